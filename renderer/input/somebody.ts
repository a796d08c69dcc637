const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'gamepadconnected'] as const;

/** Resolves once somebody is there: at the first sign that a hand is at the mouse, the screen, the keys or a gamepad. */
export const somebody = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const come = (): void => {
      waiting.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, come, { signal: waiting.signal, capture: true, passive: true });
  });
