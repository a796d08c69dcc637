import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../db/games/games.ts';
import { whole, type InParts } from '../../../engine/kernel/in-parts.ts';
import type { Answer } from '../../../engine/kernel/types.ts';
import type { Back, Reply } from '../../shared/api.ts';
import type { StandingOf } from '../../shared/table/standing.ts';
import { valueOf } from '../../testing/house.ts';
import { botAnswers } from '../../testing/thinking-at-once.ts';
import { tallyTable, storedState, tallyAdapter, type TallyTable, type Tally } from '../../testing/tally.ts';

const REQUEST = { objective: 'tally:sum', seats: ['Ann', 'Ben'], seed: 'seed' };

type Standing = StandingOf<Tally['view'], Tally['event']>;

/** A window that keeps what it is told, as the real one does. */
function watching(one: TallyTable, ...answers: readonly string[]) {
  const { sessions } = one;
  const begun = valueOf(sessions.begin(REQUEST));
  let standing: Standing = begun;
  let log = begun.log.entries;
  let moments = begun.timeline.moments;
  const game = begun.id;
  const take = (reply: Reply<Standing>): Standing => {
    standing = valueOf(reply);
    log = [...log.slice(0, standing.log.from), ...standing.log.entries];
    moments = [...moments.slice(0, standing.timeline.from), ...standing.timeline.moments];
    return standing;
  };
  const window = {
    game,
    answer: (option: string, by?: number) =>
      take(
        sessions.answer({
          ...{ game, decision: standing.view.decision, seat: 0, answer: [option] },
          ...(by === undefined ? {} : { by }),
        }),
      ),
    undo: (back: Back, by: number | null = 0) => take(sessions.undo({ game, by, back })),
    redo: () => take(sessions.redo({ game, by: 0 })),
    returnTo: (moment: number) => take(sessions.returnTo({ game, by: 0, moment })),
    now: () => ({ ...standing, log, moments }),
    take,
  };
  for (const option of answers) window.answer(option);
  return window;
}

