import { hashText } from '../../engine/kernel/hash.ts';
import type { ParcelFaultCode } from '../shared/keeping/parcel-fault.ts';
import type { Dice, Mutation } from './mutated-files.ts';
import { contentOf, fileOf, part, partsOf, rewritten, type Part } from './zip-parts.ts';

const of = (name: string, codes: readonly ParcelFaultCode[], spoil: Mutation['spoil']): Mutation => ({
  ...{ name, codes, spoil },
});

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;

type Json = Record<string, unknown>;

const jsonOf = (content: Buffer): Json => JSON.parse(content.toString()) as Json;

/** The file with another manifest, and all else as it was. */
function withManifest(file: Buffer, change: (manifest: Json) => unknown): Buffer {
  const [manifest, ...rest] = partsOf(file) as [Part, ...Part[]];
  return fileOf([part('manifest.json', JSON.stringify(change(jsonOf(contentOf(manifest))))), ...rest]);
}

/** The file with one entry put in other words, and all hashes right. */
const worded = (file: Buffer, entry: string, change: (text: string) => Buffer | string): Buffer =>
  rewritten(file, (name, content) => (name === entry ? change(content.toString()) : content));

/** The file with one entry of another value. */
const valued = (file: Buffer, entry: string, change: (value: Json) => unknown): Buffer =>
  worded(file, entry, (text) => JSON.stringify(change(JSON.parse(text) as Json)));

const gameWith = (
  name: string,
  changes: readonly Json[],
  codes: readonly ParcelFaultCode[] = ['shape'],
): Mutation =>
  of(name, codes, (file, dice) => {
    const change = pick(changes, dice);
    return valued(file, 'game.json', (game) => ({ ...game, ...change }));
  });

const recordsWith = (
  name: string,
  change: (records: Json[], dice: Dice) => unknown,
  codes: readonly ParcelFaultCode[] = ['shape'],
): Mutation =>
  of(name, codes, (file, dice) =>
    valued(file, 'records.json', (records) => change(records as unknown as Json[], dice)),
  );

