/** Work that is done in parts: whoever has it done may let others be heard between two of them. It comes to the same either way. */
export type InParts<T> = Generator<void, T, void>;

/** Does all the parts in one go. */
export function whole<T>(work: InParts<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
  }
}
