/** A small generator of numbers from 0 up to 1, so that each print always has the same window. */
export function chances(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

/** One of the items, by a number from 0 up to 1. */
export const pick = <T>(items: readonly [T, ...T[]], chance: number): T =>
  items[Math.floor(chance * items.length)] ?? items[0];
