import { describe, expect, test } from 'vitest';
import { hashText } from '../../../../../engine/kernel/hash.ts';
import { playedGame } from '../../../../testing/honest-files.ts';
import type { Archive } from './archive.ts';
import { entriesOfSave, savedGameRead } from './save-file.ts';

const game = playedGame('save-file', 12);
const [record] = game.records;
const [pack] = game.packs;
const [happening] = game.happenings;
const [note] = game.notes;
if (record?.kind !== 'answer' || !pack || !happening || !note) throw new Error('another game is needed');
const PACK = `packs/${pack.hash}.json`;
const ENTRIES = entriesOfSave(game);

/** The honest entries with some of them changed, and without those that are said to be nothing. */
const changed = (changes: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> =>
  new Map([...new Map([...ENTRIES, ...Object.entries(changes)])].filter(([, value]) => value !== undefined));

const read = (changes: Readonly<Record<string, unknown>> = {}) =>
  savedGameRead({ entries: changed(changes) } as Archive);

const header = (changes: object): unknown =>
  read({ 'game.json': { ...(ENTRIES.get('game.json') as object), ...changes } });

const fault = (code: string, entry: string, path = '', detail?: string): unknown => ({
  ...{ ok: false, error: { code, entry, path, detail: detail ?? (expect.any(String) as unknown) } },
});

describe('a saved game', () => {
  test('comes back as it was, with as many entries as it needs', () => {
    expect(read()).toEqual({ ok: true, value: game });
    expect([...ENTRIES.keys()]).toEqual([
      ...['game.json', 'records.json', 'happenings.json', 'views.json', 'notes.json', 'snapshot.json', PACK],
    ]);
    expect(ENTRIES.get('game.json')).toEqual({
      ...{ id: game.id, ruleset: game.ruleset, rules: game.rules, setup: game.setup, seed: game.seed },
      ...{ seating: game.seating, createdAt: game.createdAt, playedAt: game.playedAt, name: null },
      ...{ profile: null, round: game.round, answers: game.answers, outcome: null },
      snapshot: { hash: game.snapshot?.hash },
      packs: [{ hash: pack.hash, pack: pack.pack, version: pack.version }],
    });
    const bare = { ...game, views: [], notes: [], snapshot: null };
    const few = entriesOfSave(bare);
    expect([...few.keys()]).toEqual(['game.json', 'records.json', 'happenings.json', PACK]);
    expect(savedGameRead({ entries: few } as Archive)).toEqual({ ok: true, value: bare });
  });

  test('of an older program may know of no profile', () => {
    const { profile: _, ...old } = ENTRIES.get('game.json') as Record<string, unknown>;
    expect(read({ 'game.json': old })).toEqual({ ok: true, value: game });
  });

  const text = '{"rules":1}';
  const upgrades = [
    { number: 1, from: 1, to: 2, before: { text, hash: hashText(text) } },
    { number: 3, from: 2, to: game.rules, before: { text, hash: hashText(text) } },
  ];
  test('comes back with where it went on under newer rules', () => {
    const entries = entriesOfSave({ ...game, upgrades });
    expect(entries.get('upgrades.json')).toEqual([
      { number: 1, from: 1, to: 2, hash: hashText(text), state: { rules: 1 } },
      { number: 3, from: 2, to: game.rules, hash: hashText(text), state: { rules: 1 } },
    ]);
    expect(savedGameRead({ entries } as Archive)).toEqual({ ok: true, value: { ...game, upgrades } });
  });

  const upgrade = { number: 1, from: 1, to: game.rules, hash: hashText(text), state: { rules: 1 } };
  test.each<[string, readonly object[], string, string, string?]>([
    [
      'another state',
      [{ ...upgrade, hash: '0'.repeat(16) }],
      'hash',
      '0.hash',
      'it is not the state that it names',
    ],
    [
      'rules that fall',
      [{ ...upgrade, from: 9 }],
      'shape',
      '0.to',
      `rules 9 to ${game.rules} lead nowhere here`,
    ],
    [
      'rules that stay',
      [{ ...upgrade, from: game.rules }],
      ...(['shape', '0.to', `rules ${game.rules} to ${game.rules} lead nowhere here`] as const),
    ],
    ['a way to other rules', [{ ...upgrade, to: 9 }], 'shape', '0.to', 'rules 1 to 9 lead nowhere here'],
    [
      'a gap in the way',
      [
        { ...upgrade, to: 2 },
        { ...upgrade, number: 2, from: 3 },
      ],
      ...(['shape', '0.to', 'rules 1 to 2 lead nowhere here'] as const),
    ],
    ['no record', [{ ...upgrade, number: 999 }], 'shape', '0.number', 'number 999 has no place here'],
    ['a record twice', [upgrade, upgrade], 'shape', '1.number', 'number 1 has no place here'],
    ['rules from nowhere', [{ ...upgrade, from: 0 }], 'shape', '0.from'],
    ['rules beyond all', [{ ...upgrade, to: 1_000_001 }], 'shape', '0.to'],
    ['something more', [{ ...upgrade, more: 1 }], 'shape', '0'],
    ['a hash that is none', [{ ...upgrade, hash: 'x' }], 'shape', '0.hash'],
    ['a longer hash', [{ ...upgrade, hash: `${hashText(text)}0` }], 'shape', '0.hash'],
    ['a state that is none', [{ ...upgrade, state: 7 }], 'shape', '0.state'],
    ['no number', [{ ...upgrade, number: -1 }], 'shape', '0.number'],
    ['more than there may be', Array.from({ length: 101 }, () => upgrade), 'shape', ''],
  ])('is refused with an upgrade of %s', (_, list, code, path, detail) => {
    expect(read({ 'upgrades.json': list })).toEqual(fault(code, 'upgrades.json', path, detail));
  });
});

describe('the head of a saved game', () => {
  const outcome = { winner: 'good', more: 1 };
  test.each([
    { rules: 0 },
    { rules: 1_000_000 },
    { ruleset: 'x'.repeat(40) },
    { seed: 'x'.repeat(64) },
    { round: 0 },
    { round: 100_000 },
    { answers: 1_000_000 },
    { outcome },
    { outcome: { winner: null } },
    // What an outcome is made of, its own game says.
    { outcome: { first: 2 } },
    { name: 'Eve' },
    { profile: game.id },
    { seating: { any: 'thing' } },
    { seating: null },
  ])('may be %j', (changes) => {
    expect(header(changes)).toEqual({ ok: true, value: { ...game, ...changes } });
  });

  test.each<[string, unknown]>([
    ['id', 'x'],
    ['ruleset', ''],
    ['ruleset', 'x'.repeat(41)],
    ['rules', -1],
    ['rules', 1_000_001],
    ['rules', 0.5],
    ['setup', null],
    ['setup', 7],
    ['seed', ''],
    ['seed', 'x'.repeat(65)],
    ['seating', 7],
    ['createdAt', 'then'],
    ['playedAt', 'then'],
    ['name', ''],
    ['name', 7],
    ['profile', 'x'],
    ['round', -1],
    ['round', 100_001],
    ['answers', -1],
    ['answers', 1_000_001],
    ['outcome', 'won'],
    ['snapshot', {}],
    ['packs', {}],
    ['packs', 7],
    ['packs', Array.from({ length: 51 }, () => ({ hash: pack.hash, pack: 'x', version: '1' }))],
  ])('is refused where its %s is %j', (key, value) => {
    const found = header({ [key]: value }) as { readonly error: { readonly path: string } };
    expect(found).toMatchObject({ ok: false, error: { code: 'shape', entry: 'game.json' } });
    expect(found.error.path.split('.')[0]).toBe(key);
  });

  test.each<[object, string]>([
    [{ snapshot: { hash: '0'.repeat(15) } }, 'snapshot.hash'],
    [{ snapshot: { hash: '0'.repeat(17) } }, 'snapshot.hash'],
    [{ snapshot: { hash: '0'.repeat(16), more: 1 } }, 'snapshot'],
    [{ packs: [{ hash: 'x', pack: 'x', version: '1' }] }, 'packs.0.hash'],
    [{ packs: [{ hash: `${pack.hash}0`, pack: 'x', version: '1' }] }, 'packs.0.hash'],
    [{ packs: [{ hash: `0${pack.hash}`, pack: 'x', version: '1' }] }, 'packs.0.hash'],
    [{ packs: [{ hash: pack.hash, pack: '', version: '1' }] }, 'packs.0.pack'],
    [{ packs: [{ hash: pack.hash, pack: 'x', version: 'x'.repeat(81) }] }, 'packs.0.version'],
    [{ packs: [{ hash: pack.hash, pack: 'x', version: '1', more: 1 }] }, 'packs.0'],
    [{ more: 1 }, ''],
  ])('is refused with %j', (changes, path) => {
    expect(header(changes)).toEqual(fault('shape', 'game.json', path));
  });
});

describe('the records of a saved game', () => {
  const answer = (changes: object): object => ({ ...record, command: { ...record.command, ...changes } });
  const withRecords = (list: unknown): unknown => read({ 'records.json': list });
  const first = game.records;

  test.each<[string, object]>([
    ['an empty answer', answer({ answer: [] })],
    [
      'the longest answer',
      answer({ answer: Array.from({ length: 200 }, () => 'x'.repeat(64)), decision: 1_000_000 }),
    ],
    ['a seat beside', answer({ seat: 11, decision: 1 })],
    ['a return to the beginning', { kind: 'return', to: 0, by: 0 }],
    ['a return to what it follows', { kind: 'return', to: first.length, by: null }],
    ['a bot', { kind: 'seating', seat: 0, player: { kind: 'bot' } }],
    ['one who takes over', { kind: 'takeOver', seat: 0, by: 11 }],
  ])('may have %s', (_, last) => {
    const records = [...first, last];
    expect(withRecords(records)).toEqual({ ok: true, value: { ...game, records } });
  });

  test.each<[string, unknown, string]>([
    ['no record', { kind: 'wish' }, 'kind'],
    ['more in an answer', { ...record, more: 1 }, ''],
    ['more in a command', answer({ more: 1 }), 'command'],
    ['no decision', answer({ decision: 0 }), 'command.decision'],
    ['a decision beyond all', answer({ decision: 1_000_001 }), 'command.decision'],
    ['half a decision', answer({ decision: 0.5 }), 'command.decision'],
    ['no seat', answer({ seat: -1 }), 'command.seat'],
    ['a seat beyond all', answer({ seat: 12 }), 'command.seat'],
    ['a long option', answer({ answer: ['x'.repeat(65)] }), 'command.answer.0'],
    ['an option that is none', answer({ answer: [7] }), 'command.answer.0'],
    ['options without end', answer({ answer: Array.from({ length: 201 }, () => 'x') }), 'command.answer'],
    ['nobody who answers', { ...record, by: null }, 'by'],
    ['a return to before', { kind: 'return', to: -1, by: null }, 'to'],
    ['more in a return', { kind: 'return', to: 0, by: null, more: 1 }, ''],
    ['a return of a stranger', { kind: 'return', to: 0, by: 12 }, 'by'],
    ['nobody in a seat', { kind: 'seating', seat: 0, player: null }, 'player'],
    ['more in a seating', { kind: 'seating', seat: 0, player: { kind: 'bot' }, more: 1 }, ''],
    ['nobody who takes over', { kind: 'takeOver', seat: 0 }, 'by'],
    ['more in taking over', { kind: 'takeOver', seat: 0, by: 0, more: 1 }, ''],
  ])('are refused with %s', (_, last, path) => {
    const at = String(first.length);
    expect(withRecords([...first, last])).toEqual(
      fault('shape', 'records.json', path === '' ? at : `${at}.${path}`),
    );
  });

  test('lead back to none that was not yet', () => {
    const to = first.length + 1;
    expect(withRecords([...first, { kind: 'return', to, by: null }])).toEqual(
      fault('shape', 'records.json', `${first.length}.to`, `returns to ${to}, which was not yet`),
    );
    expect(withRecords({})).toEqual(fault('shape', 'records.json'));
  });
});

describe('what else is in a saved game', () => {
  const view = { number: 0, round: 0, view: {} };
  const many = (count: number, of: object): readonly object[] =>
    Array.from({ length: count }, (_, number) => ({ ...of, number }));
  const noteWith = (changes: object): readonly object[] => [{ ...note, ...changes }];

  test.each<[string, unknown, string]>([
    ['happenings.json', [{ ...happening, number: -1 }], '0.number'],
    ['happenings.json', [{ ...happening, at: 'then' }], '0.at'],
    ['happenings.json', [{ ...happening, hash: 'x' }], '0.hash'],
    ['happenings.json', [{ ...happening, hash: '0'.repeat(17) }], '0.hash'],
    ['happenings.json', [{ ...happening, events: [7] }], '0.events.0'],
    ['happenings.json', [{ ...happening, events: Array.from({ length: 10_001 }, () => ({})) }], '0.events'],
    ['happenings.json', [{ ...happening, more: 1 }], '0'],
    ['happenings.json', {}, ''],
    ['views.json', [{ ...view, number: -1 }], '0.number'],
    ['views.json', [{ ...view, round: -1 }], '0.round'],
    ['views.json', [{ ...view, view: 7 }], '0.view'],
    ['views.json', [{ ...view, more: 1 }], '0'],
    ['views.json', many(10_001, view), ''],
    ['notes.json', noteWith({ id: 'x' }), '0.id'],
    ['notes.json', noteWith({ number: -1 }), '0.number'],
    ['notes.json', noteWith({ text: '' }), '0.text'],
    ['notes.json', noteWith({ text: 'x'.repeat(4001) }), '0.text'],
    ['notes.json', noteWith({ createdAt: 'then' }), '0.createdAt'],
    ['notes.json', noteWith({ changedAt: 'then' }), '0.changedAt'],
    ['notes.json', noteWith({ more: 1 }), '0'],
    ['notes.json', Array.from({ length: 1001 }, () => note), ''],
  ])('is refused: %s as %j', (entry, list, path) => {
    expect(read({ [entry]: list })).toEqual(fault('shape', entry, path));
  });

  test('is of records that are there, in their order', () => {
    const last = game.records.length;
    expect(read({ 'views.json': [view, { ...view, number: last }] })).toMatchObject({ ok: true });
    const place = (entry: string, list: unknown, index: number, number: number): void => {
      expect(read({ [entry]: list })).toEqual(
        fault('shape', entry, `${index}.number`, `number ${number} has no place here`),
      );
    };
    place('views.json', [view, { ...view, number: last + 1 }], 1, last + 1);
    place('views.json', [view, view], 1, 0);
    place('happenings.json', [{ ...happening, number: last + 1 }], 0, last + 1);
    place('happenings.json', [happening, happening], 1, 0);
    place('notes.json', noteWith({ number: last + 1 }), 0, last + 1);
    expect(read({ 'notes.json': noteWith({ number: last }) })).toMatchObject({ ok: true });
    expect(read({ 'happenings.json': [{ ...happening, at: null }] })).toMatchObject({ ok: true });
  });

  test('are notes, each of its own name', () => {
    expect(read({ 'notes.json': [note, note] })).toEqual(
      fault('shape', 'notes.json', '1.id', `${note.id} is there twice`),
    );
  });

  const A_HASH = 'a'.repeat(64);
  test.each<[string, Readonly<Record<string, unknown>>, unknown]>([
    ['no head', { 'game.json': undefined }, fault('missing', 'game.json', '', 'a game needs it')],
    ['no records', { 'records.json': undefined }, fault('missing', 'records.json', '', 'a game needs it')],
    [
      'no story',
      { 'happenings.json': undefined },
      fault('missing', 'happenings.json', '', 'a game needs it'),
    ],
    [
      'no state',
      { 'snapshot.json': undefined },
      fault('missing', 'snapshot.json', '', 'the game says that it is there'),
    ],
    [
      'another state',
      { 'snapshot.json': { a: 1 } },
      fault('hash', 'snapshot.json', '', 'it is not the state that the game names'),
    ],
    ['no pack', { [PACK]: undefined }, fault('missing', PACK, 'packs.0', 'the game is played with it')],
    ['another pack', { [PACK]: {} }, fault('hash', PACK, '', 'it is not the pack that the game names')],
    [
      'a stranger',
      { [`packs/${A_HASH}.json`]: {} },
      fault('unexpected', `packs/${A_HASH}.json`, '', 'nothing of the game is called so'),
    ],
  ])('is refused with %s', (_, changes, refused) => {
    expect(read(changes)).toEqual(refused);
  });

  test('is no state where the game names none', () => {
    const bare = { ...(ENTRIES.get('game.json') as object), snapshot: null };
    expect(read({ 'game.json': bare })).toEqual(
      fault('unexpected', 'snapshot.json', '', 'nothing of the game is called so'),
    );
  });
});