describe('undo', () => {
  test('takes back one answer after the other, to the beginning and no further', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    expect(window.undo('step').view).toMatchObject({ sum: 1, decision: 2 });
    expect(window.undo('step').view).toMatchObject({ sum: 0, decision: 1 });
    expect(window.now().timeline.undo.step).toBeNull();
    expect(one.sessions.undo({ game: window.game, by: 0, back: 'step' })).toEqual({
      ok: false,
      error: { code: 'rejected', detail: 'noSuchMoment' },
    });
  });

  test('goes back over what was answered by itself, and the log says what was', () => {
    const adapter: ReturnType<typeof tallyAdapter> = {
      ...tallyAdapter(),
      needless: ({ pending }) => (pending?.about === 'keep' ? ['keep'] : null),
    };
    const window = watching(tallyTable(undefined, adapter), 'add', 'roll', 'keep');
    expect(window.now().log.map((entry) => entry.kind === 'answered' && entry.isNeedless)).toEqual([
      ...[undefined, undefined, undefined, true],
    ]);
    expect(window.undo('step').view).toMatchObject({ sum: 1, decision: 2 });
    expect(window.now().timeline.redo).toMatchObject({ answers: 2 });
    expect(window.redo().view.asked).toBe('turn');
  });

  test('goes on from there; what was taken back stays on disk and is told, and counts no more', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'roll', 'keep');
    window.undo('step', 1);
    const { view, log, moments } = (window.answer('drop'), window.now());
    expect(view.sum).toBe(1);
    expect(log).toMatchObject([
      { kind: 'answered', moment: 0, seat: null, by: null, events: [] },
      { kind: 'answered', moment: 1, events: [{ type: 'added' }] },
      { kind: 'answered', moment: 2, events: [] },
      { kind: 'undone', moment: 3, by: 1, answers: 1, revealed: false, events: [{ type: 'added' }] },
      { kind: 'answered', moment: 5, seat: 0, by: 0, events: [] },
    ]);
    expect(moments.map(({ number }) => number)).toEqual([0, 1, 2, 5]);
    expect(loadGame(one.db, window.game)).toMatchObject({ answers: 3, records: { length: 5 } });
  });

  test('is never blocked, and says where it takes back something revealed', () => {
    const window = watching(tallyTable(), 'add', 'roll');
    expect(window.now().timeline.undo).toMatchObject({
      step: { to: 1, answers: 1, revealed: true },
      round: { to: 0, answers: 2, revealed: true },
    });
    expect(window.undo('step').timeline.redo).toEqual({ to: 2, answers: 1, revealed: true });
    expect(window.now().log.at(-1)).toMatchObject({ kind: 'undone', revealed: true });
  });

  test('log, moments and view after it are those of a game that never went on', () => {
    const window = watching(tallyTable(), 'add', 'add', 'roll', 'keep', 'add');
    window.returnTo(2);
    const straight = watching(tallyTable(), 'add', 'add').now();
    const { view, log, moments } = window.now();
    expect([view, moments]).toEqual([straight.view, straight.moments]);
    expect(log.filter(({ kind }) => kind !== 'undone')).toEqual(straight.log);
  });

  test('and redo lead to the same state, on disk too', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'roll', 'keep');
    const [before, stored] = [window.now(), storedState(one.db, window.game)];
    window.undo('step');
    window.undo('round');
    expect(window.now().timeline.redo).toMatchObject({ answers: 2 });
    window.redo();
    window.redo();
    expect(window.now().timeline.redo).toBeNull();
    expect(window.now().view).toEqual(before.view);
    expect([window.now().log, window.now().moments]).toEqual([before.log, before.moments]);
    expect(storedState(one.db, window.game)).toEqual(stored);
    expect(one.sessions.redo({ game: window.game, by: 0 })).toMatchObject({ error: { code: 'rejected' } });
  });

  test('brings the same answers to the same states, chance and all', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'roll', 'keep');
    const stored = storedState(one.db, window.game);
    window.returnTo(0);
    for (const option of ['add', 'roll', 'keep']) window.answer(option);
    expect(storedState(one.db, window.game)).toEqual(stored);
  });

  test('a game that is over can be taken back from its end', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'end');
    window.undo('action');
    expect(loadGame(one.db, window.game)?.outcome).toBeNull();
    expect(window.answer('add').view.sum).toBe(2);
  });

  test('all of it is found again after a restart, and can be redone then', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'roll', 'keep', 'add');
    window.undo('action');
    const { log, moments, view, timeline } = window.now();
    const later = tallyTable(one.db);
    const opened = valueOf(later.sessions.open(window.game));
    expect([opened.log.entries, opened.timeline.moments, opened.view]).toEqual([log, moments, view]);
    expect(opened.timeline).toMatchObject({ undo: timeline.undo, redo: timeline.redo });
    expect(valueOf(later.sessions.redo({ game: window.game, by: 0 })).view.sum).toBeGreaterThan(view.sum);
  });

  test('sends what is otherwise and no more', () => {
    const window = watching(tallyTable(), ...Array.from({ length: 50 }, () => 'add'));
    const { log, timeline } = window.undo('step');
    expect([log.from, log.entries.length]).toEqual([50, 1]);
    expect([timeline.from, timeline.moments.length]).toEqual([50, 0]);
    const step = window.answer('add');
    expect([step.log.from, step.log.entries.length]).toEqual([51, 1]);
    expect([step.timeline.from, step.timeline.moments.length]).toEqual([50, 1]);
  });

  test('a disk that fails leaves the game where it stood', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    one.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    expect(one.sessions.undo({ game: window.game, by: 0, back: 'step' })).toMatchObject({
      error: { code: 'storage' },
    });
    one.db.exec('DROP TRIGGER full');
    expect(valueOf(one.sessions.open(window.game)).view.sum).toBe(2);
  });
});

describe('returning', () => {
  test.each([
    ['to what was taken back', 2],
    ['to where the game stands', 1],
    ['to what was no answer', 3],
    ['to the future', 9],
  ])('%s is refused', (_, moment) => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    window.undo('step');
    const before = loadGame(one.db, window.game);
    expect(one.sessions.returnTo({ game: window.game, by: 0, moment })).toEqual({
      ok: false,
      error: { code: 'rejected', detail: 'noSuchMoment' },
    });
    expect(loadGame(one.db, window.game)).toEqual(before);
  });

  test('for a seat that is not there is refused', () => {
    const one = tallyTable();
    const window = watching(one, 'add');
    expect(one.sessions.undo({ game: window.game, by: 2, back: 'step' })).toMatchObject({
      error: { detail: 'noSuchSeat' },
    });
  });
});

