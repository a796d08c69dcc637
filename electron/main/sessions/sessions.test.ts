import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../db/games/games.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { saveState } from '../../../engine/index.ts';
import type { Reply } from '../../shared/api.ts';
import type { LogChangeOf } from '../../shared/table/standing.ts';
import { valueOf } from '../../testing/house.ts';
import {
  tallyTable,
  stock,
  storedState,
  tally,
  tallyAdapter,
  type TallyTable,
  type Tally,
} from '../../testing/tally.ts';

const REQUEST = { objective: 'tally:sum', seats: ['Ann'], seed: 'seed' };

/** Begins a game and answers it, each time with one option. */
function played({ sessions }: TallyTable, ...answers: readonly string[]): string {
  const { id } = valueOf(sessions.begin(REQUEST));
  for (const option of answers) respond({ sessions }, id, option);
  return id;
}

function respond(
  { sessions }: Pick<TallyTable, 'sessions'>,
  game: string,
  option: string,
): ReturnType<TallyTable['sessions']['answer']> {
  const { view } = valueOf(sessions.open(game));
  return sessions.answer({ game, decision: view.decision, seat: 0, answer: [option] });
}

/** What a log tells of what counts. */
const toldBy = ({ entries }: LogChangeOf<Tally['event']>): readonly Tally['event'][] =>
  entries.flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));

/** A table of the database is forgotten or changed by other hands. */
function tamper(db: OwnedDb, ...statements: readonly string[]): void {
  db.exec('DROP TRIGGER log_never_shrinks; DROP TRIGGER log_never_changes');
  for (const sql of statements) db.exec(sql);
}

/** Puts another state in place of the stored one, with a hash that fits it. */
function keepState(db: OwnedDb, game: string, changes: object): void {
  const { text, hash } = saveState({ ...storedState(db, game), ...changes });
  db.run('UPDATE games SET state = ?, state_hash = ? WHERE id = ?', text, hash, game);
}

describe('a game', () => {
  test('begins with the seed it was asked for, or with a fresh one', () => {
    const { sessions } = tallyTable();
    expect(valueOf(sessions.begin(REQUEST)).seed).toBe('seed');
    expect(valueOf(sessions.begin({ objective: 'tally:sum', seats: ['Ann'] })).seed).toBe('fresh-seed');
  });

  test('is the same after a restart, also in the middle of a decision, log and all', () => {
    const first = tallyTable();
    const id = played(first, 'add', 'roll', 'keep', 'add', 'roll');
    const before = valueOf(first.sessions.open(id));
    expect(before.view.asked).toBe('keep');

    const second = tallyTable(first.db);
    expect(valueOf(second.sessions.open(id))).toEqual(before);
    expect(toldBy(before.log).map(({ type }) => type)).toEqual(['added', 'added', 'added']);
  });

  test('goes on after a restart exactly as it would have without', () => {
    const twins = [tallyTable(), tallyTable()].map((one) => ({ one, id: played(one, 'roll') }));
    const [stayed, restarted] = twins as [(typeof twins)[0], (typeof twins)[0]];
    valueOf(respond(stayed.one, stayed.id, 'keep'));
    valueOf(respond(tallyTable(restarted.one.db), restarted.id, 'keep'));
    expect(storedState(restarted.one.db, restarted.id)).toEqual(storedState(stayed.one.db, stayed.id));
  });

  test('an answer can be given right after a restart, before anything is opened', () => {
    const { db, ...first } = tallyTable();
    const id = played({ db, ...first }, 'add');
    const step = valueOf(tallyTable(db).sessions.answer({ game: id, decision: 2, seat: 0, answer: ['add'] }));
    expect(step).toMatchObject({
      view: { sum: 2, step: 1, asked: 'turn', decision: 3 },
      beats: [{ events: [{ type: 'added', by: 1 }], changes: { sum: 2, asked: null, decision: 0 } }],
    });
  });

  test('what a reply shows is on disk', () => {
    const one = tallyTable();
    const id = played(one, 'add', 'roll');
    expect(loadGame(one.db, id)?.records).toMatchObject([
      { command: { answer: ['add'] }, by: 0 },
      { command: { answer: ['roll'] }, by: 0 },
    ]);
    expect(storedState(one.db, id).pending?.about).toBe('keep');
  });

  test('is listed with how far it is, and can be deleted', () => {
    const one = tallyTable();
    const id = played(one, 'add', 'add');
    expect(valueOf(one.sessions.list()).games).toMatchObject([{ id, answers: 2, round: 2 }]);
    expect(valueOf(one.sessions.remove(id))).toBeNull();
    expect(valueOf(one.sessions.list())).toEqual({ games: [], unreadable: [] });
    for (const reply of [one.sessions.open(id), one.sessions.remove(id), respondTo(one, id)])
      expect(reply).toEqual({ ok: false, error: { code: 'noSuchGame', detail: id } });
  });

  test('keeps the cards it was begun with when the pack changes', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    stock(one.db, 100);
    const later = tallyTable(one.db);
    expect(valueOf(respond(later, id, 'add')).view).toMatchObject({ sum: 2, step: 1 });
    expect(valueOf(later.sessions.open(id)).cards).toEqual([1]);
    expect(valueOf(later.sessions.begin(REQUEST))).toMatchObject({ cards: [100], view: { step: 100 } });
  });
});