const MANIFESTS: readonly Mutation[] = [
  of('no manifest', ['missing'], (file) => fileOf(partsOf(file).slice(1))),
  of('a manifest of a later program', ['newer'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, format: 2 + dice(9), secret: true })),
  ),
  of('a manifest of another kind', ['otherKind', 'unexpected'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, kind: pick(['deck', 'pack', 'report'], dice) })),
  ),
  of('a manifest of no kind', ['manifest'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, kind: pick(['virus', 7, null, '<b>save</b>'], dice) })),
  ),
  of('a manifest with something more', ['manifest'], (file) =>
    withManifest(file, (manifest) => ({ ...manifest, run: 'calc.exe' })),
  ),
  of('a manifest that is none', ['manifest'], (file, dice) =>
    withManifest(file, () => pick([[], 1, null, 'x'], dice)),
  ),
  of('a manifest that names an entry twice', ['twice'], (file) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      return { ...rest, entries: [...list, list[0]] };
    }),
  ),
  of('a wrong hash', ['hash'], (file, dice) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      const chosen = dice(list.length);
      const sha256 = Array.from({ length: 64 }, () => dice(16).toString(16)).join('');
      return { ...rest, entries: list.map((each, index) => (index === chosen ? { ...each, sha256 } : each)) };
    }),
  ),
  of('a wrong size', ['hash'], (file, dice) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      const chosen = dice(list.length);
      return {
        ...rest,
        entries: list.map((each, index) => (index === chosen ? { ...each, size: 1 } : each)),
      };
    }),
  ),
  of('an entry that is missing', ['missing'], (file, dice) => {
    const parts = partsOf(file);
    const gone = 1 + dice(parts.length - 1);
    return fileOf(parts.filter((_, index) => index !== gone));
  }),
  of('an entry that nobody names', ['unexpected'], (file) =>
    fileOf([...partsOf(file), part('more.json', '1')]),
  ),
  of('an entry that no game has', ['unexpected'], (file, dice) => {
    const [manifest, ...rest] = partsOf(file) as [Part, ...Part[]];
    const more = part(pick(['evil.json', 'packs/evil.json', 'happening.json'], dice), '1');
    const honest = rewritten(fileOf([manifest, ...rest, more]), (_, content) => content);
    return honest;
  }),
];

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const JSONS: readonly Mutation[] = [
  of('a prototype as a key', ['forbiddenKey'], (file, dice) =>
    worded(file, pick(['game.json', 'snapshot.json'], dice), (text) =>
      text.replace('{', `{"${pick(['__proto__', 'constructor', 'prototype'], dice)}":{"isAdmin":true},`),
    ),
  ),
  of('a prototype as a key in escapes', ['forbiddenKey'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"\\u005f_proto__":{},')),
  ),
  of('a key twice', ['keyTwice'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"id":"x",')),
  ),
  of('levels without end', ['tooDeep'], (file, dice) =>
    worded(file, 'game.json', (text) => text.replace('{', `{"deep":${deep(100 + dice(100_000))},`)),
  ),
  of('a text that is too long', ['tooLong'], (file, dice) =>
    worded(file, 'game.json', (text) =>
      text.replace('{', `{"long":"${Array.from({ length: 30_000 }, () => dice(10_000_000)).join('')}",`),
    ),
  ),
  of('a number without end', ['notJson'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"n":1e999,')),
  ),
  of('words that are no JSON', ['notJson'], (file, dice) =>
    worded(file, pick(['game.json', 'records.json', 'snapshot.json'], dice), (text) =>
      pick(
        [
          `${text} ,`,
          `/* */${text}`,
          text.slice(0, -1),
          `${text}${text}`,
          'NaN',
          "{'a':1}",
          '',
          '{"a":01}',
          '{a:1}',
        ],
        dice,
      ),
    ),
  ),
  of('signs that control', ['notJson'], (file, dice) =>
    worded(file, 'game.json', (text) => text.replace('{', `{"a":"x${String.fromCharCode(dice(32))}",`)),
  ),
  of('bytes that are no UTF-8', ['notUtf8'], (file, dice) =>
    worded(file, 'game.json', (text) =>
      Buffer.concat([
        Buffer.from('{"a":"'),
        Buffer.from([pick([0xff, 0xc0, 0x80, 0xed], dice)]),
        Buffer.from(`",${text.slice(1)}`),
      ]),
    ),
  ),
  of('a mark before the text', ['notJson'], (file) => worded(file, 'game.json', (text) => `\ufeff${text}`)),
  of('half a sign', ['notUtf8'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"a":"\\ud800",')),
  ),
];

const HTML = '<img src=x onerror="fetch(1)">';

const GAMES: readonly Mutation[] = [
  gameWith('an id that is none', [{ id: '../../x' }, { id: 7 }, { id: '' }, { id: HTML }]),
  gameWith('times that are none', [{ createdAt: 'then' }, { playedAt: 0 }, { createdAt: HTML }]),
  gameWith('a game with something more', [{ admin: true }, { [HTML]: 1 }]),
  gameWith('a seed that is none', [{ seed: '' }, { seed: {} }, { seed: 'x'.repeat(65) }]),
  gameWith('a name that is none', [{ name: 'x'.repeat(41) }, { name: 'a\nb' }, { name: [] }, { name: '' }]),
  gameWith('counts that cannot be', [{ round: -1 }, { answers: 0.5 }, { rules: '1' }, { answers: 1e9 }]),
  gameWith('a game of another program', [{ ruleset: 'chess' }, { ruleset: HTML }], ['content']),
  gameWith('a game of later rules', [{ rules: 999_999 }], ['newer']),
  gameWith(
    'a set-up that is none',
    [{ setup: {} }, { setup: { objective: HTML } }, { setup: [] }, { setup: null }],
    ['content', 'shape'],
  ),
  gameWith(
    'seats for nobody',
    [{ seating: { hands: 'open', seats: [] } }, { seating: { hands: HTML, seats: [] } }],
    ['content'],
  ),
  gameWith('another seed', [{ seed: 'another' }, { seed: HTML }], ['content']),
  gameWith(
    'another score',
    [{ round: 77 }, { answers: 999 }, { outcome: { winner: HTML, reason: 'x', round: 1 } }],
    ['content'],
  ),
  gameWith('packs that are none', [{ packs: [] }, { packs: [{ hash: '../x', pack: 'x', version: '1' }] }]),
  gameWith(
    'a pack that is not there',
    [{ packs: [{ hash: 'a'.repeat(64), pack: 'x', version: '1' }] }],
    ['missing', 'unexpected'],
  ),
  of('another set-up', ['content'], (file, dice) =>
    valued(file, 'game.json', (game) => {
      const setup = game['setup'] as { readonly seats: readonly Json[] };
      const changes: readonly Json[] = [
        { objective: 'starter:no-such-card' },
        { variants: ['cheat'] },
        { seats: setup.seats.map((each) => ({ ...each, deck: ['starter:no-such-card'] })) },
        { seats: [...setup.seats, ...setup.seats] },
        { opponentDeck: [] },
      ];
      return { ...game, setup: { ...setup, ...pick(changes, dice) } };
    }),
  ),
];

const RECORDS: readonly Mutation[] = [
  recordsWith('records that are none', (_, dice) =>
    pick([{}, null, 'x', [[]], [null], [{ kind: 'wish' }]], dice),
  ),
  recordsWith('a record with something more', (records, dice) =>
    records
      .map((each, index) => (index === dice(records.length) ? { ...each, more: HTML } : each))
      .with(0, { ...records[0], more: 1 }),
  ),
  recordsWith('a record of the future', (records) => [...records, { kind: 'return', to: 99_999, by: null }]),
  recordsWith('a record of a seat that cannot be', (records) => [
    ...records,
    { kind: 'takeOver', seat: 99, by: -1 },
  ]),
  recordsWith('an answer without end', (records) => [
    ...records,
    { kind: 'answer', by: 0, command: { decision: 1, seat: 0, answer: ['x'.repeat(65)] } },
  ]),
  recordsWith(
    'an answer that nobody could give',
    (records, dice) => {
      const chosen = records.findIndex((each, index) => each['kind'] === 'answer' && index >= dice(4));
      const command = records[chosen]?.['command'] as Json;
      return records.with(chosen, { ...records[chosen], command: { ...command, answer: [HTML] } });
    },
    ['content'],
  ),
  recordsWith('records that lack one', (records, dice) => records.toSpliced(dice(3), 1), [
    'content',
    'shape',
  ]),
  recordsWith('records in another order', (records) => records.toReversed(), ['content', 'shape']),
];

const STATES: readonly Mutation[] = [
  of('a state that is another', ['hash'], (file, dice) =>
    valued(file, 'snapshot.json', (state) => ({
      ...state,
      [pick(['seed', 'asked', 'table', HTML], dice)]: dice(99),
    })),
  ),
  of('a state that is another, with its own hash', ['content'], (file, dice) => {
    const asked = `"asked":${90_000 + dice(99)}`;
    const changed = (text: string): string => text.replace(/"asked":\d+/, asked);
    let hash = '';
    for (const each of partsOf(file))
      if (each.name.toString() === 'snapshot.json') hash = hashText(changed(contentOf(each).toString()));
    return valued(worded(file, 'snapshot.json', changed), 'game.json', (game) => ({
      ...game,
      snapshot: { hash },
    }));
  }),
  of('a state that is missing', ['missing', 'unexpected'], (file) =>
    rewritten(file, (name, content) => (name === 'snapshot.json' ? null : content)),
  ),
];

const HAPPENINGS: readonly Mutation[] = [
  of('happenings that are none', ['shape'], (file, dice) =>
    valued(file, 'happenings.json', () =>
      pick([{}, [1], [{ number: 0 }], [{ number: -1, at: null, hash: 'x', events: [] }]], dice),
    ),
  ),
  of('a happening of no record', ['shape'], (file) =>
    valued(file, 'happenings.json', (told) => {
      const list = told as unknown as readonly Json[];
      return [...list, { ...list[0], number: 99_999 }];
    }),
  ),
  of('a happening at no time', ['shape'], (file) =>
    valued(file, 'happenings.json', (told) =>
      (told as unknown as readonly Json[]).map((each) => ({ ...each, at: HTML })),
    ),
  ),
];

const packName = (file: Buffer): string =>
  partsOf(file)
    .map(({ name }) => name.toString())
    .find((name) => name.startsWith('packs/')) ?? '';

const PACKS: readonly Mutation[] = [
  of('a pack that is another', ['hash'], (file, dice) =>
    worded(file, packName(file), (text) =>
      text.replace(/"copies":\d/, `"copies":${dice(9)}`).replace('"title":"', '"title":"X'),
    ),
  ),
  of('a pack that is missing', ['missing'], (file) =>
    rewritten(file, (name, content) => (name.startsWith('packs/') ? null : content)),
  ),
];

/** How a file is spoilt that is whole as a file: what is in it is none of ours. */
export const CONTENT_MUTATIONS: readonly Mutation[] = [
  ...MANIFESTS,
  ...JSONS,
  ...GAMES,
  ...RECORDS,
  ...STATES,
  ...HAPPENINGS,
  ...PACKS,
];