describe('looking back', () => {
  test('shows each moment as it was, log and all, and changes nothing', () => {
    const one = tallyTable();
    const window = watching(one);
    const then = [{ ...window.now() }];
    for (const option of ['add', 'roll', 'keep', 'add'])
      then.push((window.answer(option), { ...window.now() }));
    const before = loadGame(one.db, window.game);
    for (const [moment, { view, log }] of then.entries()) {
      const looked = valueOf(one.sessions.lookAt({ game: window.game, moment }));
      expect(looked.view).toEqual(view);
      expect(window.now().log.slice(0, looked.entries)).toEqual(log);
      expect(looked.moment).toEqual(window.now().moments[moment]);
    }
    expect(loadGame(one.db, window.game)).toEqual(before);
    expect(valueOf(one.sessions.open(window.game)).view).toEqual(then.at(-1)?.view);
  });

  test('what was asked then cannot be answered any more', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    const { view } = valueOf(one.sessions.lookAt({ game: window.game, moment: 1 }));
    expect(
      one.sessions.answer({ game: window.game, decision: view.decision, seat: 0, answer: ['add'] }),
    ).toMatchObject({ error: { detail: 'staleDecision' } });
  });

  test('at what was taken back is refused', () => {
    const one = tallyTable();
    const window = watching(one, 'add');
    window.undo('step');
    expect(one.sessions.lookAt({ game: window.game, moment: 1 })).toMatchObject({
      error: { detail: 'noSuchMoment' },
    });
  });
});

describe('an answer for another', () => {
  test('is accepted at an open table and told with both', () => {
    const window = watching(tallyTable(), 'add');
    window.answer('add', 1);
    expect(window.now().log.at(-1)).toMatchObject({ kind: 'answered', seat: 0, by: 1 });
    expect(window.now().log).toHaveLength(3);
  });

  test('by a seat that is not there is refused', () => {
    const one = tallyTable();
    const { game } = watching(one);
    expect(one.sessions.answer({ game, decision: 1, seat: 0, answer: ['add'], by: 2 })).toMatchObject({
      error: { code: 'rejected', detail: 'noSuchSeat' },
    });
  });
});

describe('taking over', () => {
  test('is told when it happens, changes nothing else, and is found again', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    window.undo('step');
    const { view, timeline } = window.now();
    const { game } = window;
    window.take(one.sessions.takeOver({ game, decision: view.decision, by: 1 }));
    expect(window.now()).toMatchObject({ view, timeline: { undo: timeline.undo, redo: timeline.redo } });
    expect(window.now().log.at(-1)).toEqual({ kind: 'tookOver', moment: 4, seat: 0, by: 1 });
    const opened = valueOf(tallyTable(one.db).sessions.open(game));
    expect(opened).toMatchObject({ view, log: { entries: window.now().log } });
  });

  test.each([
    ['of a question that is over', { decision: 99, by: 1 }, 'staleDecision'],
    ['by nobody', { decision: 1, by: 2 }, 'noSuchSeat'],
    ['by whoever is asked', { decision: 1, by: 0 }, 'ownSeat'],
  ])('%s is refused', (_, request, detail) => {
    const one = tallyTable();
    const { game } = watching(one);
    const before = loadGame(one.db, game);
    expect(one.sessions.takeOver({ game, ...request })).toMatchObject({ error: { detail } });
    expect(loadGame(one.db, game)).toEqual(before);
  });

  test('shows no hand at a private table: that is asked for after', () => {
    const one = tallyTable();
    const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name, profile: null }) as const);
    const begun = valueOf(one.sessions.begin({ ...REQUEST, table: { hands: 'private', seats } }));
    const request = { game: begun.id, decision: begun.view.decision, by: 1 };
    expect(valueOf(one.sessions.takeOver(request)).view).toEqual(begun.view);
  });
});

