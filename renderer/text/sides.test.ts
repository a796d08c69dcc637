import { expect, test } from 'vitest';
import { starter, starterSetup } from '../../engine/alpha-omega/testing/starter.ts';
import {
  alphaOmega,
  createMachine,
  randomAnswer,
  startStream,
  tell,
  type AlphaOmega,
  type State,
  type ToldEvent,
} from '../../engine/index.ts';
import { textOf, type Tone } from './line.ts';
import { narrateAll } from './narrate.ts';
import { linesOf } from './round-steps.ts';
import { AS_PRINTED, sidesAfter, sidesOn, type Sides } from './sides.ts';
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

const tonesOf = (told: readonly ToldEvent[], sides: Sides): readonly Tone[] =>
  narrateAll(told, { book: starter, seats: ['Ann', 'Ben'] }, sides).map(({ tone }) => tone);

function play(seed: string): number {
  let applied = machine.begin(starterSetup(2), seed);
  let rng = startStream(seed, 'player');
  let sides = AS_PRINTED;
  let changed = 0;
  let onTable = AS_PRINTED;
  for (;;) {
    const { state, events } = applied;
    // Whose gain and whose loss a line is does not depend on whether the whole story is known or only the table before it.
    const told = tell(events, state.table, [0, 1]);
    expect(tonesOf(told, onTable)).toEqual(tonesOf(told, sides));
    sides = events.reduce(sidesAfter, sides);
    onTable = sidesOn(machine.view(state, [0, 1]));
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

test('that one defeats whom the Opponents Lured is a gain, also where only a phase of a later round is told', () => {
  const defs = { 1: 'starter:ambriel', 2: 'starter:raphael', 3: 'starter:agares' };
  const events: readonly ToldEvent['event'][] = [
    { type: 'luredAstray', card: 1, by: 3 },
    { type: 'roundBegan', round: 2 },
    { type: 'phaseBegan', phase: 'actionPhase' },
    { type: 'defeated', card: 1, by: 2, fate: 'discarded', shielded: false },
  ];
  const lines = linesOf(
    events.map((event) => ({ event, defs })),
    'actionPhase',
    { book: starter, seats: ['Ann'] },
  );
  expect(lines.map((line) => [line.tone, textOf(line)])).toEqual([['gain', 'Raphael defeats Ambriel.']]);
});
