import type { State } from '../game.ts';
import type { Setup } from '../types.ts';
import { VARIANTS } from '../variants-and-assists.ts';
import { playRandomly, type RandomGame } from './random-games.ts';
import { starterSetup } from './starter.ts';

/** A question in the middle of a random game. */
export interface Position {
  readonly state: State;
  /** Which game, and how many answers it had had: what a failing test names. */
  readonly name: string;
}

/** How many games to play, and that every so many questions one is kept. */
export interface Wanted {
  readonly games: number;
  readonly every: number;
}

/** Questions out of random games of 1 to 6 players, of every way of playing; the same ones each time. */
export function positions({ games, every }: Wanted): readonly Position[] {
  return Array.from({ length: games }, (_, game) => positionsOf(game, every)).flat();
}

/** Plain, each variant, a common Good deck, help that asks or spares, Opponent Play of one and of two. */
const WAYS: readonly ((setup: Setup) => Setup)[] = [
  (setup) => setup,
  ...VARIANTS.map((variant) => (setup: Setup) => ({ ...setup, variants: [variant] })),
  ({ seats, ...setup }) => ({
    ...setup,
    seats: seats.map(({ name }) => ({ name, deck: [] })),
    commonDeck: seats.flatMap(({ deck }) => deck),
  }),
  (setup) => ({ ...setup, assists: ['firstCalling', 'twoCallings', 'newHand', 'thirdAtMost'] }),
  (setup) => ({ ...setup, opponents: [{ name: 'Saul' }] }),
  (setup) => ({ ...setup, opponents: [{ name: 'Saul' }, { name: 'Doeg' }] }),
];

/** So many games in a row have every way of playing with 1 to 6 players. */
export const ALL_WAYS = 6 * WAYS.length;

/** The set-up of a game by its number. */
export function variedSetup(game: number): Setup {
  const way = WAYS[Math.floor(game / 6) % WAYS.length];
  return way?.(starterSetup(1 + (game % 6))) ?? starterSetup(1);
}

function positionsOf(game: number, every: number): readonly Position[] {
  const seed = `position ${String(game)}`;
  const kept: Position[] = [];
  let answers = 0;
  const see: RandomGame['see'] = ({ state }) => {
    if (state.pending && answers % every === game % every)
      kept.push({ state, name: `${seed} after ${String(answers)} answers` });
    answers += 1;
  };
  playRandomly({ setup: variedSetup(game), seed, see });
  return kept;
}