describe('a seat', () => {
  const bea = { kind: 'person', name: 'Bea', profile: 'p-1' } as const;

  test('changes hands without touching the game, is told, and is found again', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    const { view, timeline } = window.now();
    const { game } = window;
    window.take(one.sessions.sit({ game, seat: 1, player: { kind: 'bot' } }));
    window.take(one.sessions.sit({ game, seat: 0, player: bea }));
    expect(window.now()).toMatchObject({ view, table: { hands: 'open', seats: [bea, { kind: 'bot' }] } });
    expect(window.now().timeline.undo).toEqual(timeline.undo);
    expect(window.now().log.slice(-2)).toEqual([
      { kind: 'seated', moment: 3, seat: 1, player: { kind: 'bot' } },
      { kind: 'seated', moment: 4, seat: 0, player: bea },
    ]);
    const opened = valueOf(tallyTable(one.db).sessions.open(game));
    expect(opened).toMatchObject({ view, table: window.now().table, log: { entries: window.now().log } });
  });

  test('is not given back by an undo', () => {
    const one = tallyTable();
    const window = watching(one, 'add');
    window.take(one.sessions.sit({ game: window.game, seat: 1, player: bea }));
    window.undo('step');
    expect(window.now().table.seats[1]).toEqual(bea);
    expect(window.now().log.map(({ kind }) => kind)).toEqual(['answered', 'undone', 'seated']);
  });

  test('at a private table is shown to whoever comes only once it is revealed to them', () => {
    const one = tallyTable();
    const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name, profile: null }) as const);
    const { id: game } = valueOf(one.sessions.begin({ ...REQUEST, table: { hands: 'private', seats } }));
    const eyes = (): unknown => one.sessions.ask(game, ({ eyes: looking }) => ({ ok: true, value: looking }));
    valueOf(one.sessions.reveal({ game, seat: 0 }));
    expect(eyes()).toEqual({ ok: true, value: [0] });
    // Who sits down at another seat takes nothing from who looks at this one.
    valueOf(one.sessions.sit({ game, seat: 1, player: bea }));
    expect(eyes()).toEqual({ ok: true, value: [0] });
    valueOf(one.sessions.sit({ game, seat: 0, player: bea }));
    expect(eyes()).toEqual({ ok: true, value: [] });
    expect(one.sessions.answer({ game, decision: 1, seat: 0, answer: ['add'] })).toMatchObject({
      error: { code: 'rejected', detail: 'notRevealed' },
    });
  });

  test('at an open table stays in sight of all, whoever sits down', () => {
    const one = tallyTable();
    const { id: game } = valueOf(one.sessions.begin(REQUEST));
    valueOf(one.sessions.sit({ game, seat: 0, player: bea }));
    expect(one.sessions.ask(game, ({ eyes }) => ({ ok: true, value: eyes }))).toEqual({
      ok: true,
      value: [0, 1],
    });
  });

  test('may be played beside one’s own, and that one is not left then', () => {
    const one = tallyTable();
    const { game } = watching(one);
    const beside = { kind: 'beside', seat: 0 } as const;
    expect(valueOf(one.sessions.sit({ game, seat: 1, player: beside })).table.seats[1]).toEqual(beside);
    for (const [seat, player] of [
      [0, { kind: 'bot' }],
      [0, { kind: 'beside', seat: 0 }],
      [1, { kind: 'beside', seat: 7 }],
    ] as const)
      expect(one.sessions.sit({ game, seat, player })).toMatchObject({
        error: { code: 'rejected', detail: 'playedByNobody' },
      });
    expect(one.sessions.sit({ game, seat: 2, player: bea })).toMatchObject({
      error: { detail: 'noSuchSeat' },
    });
  });

  test('each has somebody from the beginning', () => {
    const { sessions, db } = tallyTable();
    const seats = [bea, { kind: 'bot' }] as const;
    const begun = valueOf(sessions.begin({ ...REQUEST, table: { hands: 'open', seats } }));
    expect(begun.table).toEqual({ hands: 'open', seats });
    expect(valueOf(tallyTable(db).sessions.open(begun.id)).table).toEqual({ hands: 'open', seats });
    expect(sessions.begin({ ...REQUEST, table: { hands: 'open', seats: [bea] } })).toMatchObject({
      error: { code: 'badRequest', detail: 'the seating: 1 players for 2 seats' },
    });
  });

  test('a stored seating that is none is refused with what is wrong', () => {
    const one = tallyTable();
    const { game } = watching(one);
    one.db.run(`UPDATE games SET seating = '{"hands":"tied","seats":[]}'`);
    expect(tallyTable(one.db).sessions.open(game)).toMatchObject({
      error: { code: 'damagedSave', detail: expect.stringContaining('seating:') as string },
    });
  });
});

