import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPack, loadPacks, setUp } from './load.ts';
import { abdiel, packsWith, trialPack } from './testing/packs.ts';

const abdielFile = 'trial/good/abdiel.json';
const zophiel = abdiel({ id: 'trial:zophiel', name: 'Zophiel' });

/** The issues of a pack whose Angel has these changes, beside a whole card that must survive. */
function complaints(changes: Readonly<Record<string, unknown>>) {
  const { packs, issues } = loadPacks(
    packsWith({
      'trial/pack.json': { ...trialPack, decks: { ...trialPack.decks, good: [] } },
      [abdielFile]: abdiel(changes),
      'trial/good/zophiel.json': zophiel,
    }),
  );
  expect(packs.map(({ cards }) => cards.map(({ id }) => id))).toEqual([['trial:zophiel']]);
  return issues;
}

describe('a whole pack', () => {
  const files = { 'trial/pack.json': trialPack, [abdielFile]: abdiel() };

  test('is loaded without a complaint, from its own folder or among others', () => {
    const dir = packsWith(files);
    const loaded = loadPacks(dir);
    expect(loaded.issues).toEqual([]);
    expect(loaded.packs).toMatchObject([{ id: 'trial', cards: [{ id: 'trial:abdiel' }] }]);
    expect(loadPack(join(dir, 'trial'))).toEqual(loaded);
  });

  test('has a hash of its content, whatever the order of keys, and another for other content', () => {
    const hashOf = (changes: object): string | undefined =>
      loadPacks(packsWith({ ...files, [abdielFile]: changes })).packs[0]?.hash;
    const backwards = Object.fromEntries(Object.entries(abdiel()).toReversed());
    expect(hashOf(abdiel())).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(backwards)).toBe(hashOf(abdiel()));
    expect(hashOf(abdiel({ strength: 4 }))).not.toBe(hashOf(abdiel()));
  });

  test('sets up a game in which each player has the whole Good deck', () => {
    const [pack] = loadPacks(
      packsWith({
        ...files,
        'trial/good/zophiel.json': abdiel({ id: 'trial:zophiel', copies: 2 }),
        'trial/pack.json': {
          ...trialPack,
          decks: {
            ...trialPack.decks,
            good: [...trialPack.decks.good, { card: 'trial:zophiel', copies: 2 }],
          },
        },
      }),
    ).packs;
    const deck = ['trial:abdiel', 'trial:zophiel', 'trial:zophiel'];
    expect(pack && setUp(pack, 'trial:war', ['Mindy', 'Steve'])).toEqual({
      objective: 'trial:war',
      seats: [
        { name: 'Mindy', deck },
        { name: 'Steve', deck },
      ],
      opponentDeck: [],
      callingDeck: [],
    });
  });
});

