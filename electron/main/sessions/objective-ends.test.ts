import { expect, test } from 'vitest';
import { memoryDb } from '../../../db/testing/testing.ts';
import type { Standing, Step } from '../../shared/games/alpha-omega/api.ts';
import type { Stop } from '../../shared/table/standing.ts';
import { botAnswers } from '../../testing/thinking-at-once.ts';
import { houseOver, quickBots, valueOf } from '../../testing/house.ts';

const OBJECTIVES = ['starter:cloven-tongues', 'starter:it-is-finished', 'starter:the-waters-prevailed'];

/** A campaign of a computer player, and a window that lets each victory wait where it is asked to. */
function table(stops: readonly Stop[]) {
  const { sessions } = houseOver(memoryDb(), { adapter: quickBots });
  const [objective = '', ...campaign] = OBJECTIVES;
  const request = { objective, campaign, seats: ['Ann'], variants: ['easy', 'fast'] as const };
  const seating = { hands: 'open', seats: [{ kind: 'bot' }] } as const;
  const begun = valueOf(sessions.begin({ ...request, seed: 'campaign', table: seating }));
  const game = begun.id;
  return {
    ...{ begun, game, sessions },
    play: ({ view }: Standing): Step =>
      valueOf(botAnswers(sessions, { game, decision: view.pending?.id ?? 0, stops })),
    leave: (): Step => valueOf(sessions.leaveStop({ game })),
    undo: (): Standing => valueOf(sessions.undo({ game, by: null, back: 'step' })),
    redo: (): Standing => valueOf(sessions.redo({ game, by: null })),
  };
}

const eventsOf = ({ beats }: Step) => beats.flatMap(({ events }) => events);
const typesOf = (step: Step) => eventsOf(step).map(({ event }) => event.type);

/** Plays until an Objective is achieved that another follows. @returns how it stood before, and after */
function playedToVictory({ begun, play }: ReturnType<typeof table>): readonly [Standing, Step] {
  let [before, now]: readonly [Standing, Step] = [begun, { ...begun, beats: [] }];
  while (now.stop === null && !typesOf(now).includes('objectiveFollowed')) [before, now] = [now, play(now)];
  return [before, now];
}

test('the table waits where an Objective is achieved, and tells nothing of the next before somebody goes on', () => {
  const held = table(['objective']);
  const [before, won] = playedToVictory(held);
  const [, whole] = playedToVictory(table([]));
  expect(won.stop).toBe('objective');
  expect(typesOf(won).at(-1)).toBe('strengthChecked');
  const { objective, round, objectiveRound } = before.view;
  expect(won.view).toMatchObject({ objective, round, objectiveRound, pending: null, outcome: null });
  const log = JSON.stringify(won.log);
  for (const later of ['objectiveFollowed', 'objectiveBegan', 'roundBegan']) expect(log).not.toContain(later);
  const next = held.leave();
  expect(next.stop).toBeNull();
  expect(typesOf(next)[0]).toBe('objectiveFollowed');
  expect([...eventsOf(won), ...eventsOf(next)]).toEqual(eventsOf(whole));
  expect(next.view).toEqual(whole.view);
  expect(next.view.objective.def).toBe(OBJECTIVES[1]);
});

test('the answer that achieved an Objective can be taken back before and after the next has begun', () => {
  const { undo, redo, leave, ...held } = table(['objective']);
  const [before, won] = playedToVictory({ undo, redo, leave, ...held });
  const undone = undo();
  expect(undone).toMatchObject({ stop: null, view: before.view });
  expect(JSON.stringify(undone.log)).not.toContain('objectiveFollowed');
  expect(redo()).toMatchObject({ stop: 'objective', view: won.view });
  const next = leave();
  expect(undo()).toMatchObject({ stop: null, view: before.view });
  // What comes next was seen by now: it is there again at once.
  expect(redo()).toMatchObject({ stop: null, view: next.view });
});

test('a game that is opened again before anybody went on still waits where its Objective was achieved', () => {
  const held = table(['objective']);
  const [, won] = playedToVictory(held);
  const opened = valueOf(held.sessions.open(held.game));
  expect(opened).toMatchObject({ stop: 'objective', view: won.view });
  expect(JSON.stringify(opened.log)).not.toContain('objectiveFollowed');
  expect(typesOf(held.leave())[0]).toBe('objectiveFollowed');
  expect(valueOf(held.sessions.open(held.game)).stop).toBeNull();
});

test('a game that was closed where it waited stands at the next Objective when it is opened again', () => {
  const held = table(['objective']);
  playedToVictory(held);
  held.sessions.forget(held.game);
  const opened = valueOf(held.sessions.open(held.game));
  expect(opened).toMatchObject({ stop: null, view: { objective: { def: OBJECTIVES[1] } } });
});

test('an answer in which a turn ends and an Objective is over is told part by part', () => {
  const play: typeof quickBots = { ...quickBots, turnEnd: () => 1, partEnds: () => [2, 3] };
  const { sessions } = houseOver(memoryDb(), { adapter: play });
  const table = { hands: 'open', seats: [{ kind: 'bot' }] } as const;
  const request = { objective: OBJECTIVES[0] ?? '', seats: ['Ann'], seed: 'parts', table };
  const begun = valueOf(sessions.begin(request));
  const { id: game } = begun;
  const decision = begun.view.pending?.id ?? 0;
  const answered = valueOf(botAnswers(sessions, { game, decision, stops: ['turn', 'objective'] }));
  const parts: Step[] = [answered];
  while (parts.at(-1)?.stop !== null) parts.push(valueOf(sessions.leaveStop({ game })));
  expect(parts.map(({ stop }) => stop)).toEqual(['turn', 'objective', 'objective', null]);
  expect(parts.slice(0, 3).map((part) => eventsOf(part).length)).toEqual([1, 1, 1]);
  sessions.forget(game);
  const { log, view } = valueOf(sessions.open(game));
  const last = parts.at(-1);
  expect(last?.view).toEqual(view);
  const [told] = log.entries.slice(-1);
  expect(told).toMatchObject({ events: parts.flatMap(eventsOf) });
});
