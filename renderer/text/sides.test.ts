import { expect, test } from 'vitest';
import { starter, starterSetup } from '../../engine/alpha-omega/testing/starter.ts';
import {
  alphaOmega,
  createMachine,
  randomAnswer,
  startStream,
  type AlphaOmega,
  type State,
} from '../../engine/index.ts';
import { AS_PRINTED, sidesAfter, type Sides } from './sides.ts';
import { sideOf } from './words.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** How many Persons fight for another side than that of their print; each as the story has it. */
function changedSides(sides: Sides, { table }: State): number {
  let changed = 0;
  for (const { id, def, side } of table.inPlay) {
    const print = starter.get(def);
    if (print?.type !== 'person') continue;
    expect(sides.get(id) ?? sideOf(print), print.name).toBe(side);
    if (side !== sideOf(print)) changed += 1;
  }
  return changed;
}

function play(seed: string): number {
  let applied = machine.begin(starterSetup(2), seed);
  let rng = startStream(seed, 'player');
  let sides = AS_PRINTED;
  let changed = 0;
  for (;;) {
    const { state, events } = applied;
    sides = events.reduce(sidesAfter, sides);
    changed += changedSides(sides, state);
    if (state.pending === null) return changed;
    const { id: decision, seat, ask } = state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const next = machine.apply(state, { decision, seat, answer });
    if (!next.ok) throw new Error(next.error.code);
    applied = next.value;
  }
}

test('whom a Person fights for by the story is whom it fights for by the rules', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => `sides ${String(index)}`);
  expect(seeds.map(play).filter((changed) => changed > 0).length).toBeGreaterThan(5);
});
