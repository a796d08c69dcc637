import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../../../db/games/packs.ts';
import { hashText } from '../../../../../engine/kernel/hash.ts';
import { honestSave, playedGame } from '../../../../testing/honest-files.ts';
import { contentOf, fileOf, manifestOf, part, partsOf, unsealed } from '../../../../testing/zip-parts.ts';
import { alphaOmegaAdapter } from '../../../games/alpha-omega/adapter.ts';
import { readArchive, sealed } from './archive.ts';
import type { SavedGame } from './save-file.ts';
import { verifiedSave } from './verified-save.ts';

const verified = (game: SavedGame): unknown => verifiedSave(alphaOmegaAdapter, honestSave(game));
const refused = (error: object): unknown => ({ ok: false, error: expect.objectContaining(error) as unknown });

describe('a game out of a file', () => {
  const game = playedGame('verified', 12);

  test('is what was written, and was played again', () => {
    expect(verified(game)).toMatchObject({ ok: true, value: { isPlayedAgain: true, game: { id: game.id } } });
  });

  test.each([
    ['a victory', { winner: 'good', reason: 'objectiveAchieved', round: game.round }],
    ['a defeat', { winner: 'opponent', reason: 'lead', round: game.round }],
  ])('that goes on is refused where it boasts of %s', (_, outcome) => {
    expect(game.outcome).toBeNull();
    expect(verified({ ...game, outcome })).toEqual(
      refused({ code: 'content', entry: 'game.json', path: 'outcome' }),
    );
  });

  test.each([
    ['round', { round: game.round + 1 }],
    ['answers', { answers: game.answers - 1 }],
  ])('is refused where it tells of another %s than it was played for', (path, change) => {
    expect(verified({ ...game, ...change })).toEqual(refused({ code: 'content', entry: 'game.json', path }));
  });

  test.each([
    ['told twice', (list: SavedGame['happenings']) => [...list.slice(0, 3), ...list.slice(2)]],
    ['told backwards', (list: SavedGame['happenings']) => list.toReversed()],
  ])('is refused where what happened is %s', (_, change) => {
    const happenings = change(game.happenings);
    expect(verified({ ...game, happenings })).toEqual(refused({ code: 'shape', entry: 'happenings.json' }));
  });

  test.each([
    ['told twice', [0, 0], 1],
    ['told backwards', [2, 1], 1],
    ['of a record that is not there', [1, game.records.length + 1], 1],
  ])('is refused where a view is %s', (_, numbers, at) => {
    const views = numbers.map((number) => ({ number, round: 1, view: {} }));
    expect(verified({ ...game, views })).toEqual(
      refused({ code: 'shape', entry: 'views.json', path: `${at}.number` }),
    );
  });
});

describe('the names of players in a file', () => {
  test('are those that every door would take, and the game is the one that was played', () => {
    const game = playedGame('typed', 12, ['\u202EJose\u0301\u200B', 'Ben']);
    const read = verified(game);
    expect(read).toMatchObject({
      ok: true,
      value: {
        isPlayedAgain: true,
        goesOn: true,
        game: { setup: { seats: [{ name: 'José' }, { name: 'Ben' }] } },
      },
    });
    // What failed would print the whole game.
    expect(/\u202E|\u200B|\u0301/u.test(JSON.stringify(game))).toBe(true);
    expect(/\u202E|\u200B|\u0301/u.test(JSON.stringify(read))).toBe(false);
  });

  test.each([['\u3164'], ['a\0b'], ['x'.repeat(41)], ['']])('are refused where they are none: %j', (name) => {
    expect(verified(playedGame('unseen', 3, ['Ann', name]))).toEqual(
      refused({ code: 'shape', entry: 'game.json', path: 'setup.seats.1.name' }),
    );
  });
});

