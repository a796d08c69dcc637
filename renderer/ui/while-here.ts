/** Hands answers on as long as whoever asked for them is there. */
interface WhileHere {
  readonly keep: <T>(found: Promise<T>, into: (value: T) => void) => void;
  /** What comes from now on goes nowhere. */
  readonly leave: () => void;
}

/** For an effect that looks things up: it keeps what is found, and returns `leave`. */
export function whileHere(): WhileHere {
  let isGone = false;
  return {
    keep: (found, into) =>
      void found.then((value) => {
        if (!isGone) into(value);
      }),
    leave: () => {
      isGone = true;
    },
  };
}