describe('a broken card costs that card, and the complaint names file and place', () => {
  test('a key that does not exist', () => {
    expect(complaints({ strenght: 3 })).toEqual([
      { file: abdielFile, path: 'strenght', code: 'unknownKey', message: 'there is no "strenght" here' },
    ]);
  });

  test('a value of the wrong type', () => {
    expect(complaints({ strength: '3' })).toMatchObject([
      { file: abdielFile, path: 'strength', code: 'wrongValue', message: 'expected number, received string' },
    ]);
  });

  test('a missing fact', () => {
    expect(complaints({ emblem: undefined })).toMatchObject([{ file: abdielFile, path: 'emblem' }]);
  });

  test('a text of its own, which no card has, with a hint where it comes from', () => {
    const [issue] = complaints({ text: 'Once per turn, draw 1 card.' });
    expect(issue).toMatchObject({ file: abdielFile, path: 'text', code: 'unknownKey' });
    expect(issue?.message).toContain('made from its program');
  });

  test('an op that does not exist, deep inside', () => {
    const abilities = [
      { kind: 'activated', limit: { per: 'turn' }, do: [{ op: 'draw', amount: 1 }, { op: 'smite' }] },
    ];
    const [issue] = complaints({ abilities });
    expect(issue).toMatchObject({ file: abdielFile, path: 'abilities[0].do[1].op', code: 'wrongValue' });
    expect(issue?.message).toContain("'cancelAttack'");
  });

  test('a misspelt word of a change', () => {
    const constant = (gives: object) => [{ kind: 'constant', affects: { is: 'self' }, gives }];
    expect(complaints({ abilities: constant({ change: 'strenth', add: 1 }) })).toMatchObject([
      {
        path: 'abilities[0].gives.change',
        code: 'wrongValue',
        message:
          'expected one of strength, damageDealt, damageTaken, attacks, absorbs, targets, luresAstray, cannot, silenced, drawPhase, playPhase, opponentPhase, closed, ' +
          'opponentsStill, neverLuredPlayer',
      },
    ]);
    expect(complaints({ abilities: constant({ change: 'attacks', ad: 1 }) })).toMatchObject([
      { path: 'abilities[0].gives.add', code: 'wrongValue' },
      { path: 'abilities[0].gives.ad', code: 'unknownKey' },
    ]);
  });

  test('a condition that is wrong inside another', () => {
    const abilities = [
      { kind: 'triggered', on: [{ moment: 'turnBegins' }], if: { not: { lured: 'me' } }, do: [] },
    ];
    expect(complaints({ abilities })).toMatchObject([{ path: 'abilities[0].if.not.lured' }]);
  });

  test('text that is no JSON, and files that are too large or too deep', () => {
    const { packs, issues } = loadPacks(
      packsWith({
        'trial/pack.json': { ...trialPack, decks: { ...trialPack.decks, good: [] } },
        [abdielFile]: '{ "id": ',
        'trial/good/babel.json': `"${'x'.repeat(70_000)}"`,
        'trial/good/pit.json': `${'['.repeat(5000)}${']'.repeat(5000)}`,
      }),
    );
    expect(packs).toMatchObject([{ cards: [] }]);
    expect(issues.map(({ file, code }) => [file, code])).toEqual([
      [abdielFile, 'notJson'],
      ['trial/good/babel.json', 'tooLarge'],
      ['trial/good/pit.json', 'tooDeep'],
    ]);
  });

  test('an id that is not the pack and the file, and so no id of another pack', () => {
    expect(complaints({ id: 'starter:abdiel' })).toMatchObject([
      { file: abdielFile, path: 'id', code: 'wrongId', message: 'must be "trial:abdiel"' },
    ]);
  });

  test('a card in the wrong folder', () => {
    expect(complaints({ side: 'opponent' })).toMatchObject([{ file: abdielFile, code: 'wrongFolder' }]);
  });

  test('a card that names one that was left out goes with it', () => {
    const knows = (name: string) => [
      { kind: 'constant', affects: { name }, gives: { change: 'strength', add: 1 } },
    ];
    const { packs, issues } = loadPacks(
      packsWith({
        'trial/pack.json': trialPack,
        [abdielFile]: abdiel({ strength: 0 }),
        'trial/good/ithuriel.json': abdiel({ id: 'trial:ithuriel', abilities: knows('trial:abdiel') }),
        'trial/good/uzziel.json': abdiel({ id: 'trial:uzziel', abilities: knows('trial:ithuriel') }),
        'trial/good/zephon.json': abdiel({ id: 'trial:zephon', abilities: knows('trial:zephon') }),
      }),
    );
    expect(packs.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(['trial:zephon']);
    expect(issues.map(({ file, path, code }) => [file, path, code])).toEqual([
      [abdielFile, 'strength', 'wrongValue'],
      ['trial/good/ithuriel.json', 'abilities[0].affects.name', 'unknownCard'],
      ['trial/good/uzziel.json', 'abilities[0].affects.name', 'unknownCard'],
      ['trial/pack.json', 'decks.good[0].card', 'unknownCard'],
    ]);
  });

  test('a card with an emblem that cannot be drawn', () => {
    const dir = packsWith({ 'trial/pack.json': trialPack, [abdielFile]: abdiel() });
    expect(loadPacks(dir, { emblems: new Set(['winged-sword']) }).issues).toEqual([]);
    expect(loadPacks(dir, { emblems: new Set(['lion']) }).issues[0]).toMatchObject({
      ...{ file: abdielFile, path: 'emblem', code: 'unknownEmblem' },
    });
  });
});

describe('deck lists lose what cannot be played', () => {
  const listsOf = (decks: object, objectives: readonly string[] = []) =>
    loadPacks(
      packsWith({
        'trial/pack.json': { ...trialPack, decks: { ...trialPack.decks, ...decks }, objectives },
        [abdielFile]: abdiel({ copies: 2 }),
      }),
    );

  test('cards that do not exist', () => {
    const { packs, issues } = listsOf({ good: [{ card: 'trial:nobody', copies: 1 }] }, ['trial:nothing']);
    expect(packs).toMatchObject([{ decks: { good: [] }, objectives: [] }]);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['decks.good[0].card', 'unknownCard'],
      ['objectives[0]', 'unknownCard'],
    ]);
  });

  test('cards of another kind', () => {
    const { packs, issues } = listsOf({ opponent: [{ card: 'trial:abdiel', copies: 1 }] }, ['trial:abdiel']);
    expect(packs).toMatchObject([{ decks: { opponent: [] }, objectives: [] }]);
    expect(issues.map(({ code }) => code)).toEqual(['notForThisDeck', 'notForThisDeck']);
  });

  test('copies beyond those that were printed, however they are counted', () => {
    const entry = (copies: number) => ({ card: 'trial:abdiel', copies });
    const { packs, issues } = listsOf({ good: [entry(1), entry(3), entry(1)] });
    expect(packs).toMatchObject([{ decks: { good: [entry(1), entry(1)] } }]);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['decks.good[1].copies', 'tooManyCopies'],
      ['decks.good[2].copies', 'tooManyCopies'],
    ]);
  });
});

