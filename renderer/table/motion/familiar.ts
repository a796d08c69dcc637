/**
 * How often in this game what is told in each beat was told before it: as often as what is rarest in that beat.
 * @param before what has happened before the beats
 * @param kindOf what is the same thing to follow is of the same kind
 */
export function timesOf<E>(
  beats: readonly (readonly E[])[],
  before: readonly E[],
  kindOf: (event: E) => string,
): readonly number[] {
  const told = new Map<string, number>();
  const count = (kind: string): unknown => told.set(kind, (told.get(kind) ?? 0) + 1);
  for (const event of before) count(kindOf(event));
  return beats.map((events) => {
    const kinds = [...new Set(events.map(kindOf))];
    const times = Math.min(...kinds.map((kind) => told.get(kind) ?? 0));
    kinds.forEach(count);
    return kinds.length === 0 ? 0 : times;
  });
}

/** How much of what is left to lose each further time keeps. */
const KEPT = 0.5;

/**
 * The share of its time that something takes which was told so often before: all of it the first time, then less and less.
 * @param least what it comes to in the end
 */
export const familiarTempo = (times: number, least: number): number => least + (1 - least) * KEPT ** times;
