/** How often each of some words, or numbers, was met. */
export type Counts = Readonly<Record<string, number>>;

/** Two counts of the same things together. */
export function add(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [word, count] of Object.entries(b)) sum[word] = (sum[word] ?? 0) + count;
  return sum;
}
