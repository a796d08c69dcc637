import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../../engine/alpha-omega/index.ts';

/**
 * The rounds in which another Objective followed, in their order; none outside of Campaign Mode. The rules count rounds anew
 * for each Objective, and so does whatever is shown.
 */
export type Followed = readonly number[];

/** After which rounds of a game another Objective followed, as far as it is told. */
export function followedIn(log: readonly LogEntry[]): Followed {
  const events = log.flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));
  const found: number[] = [];
  let now = 0;
  for (const { event } of events) {
    if (event.type === 'roundBegan') now = event.round;
    else if (event.type === 'objectiveFollowed') found.push(now);
  }
  return found;
}

/** A round as players count it. */
export interface CountedRound {
  /** The round of its Objective. */
  readonly round: number;
  /** Which Objective of the game it was of, from 1; 0 where the game has come to no other. */
  readonly objective: number;
}

/** Which round of which Objective a round of the whole game is. The round in which another one followed is still of the one before. */
export function countedRound(round: number, followed: Followed = []): CountedRound {
  const before = followed.filter((last) => last < round);
  const objective = followed.length === 0 ? 0 : before.length + 1;
  return { round: round - (before.at(-1) ?? 0), objective };
}

/** The round that is played, as the Objective on the table counts it. Between two Objectives the first of the next is at hand. */
export const roundNow = ({ objectiveRound }: Pick<View, 'objectiveRound'>): number =>
  Math.max(1, objectiveRound);

/** After which round of the whole game the Objective on the table followed. */
export const roundsBefore = ({ round, objectiveRound }: Pick<View, 'round' | 'objectiveRound'>): number =>
  round - objectiveRound;
