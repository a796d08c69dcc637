/**
 * Every so many-th of many like things: each of so many runs tries others, and together they try everything.
 * @param sample which of them, as `npm test` says it; what is no number stands for everything, as where a file is run by itself
 */
export function sampleOf<T>(all: readonly T[], oneIn: number, sample = process.env['SAMPLE']): readonly T[] {
  const number = Number.parseInt(sample ?? '', 10);
  if (Number.isNaN(number)) return all;
  // Of fewer things than that each run tries one all the same.
  const every = Math.min(oneIn, all.length);
  return all.filter((_, place) => (place + number) % every === 0);
}
