import { expect, test } from 'vitest';
import { undosOf, type Leap, type LineMoment } from '../../kernel/undo.ts';
import { momentOf } from '../moment.ts';
import { opponentPlayer } from '../queries/cards.ts';
import { playRandomly } from '../testing/random-games.ts';
import { starterSetup } from '../testing/starter.ts';
import type { State } from '../game.ts';

/** The states of a game, and the line they make. */
function lineOf(opponents: number): {
  readonly states: readonly State[];
  readonly line: readonly LineMoment[];
} {
  const states: State[] = [];
  const line: LineMoment[] = [];
  playRandomly({
    setup: {
      ...starterSetup(2),
      ...(opponents > 0 ? { opponents: [{ name: 'Eve' }, { name: 'Cain' }].slice(0, opponents) } : {}),
    },
    seed: `moments ${String(opponents)}`,
    see: ({ state, revealed }) => {
      line.push({ number: states.length, ...momentOf(state), revealed });
      states.push(state);
    },
  });
  return { states, line };
}

const ACTIONS = /^(drawOrCalling|play|action|luredAttack|opponentPlay|opponentAction)$/;

test.each([0, 1, 2])('an undo leads to where people would say (%i players of the Opponents)', (opponents) => {
  const { states, line } = lineOf(opponents);
  /** Where a leap leads, with the state right before; nothing where it leads to the beginning. */
  const around = (leap: Leap | null): readonly State[] =>
    leap === null || leap.to === 0 ? [] : states.slice(leap.to - 1, leap.to + 1);
  for (let end = 1; end < line.length; end += 1) {
    const { step, action, turn, round } = undosOf(line.slice(0, end + 1));
    expect(step?.to).toBe(end - 1);
    for (const { pending } of around(action).slice(1)) expect(pending?.about).toMatch(ACTIONS);
    const [otherTurn, ownTurn] = around(turn);
    if (otherTurn && ownTurn) expect(whose(otherTurn)).not.toEqual(whose(ownTurn));
    const [before, begun] = around(round);
    if (before && begun) expect(before.table.round).toBeLessThan(begun.table.round);
  }
});

const whose = ({ table }: State): unknown => [
  table.round,
  table.phase === 'opponentPhase' ? (opponentPlayer(table) ?? table.turn) : table.turn,
];

test('in Opponent Play the Opponents have turns of their own', () => {
  const { line } = lineOf(2);
  expect(new Set(line.map(({ turn }) => turn))).toEqual(new Set([0, 1, 2, 3, null]));
});
