/** The games from one number up to, not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const MOST_IN_A_TASK = 40;
const TASKS_FOR_EACH_WORKER = 50;

/** The seed of one game of a simulation: a number alone finds it again. */
export const gameSeed = (seed: string, game: number): string => `${seed}:${String(game)}`;

/** Cuts games into tasks: large enough to be worth sending, small enough for all workers to end together. */
export function tasksOf({ from, to }: Range, workers: number): readonly Range[] {
  const fair = Math.ceil((to - from) / (workers * TASKS_FOR_EACH_WORKER));
  const size = Math.min(MOST_IN_A_TASK, Math.max(1, fair));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, task) => ({
    from: from + task * size,
    to: Math.min(from + (task + 1) * size, to),
  }));
}

/** Plays the games of a range, each by its number, and puts together what they came to. */
export function countRange<T>(
  { from, to }: Range,
  nothing: T,
  { play, merge }: { readonly play: (game: number) => T; readonly merge: (one: T, other: T) => T },
): T {
  let all = nothing;
  for (let game = from; game < to; game += 1) all = merge(all, play(game));
  return all;
}