const respondTo = ({ sessions }: TallyTable, game: string): Reply<unknown> =>
  sessions.answer({ game, decision: 1, seat: 0, answer: ['add'] });

describe('a question about a game as it stands', () => {
  const asked = ({ sessions }: TallyTable, game: string): Reply<unknown> =>
    sessions.ask(game, ({ state, eyes }) => ({ ok: true, value: [state.pending?.about, eyes] }));

  test('is answered right after a restart too, and changes nothing on disk', () => {
    const one = tallyTable();
    const game = played(one, 'roll');
    const before = loadGame(one.db, game);
    expect(asked(one, game)).toEqual({ ok: true, value: ['keep', [0]] });
    expect(asked(tallyTable(one.db), game)).toEqual({ ok: true, value: ['keep', [0]] });
    expect(loadGame(one.db, game)).toEqual(before);
  });

  test('is refused for a game that is not there', () => {
    expect(asked(tallyTable(), 'nobody')).toMatchObject({ error: { code: 'noSuchGame' } });
  });
});

describe('an answer that does not fit', () => {
  test.each([
    [{ decision: 9, seat: 0, answer: ['add'] }, 'staleDecision'],
    [{ decision: 2, seat: 1, answer: ['add'] }, 'notYourDecision'],
    [{ decision: 2, seat: 0, answer: ['fly'] }, 'notAnOption'],
    [{ decision: 2, seat: 0, answer: [] }, 'tooFew'],
    [{ decision: 2, seat: 0, answer: ['add', 'add'] }, 'tooMany'],
  ])('%j is %s and changes nothing', (command, code) => {
    const one = tallyTable();
    const game = played(one, 'add');
    const before = loadGame(one.db, game);
    expect(one.sessions.answer({ game, ...command })).toEqual({
      ok: false,
      error: { code: 'rejected', detail: code },
    });
    expect(loadGame(one.db, game)).toEqual(before);
  });

  test('a second click on the same question is stale', () => {
    const one = tallyTable();
    const id = played(one);
    const click = { game: id, decision: 1, seat: 0, answer: ['add'] };
    expect(one.sessions.answer(click).ok).toBe(true);
    expect(one.sessions.answer(click)).toMatchObject({
      error: { code: 'rejected', detail: 'staleDecision' },
    });
  });
});

describe('a defect', () => {
  test('keeps the last good state and leaves a report with all that is needed to see it again', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    expect(respond(one, id, 'boom')).toEqual({
      ok: false,
      error: { code: 'defect', detail: 'boom; report: defect.json' },
    });
    expect(one.reports).toMatchObject([
      {
        kind: 'defect',
        message: 'boom',
        game: { seed: 'seed', setup: { seats: 1 }, records: [{ command: { answer: ['add'] } }] },
        given: { decision: 2, answer: ['boom'] },
      },
    ]);
    expect(valueOf(respond(one, id, 'add')).view.sum).toBe(2);
  });

  test('in showing a state stores nothing', () => {
    const one = tallyTable(undefined, {
      ...tallyAdapter(),
      tell: ({ events }) => {
        if (events.length > 0) throw new Error('no words');
        return [];
      },
    });
    const id = played(one);
    expect(respondTo(one, id)).toMatchObject({ ok: false, error: { code: 'defect' } });
    expect(loadGame(one.db, id)?.answers).toBe(0);
  });

  test('a disk that fails is named, and the game stays where it was', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    one.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    expect(respond(one, id, 'add')).toEqual({
      ok: false,
      error: { code: 'storage', detail: 'SQLITE_CONSTRAINT_TRIGGER: disk full', cause: 'disk' },
    });
    one.db.exec('DROP TRIGGER full');
    expect(valueOf(respond(one, id, 'add')).view.sum).toBe(2);
  });
});

describe('a disk that cannot be read', () => {
  test('is not called one that cannot be written', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    one.db.exec('ALTER TABLE games RENAME TO away');
    const unreadable = { code: 'unreadable', detail: 'SQLITE_ERROR: no such table: games', cause: 'disk' };
    expect(one.sessions.list()).toEqual({ ok: false, error: unreadable });
    expect(one.sessions.open(id)).toEqual({ ok: false, error: unreadable });
  });
});

