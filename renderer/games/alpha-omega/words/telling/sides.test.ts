import { expect, test } from 'vitest';
import { starter, starterSetup } from '../../../../../engine/alpha-omega/testing/starter.ts';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import {
  alphaOmega,
  randomAnswer,
  tell,
  type AlphaOmega,
  type State,
  type ToldEvent,
} from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, startStream } from '../../../../../engine/index.ts';
import { chronicle } from './chronicle.ts';
import { textOf, type Tone } from '../../../../text/line.ts';
import { narrateAll } from './narrate.ts';
import { linesOf } from './round-steps.ts';
import { AS_PRINTED, sidesAfter, sidesOn, type Sides } from './sides.ts';
import { sideOf } from '../cards/words.ts';

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
  const told = events.map((event) => ({ event, defs }));
  const log: readonly LogEntry[] = [{ kind: 'answered', moment: 0, seat: null, by: null, events: told }];
  const lines = linesOf(log, 'actionPhase', { book: starter, seats: ['Ann'] });
  expect(lines.map((line) => [line.tone, textOf(line)])).toEqual([['gain', 'Raphael defeats Ambriel.']]);
});

/** A log out of what happened and, where newer rules took the game over, the sides that were found. */
const logOf = (...parts: readonly (readonly ToldEvent['event'][] | Sides | null)[]): readonly LogEntry[] =>
  parts.map((part, moment): LogEntry =>
    part === null || part instanceof Map
      ? { kind: 'rulesChanged', moment, from: 3, to: 4, changes: [], sides: part && [...part] }
      : {
          kind: 'answered',
          moment,
          seat: null,
          by: null,
          events: (part as readonly ToldEvent['event'][]).map((event) => ({ event, defs: DEFS })),
        },
  );
const DEFS = { 1: 'starter:ambriel', 2: 'starter:raphael', 3: 'starter:agares' };
const ROUND: readonly ToldEvent['event'][] = [
  { type: 'roundBegan', round: 2 },
  { type: 'phaseBegan', phase: 'actionPhase' },
];
const DEFEAT: ToldEvent['event'] = { type: 'defeated', card: 1, by: 2, fate: 'discarded', shielded: false };
const LURED: Sides = new Map([[1, 'opponent']]);
const cast = { book: starter, seats: ['Ann'] };

test.each<[string, readonly LogEntry[], Tone]>([
  ['the Opponents had Lured before newer rules took over', logOf(LURED, [...ROUND, DEFEAT]), 'gain'],
  ['they had Lured before that in this round', logOf(ROUND, LURED, [DEFEAT]), 'gain'],
  [
    'was brought back before that',
    logOf([...ROUND, { type: 'luredAstray', card: 1, by: 3 }], new Map([[1, 'good']]), [DEFEAT]),
    'loss',
  ],
  [
    'they had Lured before a seam of which no sides are known',
    logOf([{ type: 'luredAstray', card: 1, by: 3 }], null, [...ROUND, DEFEAT]),
    'gain',
  ],
  ['nobody Lured', logOf([...ROUND, DEFEAT]), 'loss'],
])('whom %s is defeated in the same colour by the story and by the panel of a phase', (_, log, tone) => {
  const story = chronicle(log, cast).flatMap((piece) => (piece.kind === 'line' ? [piece.line] : []));
  for (const lines of [story, linesOf(log, 'actionPhase', cast)])
    expect(lines.flatMap((line) => (line.tells?.event === DEFEAT ? [line.tone] : []))).toEqual([tone]);
});
