import { expect, test } from 'vitest';
import { loadGame } from '../../../db/games/games.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { randomAnswer, type View } from '../../../engine/alpha-omega/index.ts';
import { hashOf, type Answer } from '../../../engine/index.ts';
import { below, startStream } from '../../../engine/kernel/rng.ts';
import type { LogEntry, Standing } from '../../shared/games/alpha-omega/api.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../testing/house.ts';

/** A game of so many seats, and a window that answers in it. */
function table(seats: number) {
  const db = memoryDb();
  const { sessions } = houseOver(db);
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, seats);
  const begun = valueOf(
    sessions.begin({ objective: OBJECTIVE, seats: names, seed: `table ${String(seats)}` }),
  );
  const game = begun.id;
  const answer = ({ pending }: View, given: Answer): Standing => {
    const { id: decision, seat } = pending ?? { id: 0, seat: 0 };
    return valueOf(sessions.answer({ game, decision, seat, answer: given }));
  };
  return { db, sessions, begun, game, answer };
}

const stateOf = (db: OwnedDb, game: string): string =>
  hashOf(JSON.parse(loadGame(db, game)?.snapshot?.text ?? 'null'));

const counting = (log: readonly LogEntry[]): readonly LogEntry[] =>
  log.filter(({ kind }) => kind !== 'undone');

test.each([1, 3, 6])('in a game of %i seats, going back is never having gone on', (seats) => {
  const straight = table(seats);
  const crooked = table(seats);
  let rng = startStream('crooked', String(seats));
  let now: Standing = straight.begun;
  let then: Standing = crooked.begun;
  for (let step = 0; step < 60 && now.view.pending?.ask; step += 1) {
    const [answer, after] = randomAnswer(now.view.pending.ask, rng);
    // Before each answer the other table goes on some other way, and comes back.
    const [detours, left] = below(after, 3);
    rng = left;
    const { number = 0 } = valueOf(crooked.sessions.open(crooked.game)).timeline.moments.at(-1) ?? {};
    const here = stateOf(crooked.db, crooked.game);
    for (let away = 0; away < detours && then.view.pending?.ask; away += 1) {
      const [other, later] = randomAnswer(then.view.pending.ask, rng);
      rng = later;
      then = crooked.answer(then.view, other);
    }
    if (detours > 0)
      then = valueOf(crooked.sessions.returnTo({ game: crooked.game, by: null, moment: number }));
    expect(stateOf(crooked.db, crooked.game)).toBe(here);
    expect(then.view).toEqual(now.view);
    [now, then] = [straight.answer(now.view, answer), crooked.answer(then.view, answer)];
  }
  expect(stateOf(crooked.db, crooked.game)).toBe(stateOf(straight.db, straight.game));
  const [kept, again] = [straight, crooked].map(({ sessions, game }) => valueOf(sessions.open(game)));
  const told = (standing: Standing | undefined): unknown =>
    counting(standing?.log.entries ?? []).map((entry) => ({ ...entry, moment: 0 }));
  expect(told(again)).toEqual(told(kept));
  const moments = (standing: Standing | undefined): unknown =>
    standing?.timeline.moments.map((moment) => ({ ...moment, number: 0 }));
  expect(moments(again)).toEqual(moments(kept));
});
