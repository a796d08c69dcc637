/** Frames that come later than this, in milliseconds, are seen to come late: 36 in a second. */
const LATE = 28;
/** The first frames also lay out and paint what has come; they say nothing about those after them. */
export const FIRST = 2;
/** So many frames are enough to know a machine. */
export const ENOUGH = 8;

/** Do the times between frames, in milliseconds, say that this machine cannot follow? */
export function areLate(gaps: readonly number[]): boolean {
  const told = gaps.slice(FIRST).toSorted((a, b) => a - b);
  return told.length >= ENOUGH && (told[Math.floor(told.length / 2)] ?? 0) > LATE;
}
