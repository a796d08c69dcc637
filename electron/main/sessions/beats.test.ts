import { describe, expect, test } from 'vitest';
import { memoryDb } from '../../../db/testing/testing.ts';
import { randomAnswer } from '../../../engine/alpha-omega/index.ts';
import { startStream } from '../../../engine/kernel/rng.ts';
import type { Step } from '../../shared/games/alpha-omega/api.ts';
import type { Seating } from '../../shared/api.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../testing/house.ts';

const SEATS = ['Ann', 'Ben'];

/** Plays with chance and gives each step with the view that was shown before it. */
function played(hands: Seating['hands'], answers: number): readonly (readonly [Step['view'], Step])[] {
  const { sessions } = houseOver(memoryDb());
  const seats = SEATS.map((name) => ({ kind: 'person', name, profile: null }) as const);
  const request = { objective: OBJECTIVE, seats: SEATS, seed: 'beats', table: { hands, seats } };
  const { id: game, ...begun } = valueOf(sessions.begin(request));
  const steps: (readonly [Step['view'], Step])[] = [];
  let { view } = begun;
  let rng = startStream('beats', 'player');
  while (view.pending !== null && steps.length < answers) {
    const { id: decision, seat } = view.pending;
    if (!view.eyes.includes(seat)) ({ view } = valueOf(sessions.reveal({ game, seat })));
    const ask = view.pending?.ask;
    if (!ask) throw new Error('nothing is asked');
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const step = valueOf(sessions.answer({ game, decision, seat, answer }));
    steps.push([view, step]);
    ({ view } = step);
  }
  return steps;
}

/** A view without the question that it ends with, and what is reckoned for that question. */
const unasked = ({ playsFurther: _, ...view }: Step['view']): Step['view'] => ({
  ...view,
  pending: null,
  blows: [],
  playsLeft: null,
});

describe.each(['open', 'private'] as const)('with %s hands, beat by beat', (hands) => {
  const steps = played(hands, 150);

  test('one comes from the view before an answer to the view after it, but for what is asked', () => {
    for (const [before, { beats, view }] of steps) {
      const shown = beats.reduce<Step['view']>((now, { changes }) => ({ ...now, ...changes }), before);
      const end = beats.length === 0 ? before : view;
      expect(unasked(shown)).toEqual(unasked(end));
    }
    expect(steps.filter(([, { beats }]) => beats.length > 2).length).toBeGreaterThan(10);
  });

  test('only what is otherwise is sent, and nothing is asked meanwhile', () => {
    for (const [before, { beats }] of steps) {
      let shown: Partial<Step['view']> = before;
      for (const { changes } of beats) {
        expect({ ...shown, ...changes }.pending).toBeNull();
        for (const [key, value] of Object.entries(changes))
          expect(value, key).not.toEqual(shown[key as keyof Step['view']]);
        shown = { ...shown, ...changes };
      }
    }
  });

  test('what is told is the same as in the log', () => {
    for (const [, { beats, log }] of steps) {
      const entry = log.entries.at(-1);
      expect(entry?.kind === 'answered' && entry.events).toEqual(beats.flatMap(({ events }) => events));
    }
  });
});
