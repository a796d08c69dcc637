import type { State } from '../../game.ts';

/** Campaign Mode: was the Objective that a state plays for achieved? What comes after it is another game. */
export const isBeyond =
  ({ table }: State) =>
  (now: State): boolean =>
    now.table.achievedObjectives.length > table.achievedObjectives.length;

/** Did the Good side get, by the end of a game that was played on from a state, what it played for there? */
export const isAchieved = (before: State, end: State): boolean =>
  isBeyond(before)(end) || end.outcome?.winner === 'good';
