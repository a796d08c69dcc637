import type { State } from '../game.ts';

const RANK = { opponent: 0, nobody: 1, good: 2 } as const;

/**
 * In how many of some games, each played twice, the first of the two ended better for the Good players, and in how many
 * worse. Won is better than a stand-off, and that than lost; of two that were lost, the later. Only of two lost in the same
 * round does the lead tell which: a game is over as soon as it is great enough, and so says little of how it was played.
 */
export function comparison(pairs: readonly (readonly [State, State])[]): {
  readonly better: number;
  readonly worse: number;
} {
  const by = pairs.map(([first, second]) => fortune(first, second));
  return { better: by.filter((each) => each > 0).length, worse: by.filter((each) => each < 0).length };
}

/** Above 0 where the first end is the better one for the Good players. */
function fortune(first: State, second: State): number {
  const [one, other] = [rankOf(first), rankOf(second)];
  if (one !== other || one !== RANK.opponent) return one - other;
  return first.table.round - second.table.round || leadOf(first) - leadOf(second);
}

const rankOf = ({ outcome }: State): number => RANK[outcome?.winner ?? 'nobody'];

function leadOf({ outcome }: State): number {
  const { good = 0, opponent = 0 } = outcome?.balance ?? {};
  return good - opponent;
}