describe('a save that is damaged', () => {
  test.each([
    ['cut', `UPDATE games SET state = substr(state, 1, 40)`],
    ['changed', `UPDATE games SET state = replace(state, '"sum":', '"sum":9')`],
    ['missing', 'UPDATE games SET state = NULL'],
    ['late', 'UPDATE games SET state_number = 1'],
  ])('with its snapshot %s is played again from its answers', (_, sql) => {
    const one = tallyTable();
    const id = played(one, 'add', 'roll', 'keep', 'roll');
    const before = valueOf(one.sessions.open(id));
    tamper(one.db, sql);
    const again = tallyTable(one.db);
    expect(valueOf(again.sessions.open(id))).toEqual(before);
    expect(valueOf(respond(again, id, 'drop')).view.asked).toBe('turn');
  });

  test('with a snapshot older than its records, as a restored file has it, goes on from the last of them', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    const older = one.db.get('SELECT state_number, state_hash, state FROM games WHERE id = ?', id) ?? {};
    for (const option of ['add', 'roll']) valueOf(respond(one, id, option));
    const before = valueOf(one.sessions.open(id));
    one.db.run(
      'UPDATE games SET state_number = ?, state_hash = ?, state = ? WHERE id = ?',
      ...[Number(older['state_number']), String(older['state_hash']), String(older['state']), id],
    );
    const again = tallyTable(one.db);
    expect(valueOf(again.sessions.open(id))).toEqual(before);
    expect(before).toMatchObject({ notice: null, view: { sum: 2, asked: 'keep' } });
    expect(again.reports).toEqual([]);
  });

  test.each([
    ['holds no table', { table: null }, 'cannot be shown: '],
    ['is in the middle of nothing', { stack: [{ kind: 'tea' }] }, 'no frame is of kind tea'],
    ['has no stack', { stack: 7 }, 'cannot be shown: '],
  ])('with a whole snapshot that %s is played again, and a report is written', (_, changes, message) => {
    const one = tallyTable();
    const id = played(one, 'add', 'roll');
    const before = valueOf(one.sessions.open(id));
    keepState(one.db, id, changes);
    const again = tallyTable(one.db);
    expect(valueOf(again.sessions.open(id))).toEqual({ ...before, notice: null });
    expect(again.reports).toMatchObject([
      { kind: 'snapshot', message: expect.stringContaining(message) as string, game: { id } },
    ]);
    expect(valueOf(respond(again, id, 'drop')).view.asked).toBe('turn');
  });

  test('with neither a meaning in its snapshot nor fitting answers is refused with what is wrong', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    keepState(one.db, id, { stack: [{ kind: 'tea' }] });
    tamper(one.db, `UPDATE log SET answer = '["fly"]'`);
    expect(tallyTable(one.db).sessions.open(id)).toEqual({
      ok: false,
      error: {
        code: 'damagedSave',
        detail: 'snapshot: no frame is of kind tea; answers: answer 1 is refused: notAnOption',
      },
    });
  });

  test('with answers that lead elsewhere shows what was stored, and a report is written', () => {
    const one = tallyTable();
    const id = played(one, 'add', 'add');
    tamper(one.db, `UPDATE log SET answer = '["roll"]' WHERE number = 2`);
    const later = tallyTable(one.db);
    expect(valueOf(later.sessions.open(id))).toMatchObject({ view: { sum: 2 }, notice: 'logIncomplete' });
    expect(later.reports).toMatchObject([{ kind: 'divergence', game: { id } }]);
  });

  test('with neither snapshot nor fitting answers is refused with what is wrong', () => {
    const one = tallyTable();
    const id = played(one, 'add', 'add');
    tamper(one.db, 'UPDATE games SET state = NULL', `UPDATE log SET answer = '["fly"]' WHERE number = 2`);
    expect(tallyTable(one.db).sessions.open(id)).toEqual({
      ok: false,
      error: { code: 'damagedSave', detail: 'snapshot: missing; answers: answer 2 is refused: notAnOption' },
    });
  });

  test('with an answer missing is refused', () => {
    const one = tallyTable();
    const id = played(one, 'add', 'add');
    tamper(one.db, 'DELETE FROM log WHERE number = 1');
    expect(tallyTable(one.db).sessions.open(id)).toMatchObject({ ok: false, error: { code: 'damagedSave' } });
  });

  test('of other rules is refused with both versions', () => {
    const one = tallyTable();
    const id = played(one, 'add');
    expect(tallyTable(one.db, tallyAdapter(tally(2))).sessions.open(id)).toEqual({
      ok: false,
      error: { code: 'otherRules', detail: 'played by tally 1, here is tally 2' },
    });
  });
});