describe('a bot', () => {
  function* flies(): InParts<Answer> {
    yield;
    return ['fly'];
  }
  const person = { kind: 'person', name: 'Ann', profile: null } as const;
  const table = { hands: 'open', seats: [{ kind: 'bot' }, person] } as const;
  const atTable = (one: TallyTable) => valueOf(one.sessions.begin({ ...REQUEST, table }));

  test('answers when it is let, as any answer is given: it is on disk, told, and can be taken back', () => {
    const one = tallyTable();
    const { id: game } = atTable(one);
    const step = valueOf(botAnswers(one.sessions, { game, decision: 1 }));
    expect(step).toMatchObject({
      view: { sum: 1, decision: 2 },
      log: { entries: [{ kind: 'answered', moment: 1, seat: 0, by: 0, events: [{ type: 'added' }] }] },
      beats: [{ changes: { sum: 1 } }],
    });
    expect(loadGame(one.db, game)?.records).toMatchObject([{ command: { answer: ['add'] } }]);
    expect(valueOf(one.sessions.undo({ game, by: 1, back: 'step' })).view.sum).toBe(0);
  });

  test('answers only what is asked of it, and once', () => {
    const one = tallyTable();
    const { id: game } = atTable(one);
    valueOf(botAnswers(one.sessions, { game, decision: 1 }));
    const refusal = (decision: number): unknown => botAnswers(one.sessions, { game, decision });
    expect(refusal(1)).toMatchObject({ error: { code: 'rejected', detail: 'staleDecision' } });
    valueOf(one.sessions.sit({ game, seat: 0, player: person }));
    expect(refusal(2)).toMatchObject({ error: { code: 'rejected', detail: 'seatOfAPerson' } });
    valueOf(one.sessions.answer({ game, decision: 2, seat: 0, answer: ['end'] }));
    expect(refusal(2)).toMatchObject({ error: { code: 'rejected', detail: 'noDecision' } });
  });

  test('is not answered for in its own name, but a person may take over', () => {
    const one = tallyTable();
    const { id: game } = atTable(one);
    const answer = { game, decision: 1, seat: 0, answer: ['add'] };
    expect(one.sessions.answer(answer)).toMatchObject({ error: { detail: 'seatOfABot' } });
    expect(one.sessions.answer({ ...answer, by: 1 }).ok).toBe(true);
  });

  test('that thought about a game in which something was done meanwhile gives no answer', () => {
    const one = tallyTable();
    const { id: game } = atTable(one);
    const { records, work } = valueOf(one.sessions.botThinks({ game, decision: 1 }));
    const thought = { records, answer: whole(work) };
    valueOf(one.sessions.answer({ game, decision: 1, seat: 0, answer: ['add'], by: 1 }));
    valueOf(one.sessions.undo({ game, by: 1, back: 'step' }));
    const stale = { error: { code: 'rejected', detail: 'staleDecision' } };
    expect(one.sessions.botAnswer({ game, decision: 1, thought })).toMatchObject(stale);
    const again = valueOf(one.sessions.botThinks({ game, decision: 1 }));
    valueOf(one.sessions.sit({ game, seat: 0, player: person }));
    const late = { game, decision: 1, thought: { ...thought, records: again.records } };
    expect(one.sessions.botAnswer(late)).toMatchObject(stale);
  });

  test('whose answer the rules refuse is a defect with a report, and the game stays', () => {
    const one = tallyTable(undefined, { ...tallyAdapter(), tableBot: flies });
    const { id: game } = atTable(one);
    expect(botAnswers(one.sessions, { game, decision: 1 })).toMatchObject({ error: { code: 'defect' } });
    expect(one.reports).toMatchObject([{ kind: 'defect', given: { game, decision: 1 } }]);
    expect(loadGame(one.db, game)?.records).toEqual([]);
  });
});

describe('a save in which something was taken back', () => {
  test('of which that can no longer be played again is whole all the same', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add');
    window.undo('step');
    window.answer('roll');
    one.db.exec('DROP TRIGGER log_never_changes');
    one.db.run(`UPDATE log SET answer = '["fly"]' WHERE number = 2`);
    const later = tallyTable(one.db);
    expect(valueOf(later.sessions.open(window.game))).toMatchObject({
      notice: null,
      view: { asked: 'keep' },
    });
    expect(later.reports).toEqual([]);
  });

  test('whose line can no longer be played stands as it was seen, and can go back as far as is known', () => {
    const one = tallyTable();
    const window = watching(one, 'add', 'add', 'add');
    one.db.exec('DROP TRIGGER log_never_changes');
    one.db.run(`UPDATE log SET answer = '["fly"]' WHERE number = 2`);
    const later = tallyTable(one.db);
    const opened = valueOf(later.sessions.open(window.game));
    expect(opened).toMatchObject({ notice: 'logIncomplete', view: { sum: 3 } });
    expect(opened.timeline.moments.map(({ number }) => number)).toEqual([0, 1, 3]);
    expect(valueOf(later.sessions.undo({ game: window.game, by: 0, back: 'step' })).view.sum).toBe(1);
    const again = tallyTable(one.db);
    expect(valueOf(again.sessions.open(window.game))).toMatchObject({ notice: null, view: { sum: 1 } });
  });
});
