import { expect, test } from 'vitest';
import { loadGame } from '../../../db/games/games.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { randomAnswer, type View } from '../../../engine/alpha-omega/index.ts';
import { hashOf, type Answer } from '../../../engine/index.ts';
import { below, startStream } from '../../../engine/kernel/rng.ts';
import type { Rng } from '../../../engine/kernel/types.ts';
import type { Standing, Step } from '../../shared/games/alpha-omega/api.ts';
import { foreseen } from '../games/alpha-omega/foreseeing.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';
import { readGameStory } from '../games/alpha-omega/journeys/game-story.ts';
import { storedCourse, storedLog } from '../replays/stored.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../testing/house.ts';

type Ask = NonNullable<NonNullable<View['pending']>['ask']>;

/** A game, and a window that answers in it and lets each turn that ends by itself wait. */
function table(seats: number, holds: boolean, hands: 'open' | 'private' = 'open') {
  const db = memoryDb();
  const { sessions } = houseOver(db);
  const names = ['Ann', 'Ben', 'Cleo'].slice(0, seats);
  const people = names.map((name) => ({ kind: 'person', name, profile: null }) as const);
  const request = { objective: OBJECTIVE, seats: names, seed: `turns ${String(seats)}` };
  const begun = valueOf(sessions.begin({ ...request, table: { hands, seats: people } }));
  const game = begun.id;
  return {
    ...{ begun, sessions, game, db },
    answer: ({ view: { pending } }: Standing, answer: Answer): Step => {
      const { id: decision, seat } = pending ?? { id: 0, seat: 0 };
      const given = { game, decision, seat, answer };
      return valueOf(sessions.answer(holds ? { ...given, stops: ['turn'] } : given));
    },
    foreseen: (request: Parameters<typeof foreseen>[1]) =>
      sessions.ask(game, (seen) => foreseen(seen, { brief: true, ...request })),
    leave: (): Step => valueOf(sessions.leaveStop({ game })),
    undo: (): Standing => valueOf(sessions.undo({ game, by: null, back: 'step' })),
    redo: (): Standing => valueOf(sessions.redo({ game, by: null })),
    stored: () => hashOf(JSON.parse(loadGame(db, game)?.snapshot?.text ?? 'null')),
  };
}

/** The answer of somebody who does what can be done before a phase or a turn is ended. */
function busyAnswer(ask: Ask, rng: Rng): [Answer, Rng] {
  const [answer, after] = randomAnswer(ask, rng);
  const deeds = ask.options.filter(({ kind }) => !['end', 'pass', 'calling'].includes(kind));
  if (ask.kind !== 'one' || deeds.length === 0) return [answer, after];
  const [at, left] = below(after, deeds.length);
  return [[deeds[at]?.id ?? ''], left];
}

const eventsOf = ({ beats }: Step): unknown => beats.flatMap(({ events }) => events);

/** What is told only when the turn is over. */
const LATER: ReadonlySet<string> = new Set(['turnBegan', 'roundBegan', 'strengthChecked']);

const typesOf = ({ beats }: Step): readonly string[] =>
  beats.flatMap(({ events }) => events.map(({ event }) => event.type));

/** What there is of a log that a window gets bit by bit. */
const withLog = (log: Standing['log']['entries'], { log: { from, entries } }: Standing) => [
  ...log.slice(0, from),
  ...entries,
];

test.each([1, 3])(
  'a turn of %i seats that ends by itself waits, can be taken back unseen, and leads to the same',
  (seats) => {
    const plain = table(seats, false);
    const held = table(seats, true);
    let rng = startStream('turns', String(seats));
    let now: Standing = plain.begun;
    let then: Standing = held.begun;
    let log = withLog([], then);
    let waited = 0;
    for (let step = 0; step < 90 && now.view.pending?.ask; step += 1) {
      const [answer, after] = busyAnswer(now.view.pending.ask, rng);
      rng = after;
      const all = plain.answer(now, answer);
      const before = then;
      const expected = held.foreseen({ decision: now.view.pending.id, first: answer });
      let part = held.answer(before, answer);
      log = withLog(log, part);
      expect(held.stored()).toBe(plain.stored());
      if (part.stop !== null) {
        waited += 1;
        const { turn, round } = before.view;
        expect(part.view).toMatchObject({ turn, round, pending: null, outcome: null });
        expect(typesOf(part).filter((type) => LATER.has(type))).toEqual([]);
        expect(held.foreseen({ decision: null })).toEqual(expected);
        const known = part.timeline.moments.at(-1)?.revealed;
        const undone = held.undo();
        expect(undone.view).toEqual(before.view);
        expect(undone.stop).toBeNull();
        log = withLog(log, undone);
        expect(log.at(-1)).toMatchObject({ kind: 'undone', revealed: known });
        expect(JSON.stringify(log.at(-1))).not.toContain('phaseBegan","phase":"cleanUp');
        const again = held.redo();
        expect(again.stop).toBe('turn');
        expect(again.view).toEqual(part.view);
        log = withLog(log, again);
        const rest = held.leave();
        expect([eventsOf(part), eventsOf(rest)].flat()).toEqual(eventsOf(all));
        part = rest;
        log = withLog(log, rest);
        expect(held.stored()).toBe(plain.stored());
      } else expect(eventsOf(part)).toEqual(eventsOf(all));
      expect(part.view).toEqual(all.view);
      expect(log.at(-1)).toMatchObject({ events: eventsOf(all) });
      expect(part.timeline.moments.at(-1)?.revealed).toBe(all.timeline.moments.at(-1)?.revealed);
      expect(valueOf(held.sessions.ask(held.game, ({ state }) => ({ ok: true, value: state })))).toEqual(
        valueOf(plain.sessions.ask(plain.game, ({ state }) => ({ ok: true, value: state }))),
      );
      [now, then] = [all, part];
    }
    expect(waited).toBeGreaterThan(3);
  },
);

