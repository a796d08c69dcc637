import { hashText } from '../../engine/kernel/hash.ts';
import type { ArchiveFaultCode } from '../shared/storage/archive-fault.ts';
import { of, pick, valued, worded, type Dice, type Json, type Mutation } from './spoil.ts';
import { contentOf, partsOf, rewritten } from './zip-parts.ts';

const gameWith = (
  name: string,
  changes: readonly Json[],
  codes: readonly ArchiveFaultCode[] = ['shape'],
): Mutation =>
  of(name, codes, (file, dice) => {
    const change = pick(changes, dice);
    return valued(file, 'game.json', (game) => ({ ...game, ...change }));
  });

const recordsWith = (
  name: string,
  change: (records: Json[], dice: Dice) => unknown,
  codes: readonly ArchiveFaultCode[] = ['shape'],
): Mutation =>
  of(name, codes, (file, dice) =>
    valued(file, 'records.json', (records) => change(records as unknown as Json[], dice)),
  );

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
  gameWith('packs that are none', [{ packs: [{ hash: '../x', pack: 'x', version: '1' }] }]),
  gameWith('no packs', [{ packs: [] }], ['unexpected']),
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
      [pick(['seed', 'asked', 'table', HTML], dice)]: 90_000 + dice(99),
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

const listWith = (
  name: string,
  entry: string,
  change: (list: readonly Json[], dice: Dice) => unknown,
): Mutation =>
  of(name, ['shape'], (file, dice) =>
    valued(file, entry, (list) => change(list as unknown as readonly Json[], dice)),
  );

const SEEN_AND_WRITTEN: readonly Mutation[] = [
  listWith('views that are none', 'views.json', (list, dice) =>
    pick([{}, [7], [{ ...list[0], view: HTML }], [{ ...list[0], admin: true }]], dice),
  ),
  listWith('a view of no record', 'views.json', (list) => [...list, { ...list[0], number: 99_999 }]),
  listWith('views in another order', 'views.json', (list) => [...list, list[0]]),
  listWith('notes that are none', 'notes.json', (list, dice) =>
    pick([{}, [HTML], [{ ...list[0], text: '' }], [{ ...list[0], id: '../../x' }]], dice),
  ),
  listWith('a note without end', 'notes.json', (list) => [{ ...list[0], text: 'x'.repeat(4001) }]),
  listWith('a note about no record', 'notes.json', (list) => [{ ...list[0], number: 99_999 }]),
  listWith('two notes of one name', 'notes.json', (list) => [list[0], list[0]]),
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

/** A game in a file is no game that could have been played. */
export const GAME_MUTATIONS: readonly Mutation[] = [
  ...GAMES,
  ...RECORDS,
  ...STATES,
  ...HAPPENINGS,
  ...SEEN_AND_WRITTEN,
  ...PACKS,
];
