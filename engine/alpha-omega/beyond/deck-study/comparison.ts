import { paired, type Estimate } from '../../../toolbox/intervals.ts';

/** In how many games each deck, both or neither won. */
export interface GamePairs {
  readonly both: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
  readonly neither: number;
}

/** Two decks that played the same games: the same shuffle of the Opponents, the same dice. */
export interface Comparison {
  /** Games that both have played. */
  readonly games: number;
  readonly pairs: GamePairs;
  /** How much oftener the second wins; null before the first game. */
  readonly difference: Estimate | null;
  /** Which wins more often, where the interval leaves out that neither does. */
  readonly better: 'first' | 'second' | 'open';
}

/** Which games one deck played to their end, and which of them it won, by number. */
export interface PlayedGames {
  readonly finished: ReadonlySet<number>;
  readonly won: ReadonlySet<number>;
}

/** Compares two decks over the games that both have played. */
export function comparisonOf(first: PlayedGames, second: PlayedGames): Comparison {
  let [both, onlyOne, onlyOther, neither] = [0, 0, 0, 0];
  for (const game of first.finished) {
    if (!second.finished.has(game)) continue;
    const [one, other] = [second.won.has(game), first.won.has(game)];
    if (one && other) both += 1;
    else if (one) onlyOne += 1;
    else if (other) onlyOther += 1;
    else neither += 1;
  }
  const pairs = { both, onlyOne, onlyOther, neither };
  const of = both + onlyOne + onlyOther + neither;
  const difference = paired({ of, onlyOne, onlyOther });
  return {
    games: of,
    pairs,
    difference,
    better: betterOf(difference),
  };
}

function betterOf(difference: Estimate | null): Comparison['better'] {
  if (difference === null) return 'open';
  if (difference.low > 0) return 'second';
  return difference.high < 0 ? 'first' : 'open';
}
