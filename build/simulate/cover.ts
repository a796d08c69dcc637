import { focusOf, type Coverage } from '../../engine/simulation/coverage.ts';
import type { Played } from '../../engine/simulation/record.ts';
import type { Range } from '../../engine/toolbox/ranges.ts';

/** Some games of the plan, and what the games that are about something are about. */
export interface CoverTask extends Range {
  readonly targets: readonly string[];
}

/** What some games met, and how they ended. */
export interface Covered<T, A extends string> {
  readonly coverage: Coverage<A>;
  readonly tally: T;
  /** What the broken games were about, by number. */
  readonly focus: Readonly<Record<number, string>>;
}

/** A game whose games of the plan are played and watched. */
export interface Covering<T, A extends string> {
  readonly nothing: T;
  readonly merge: (one: T, other: T) => T;
  readonly play: (game: number, about: string | null) => T;
  /** What the games that were played have met so far. */
  readonly coverage: () => Coverage<A>;
}

/** Plays the planned games of a range, and notes all they meet. */
export function coverGames<T extends Played, A extends string>(
  { from, to, targets }: CoverTask,
  { nothing, merge, play, coverage }: Covering<T, A>,
): Covered<T, A> {
  const focus: Record<number, string> = {};
  let tally = nothing;
  for (let game = from; game < to; game += 1) {
    const about = focusOf(game, targets);
    const played = play(game, about);
    if (played.broken > 0 && about !== null) focus[game] = about;
    tally = merge(tally, played);
  }
  return { coverage: coverage(), tally, focus };
}