test('what waits is on disk, and whoever opens the game stands after it', () => {
  const { begun, answer, sessions, game, foreseen: foreseenThere } = table(1, true);
  let rng = startStream('turns', 'opened');
  let now: Standing = begun;
  while (now.stop === null && now.view.pending?.ask) {
    const [given, after] = busyAnswer(now.view.pending.ask, rng);
    rng = after;
    now = answer(now, given);
  }
  expect(now.stop).toBe('turn');
  sessions.forget(game);
  const opened = valueOf(sessions.open(game));
  expect(foreseenThere({ decision: null })).toMatchObject({ ok: false, error: { detail: 'noDecision' } });
  expect(opened.stop).toBeNull();
  expect(opened.view.pending).not.toBeNull();
  expect(sessions.leaveStop({ game })).toMatchObject({ ok: false, error: { detail: 'nothingHeld' } });
});

const isRevealed = ({ timeline }: Standing) => timeline.moments.at(-1)?.revealed;

/** Plays until a turn waits that showed nothing, though what follows would, and takes it back. @returns what was told of it */
function undoneUnseen(seed: string) {
  const played = table(3, true);
  const plain = table(3, false);
  let rng = startStream('turns', seed);
  let now: Step = { ...played.begun, beats: [] };
  while (now.view.pending?.ask) {
    const [given, after] = busyAnswer(now.view.pending.ask, rng);
    rng = after;
    const whole = plain.answer(now, given);
    now = played.answer(now, given);
    if (now.stop !== null && isRevealed(now) === false && isRevealed(whole) === true) break;
    if (now.stop !== null) now = played.leave();
  }
  expect(now.stop).toBe('turn');
  played.undo();
  return { ...played, told: eventsOf(now) };
}

const lastUndone = ({ log }: Standing) => log.entries.findLast(({ kind }) => kind === 'undone');

test('what a turn withheld that was taken back counts as seen neither in the log of the opened game nor for its story', () => {
  const { sessions, game, db, told } = undoneUnseen('unseen');
  sessions.forget(game);
  const opened = valueOf(sessions.open(game));
  expect(lastUndone(opened)).toMatchObject({ revealed: false, events: told });
  expect(readGameStory(db, game)?.rewound).toBe(false);
  const { records } = loadGame(db, game) ?? { records: [] };
  const stored = storedLog(
    alphaOmegaAdapter,
    storedCourse(alphaOmegaAdapter, db, { id: game, records }),
    records,
  );
  expect(stored.findLast(({ kind }) => kind === 'undone')).toMatchObject({
    revealed: false,
    events: told,
  });
});

test('what came after a turn counts as seen once it was left, however often it was taken back before', () => {
  const { sessions, game, db, redo, undo, leave, told } = undoneUnseen('unseen');
  redo();
  leave();
  undo();
  sessions.forget(game);
  const back = lastUndone(valueOf(sessions.open(game)));
  expect(back).toMatchObject({ revealed: true });
  expect(back).not.toMatchObject({ events: told });
  expect(readGameStory(db, game)?.rewound).toBe(true);
});

test('with private hands whoever acted goes on looking as long as the turn waits, and nobody after it', () => {
  const { begun, answer, sessions, game, leave } = table(2, true, 'private');
  let rng = startStream('turns', 'private');
  let now: Standing = begun;
  for (let step = 0; step < 60 && now.stop === null; step += 1) {
    const seat = now.view.pending?.seat ?? 0;
    now = valueOf(sessions.reveal({ game, seat }));
    if (!now.view.pending?.ask) throw new Error('nothing is asked');
    const [given, after] = busyAnswer(now.view.pending.ask, rng);
    rng = after;
    now = answer(now, given);
  }
  const { turn } = now.view;
  expect(now.view.eyes).toEqual([turn]);
  const next = leave();
  expect(next.view.pending?.seat === turn ? [turn] : []).toEqual(next.view.eyes);
});