describe('a folder of packs', () => {
  test('without packs holds nothing', () => {
    expect(loadPacks(packsWith({ 'readme.txt': 'none yet' }))).toMatchObject({ packs: [], issues: [] });
  });

  test('that is not there, or cannot be read, does not fail, and says so', () => {
    const text = join(packsWith({ 'readme.txt': 'none yet' }), 'readme.txt');
    for (const [dir, code] of [
      ['/no/such/folder', 'ENOENT'],
      [text, 'ENOTDIR'],
    ] as const)
      expect(loadPacks(dir)).toMatchObject({
        packs: [],
        issues: [
          { file: dir, path: '', code: 'unreadable', message: expect.stringContaining(code) as string },
        ],
      });
  });

  test('in which the cards of a pack cannot be listed says of which, and loads the others', () => {
    const { packs, issues } = loadPacks(
      packsWith({ 'trial/pack.json': trialPack, [abdielFile]: abdiel(), 'trial/callings': 'no folder' }),
    );
    expect(packs).toMatchObject([{ cards: [{ id: 'trial:abdiel' }] }]);
    expect(issues).toMatchObject([{ file: 'trial/callings', path: '', code: 'unreadable' }]);
  });

  test('a pack without a usable pack.json is left out with a complaint', () => {
    const { packs, issues } = loadPacks(
      packsWith({ [abdielFile]: abdiel(), 'other/pack.json': { ...trialPack, version: 'new' } }),
    );
    expect(packs).toEqual([]);
    expect(issues.map(({ file, path, code }) => [file, path, code])).toEqual([
      ['other/pack.json', 'version', 'wrongValue'],
      ['trial/pack.json', '', 'unreadable'],
    ]);
  });

  test('no pack takes the name of another', () => {
    const files = { 'a/pack.json': trialPack, 'a/good/abdiel.json': abdiel() };
    const { packs, issues } = loadPacks(
      packsWith({ ...files, 'b/pack.json': trialPack, 'b/good/abdiel.json': abdiel({ strength: 9 }) }),
    );
    expect(packs).toMatchObject([{ cards: [{ strength: 3 }] }]);
    expect(issues).toMatchObject([{ file: 'b/pack.json', path: 'id', code: 'duplicatePack' }]);
  });

  test('none may take the name under which cards are kept that no pack has', () => {
    const dir = packsWith({ 'unknown/pack.json': { ...trialPack, id: 'unknown' } });
    const { packs, issues } = loadPacks(dir);
    expect(packs).toEqual([]);
    expect(issues).toMatchObject([{ file: 'unknown/pack.json', path: 'id' }]);
  });

  test('a link that leads out of a pack is not followed', () => {
    const dir = packsWith({ 'trial/pack.json': trialPack, 'secret.json': abdiel(), 'trial/good/x.txt': '' });
    symlinkSync(join(dir, 'secret.json'), join(dir, abdielFile));
    expect(loadPacks(dir)).toMatchObject({ packs: [{ cards: [] }], issues: [{ code: 'unknownCard' }] });
  });
});