describe('what lies between the entries and their list', () => {
  const [manifest, ...rest] = partsOf(honestSave(playedGame('between', 3)));
  if (!manifest) throw new Error('no manifest');
  const honest = fileOf([part('manifest.json', manifestOf(manifest, rest)), ...rest]);

  test('is nothing in an honest file', () => {
    expect(partsOf(honest).map(contentOf)).toHaveLength(rest.length + 1);
    expect(readArchive(honest)).toMatchObject({ ok: true });
  });

  test('is refused, also where the list is said to begin behind it', () => {
    const zip = unsealed(honest);
    const end = zip.length - 22;
    const list = zip.readUInt32LE(end + 16);
    const stowed = Buffer.concat([zip.subarray(0, list), Buffer.from('stowaway'), zip.subarray(list)]);
    stowed.writeUInt32LE(list + 8, end + 8 + 16);
    expect(readArchive(sealed(stowed))).toMatchObject({
      ok: false,
      error: { code: 'broken', detail: 'something lies between the entries and their list' },
    });
  });
});

describe('what a game out of a file says of itself', () => {
  const game = playedGame('said', 12);
  const version = alphaOmegaAdapter.ruleset.version;
  const exactly = (code: string, detail: string, entry: string, path = ''): unknown => ({
    ...{ ok: false, error: { code, detail, entry, path } },
  });

  test.each<[string, Partial<SavedGame>, unknown]>([
    ['another game', { ruleset: 'chess' }, exactly('content', 'a game of chess', 'game.json', 'ruleset')],
    [
      'later rules',
      { rules: version + 1 },
      exactly('newer', `of rules ${version + 1}; this program knows ${version}`, 'game.json', 'rules'),
    ],
    ['an outcome that is none', { outcome: {} }, refused({ code: 'content', entry: 'game.json', path: '' })],
    ['no set-up', { setup: {} }, refused({ code: 'content', entry: 'game.json', path: 'setup' })],
    [
      'too few players',
      { seating: { hands: 'open', seats: [{ kind: 'bot' }] } },
      exactly('content', '1 players for 2 seats', 'game.json', 'seating'),
    ],
    [
      'an outcome that is none',
      { outcome: { winner: null, reason: 7, round: 1 } },
      refused({
        code: 'content',
        entry: 'game.json',
        path: '',
        detail: expect.stringMatching(/^outcome: /) as unknown,
      }),
    ],
    [
      'another round',
      { round: game.round + 1 },
      exactly('content', `${game.round}, when it is played`, 'game.json', 'round'),
    ],
    [
      'other answers',
      { answers: game.answers + 1 },
      exactly('content', `${game.answers}, when it is played`, 'game.json', 'answers'),
    ],
    [
      'another end',
      { outcome: { winner: 'good', reason: 'lead', round: 1 } },
      exactly('content', 'it ends otherwise when it is played', 'game.json', 'outcome'),
    ],
    [
      'answers to another game',
      { seed: 'other' },
      refused({ code: 'content', entry: 'records.json', path: '' }),
    ],
  ])('is refused where that is %s', (_, changes, fault) => {
    expect(verified({ ...game, ...changes })).toEqual(fault);
  });

  const withState = (change: (text: string) => string): SavedGame => {
    const text = change(game.snapshot?.text ?? '');
    return { ...game, snapshot: { text, hash: hashText(text) } };
  };

  test('is refused where its state is another, or none of these rules', () => {
    expect(verified(withState((text) => text.replace(/"asked":\d+/, '"asked":999')))).toEqual(
      exactly('content', 'it stands otherwise when it is played', 'snapshot.json'),
    );
    expect(verified(withState((text) => text.replace(/"rules":\d+/, '"rules":0')))).toEqual(
      refused({ code: 'content', entry: 'snapshot.json', path: '' }),
    );
    expect(verified({ ...game, snapshot: null })).toMatchObject({
      ok: true,
      value: { game: { snapshot: null } },
    });
  });

  test('is refused where its cards are no programs that could be played', () => {
    const [pack] = game.packs;
    if (!pack) throw new Error('it is played with a pack');
    const content = JSON.stringify({ ...(JSON.parse(pack.content) as object), ruleset: 'chess' });
    const hash = contentHash(content);
    const other = { ...game, packs: [{ ...pack, content, hash }] };
    const entry = `packs/${hash}.json`;
    expect(verified(other)).toEqual(refused({ code: 'content', entry, path: 'ruleset' }));
    // Of older rules it can only be watched then.
    const old = { ...other, rules: version - 1 };
    expect(verified(old)).toMatchObject({ ok: true, value: { isPlayedAgain: false, goesOn: false } });
  });

  test('is told and shown as it is played, whatever the file tells, at the times of the file', () => {
    const [first, ...rest] = game.happenings;
    if (!first) throw new Error('it was told');
    const happenings = [{ ...first, hash: '0'.repeat(16), events: [], at: '2020-01-01T00:00:00.000Z' }];
    const read = verifiedSave(alphaOmegaAdapter, honestSave({ ...game, happenings, views: [] }));
    if (!read.ok) throw new Error(read.error.detail);
    expect(read.value.game.happenings).toEqual([
      { ...first, at: '2020-01-01T00:00:00.000Z' },
      ...rest.map((each) => ({ ...each, at: null })),
    ]);
    expect(read.value.game.views).toEqual(game.views);
  });

  /** The same game as older rules left it. */
  const older = (changes: Partial<SavedGame> = {}): SavedGame => ({
    ...withState((text) => JSON.stringify({ ...(JSON.parse(text) as object), rules: version - 1 })),
    rules: version - 1,
    ...changes,
  });

  /** Where the rules before today's took it over from older ones, and nothing was recorded since. */
  const takenOver = (change: (text: string) => string): Partial<SavedGame> => {
    const text = change(game.snapshot?.text ?? '').replace(/"rules":\d+/, `"rules":${String(version - 2)}`);
    const before = { text, hash: hashText(text) };
    const number = game.records.length;
    return { upgrades: [{ number, from: version - 2, to: version - 1, before }] };
  };

  test.each<[string, Partial<SavedGame>, boolean]>([
    ['as it stands', {}, true],
    ['taken over from still older ones where it stands', takenOver((text) => text), true],
    [
      'taken over where it stood otherwise',
      takenOver((text) => text.replace(/"asked":\d+/, '"asked":999')),
      false,
    ],
    ['taken over from no state', takenOver((text) => text.replace('"table"', '"cable"')), false],
    ['without its state', { snapshot: null }, false],
    ['in another round', { round: game.round + 1 }, false],
    ['with another end', { outcome: { winner: 'good', reason: 'lead', round: 1 } }, false],
    ['by rules that nobody knows any more', { rules: 0 }, false],
  ])('by older rules, %s, goes on: %s', (_, changes, goesOn) => {
    const read = verifiedSave(alphaOmegaAdapter, honestSave(older(changes)));
    expect(read).toMatchObject({ ok: true, value: { goesOn, isPlayedAgain: false } });
    expect(read.ok && read.value.game.snapshot !== null).toBe(goesOn);
    // What older rules played is told as the file tells it.
    expect(read.ok && read.value.game.happenings).toEqual(game.happenings);
  });

  test('that newer rules took over is played again from there, and told before as the file tells it', () => {
    const before = older().snapshot;
    if (before === null) throw new Error('it has a state');
    const upgrade = { number: game.records.length, from: version - 1, to: version, before };
    const told = game.happenings.map((each) => ({ ...each, events: [{ any: 'thing' }] }));
    const taken = { ...game, happenings: told, snapshot: null, upgrades: [upgrade] };
    expect(verified(taken)).toMatchObject({
      ok: true,
      value: { isPlayedAgain: false, goesOn: true, game: { happenings: told, views: game.views } },
    });
    const broken = JSON.stringify({ ...(JSON.parse(before.text) as object), table: {} });
    const alien = { ...upgrade, before: { text: broken, hash: hashText(broken) } };
    expect(verified({ ...taken, upgrades: [alien] })).toEqual(
      refused({ code: 'content', entry: 'upgrades.json', path: '' }),
    );
  });
});
