let found: Promise<void> | null = null;

/**
 * Resolves once the browser has found out what this computer can be heard with. The first speaker that is opened waits for
 * that, and with it the window stood still for half a second: asked for before, it is found beside the page.
 */
export function audioFound(): Promise<void> {
  // Where that cannot be asked for, the speaker finds it by itself.
  found ??= navigator.mediaDevices.enumerateDevices().then(
    () => undefined,
    () => undefined,
  );
  return found;
}
