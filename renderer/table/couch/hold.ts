import { input } from '../../input/input.svelte.ts';

interface Held {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Is any button of a gamepad down? Whatever was pressed to begin is the last to be let go. */
const isPadHeld = (pad: number): boolean =>
  navigator.getGamepads()[pad]?.buttons.some(({ pressed }) => pressed) ?? false;

/**
 * A button that does something as long as it is held, by mouse, finger, key or gamepad; for `{@attach}`. It may be gone
 * meanwhile: letting go counts wherever it happens, and so does turning away.
 */
export function holding({ begin, end }: Held): (button: HTMLElement) => void {
  let stop: AbortController | null = null;

  function letGo(): void {
    if (stop === null) return;
    stop.abort();
    stop = null;
    end();
  }

  function hold(until: readonly (keyof WindowEventMap)[]): void {
    if (stop !== null) return;
    stop = new AbortController();
    const { signal } = stop;
    for (const event of [...until, 'blur'] as const) window.addEventListener(event, letGo, { signal });
    // A key that is held repeats, and would press what has the focus by then.
    const mute = (event: KeyboardEvent): void => {
      if (event.repeat) event.preventDefault();
    };
    window.addEventListener('keydown', mute, { signal, capture: true });
    begin();
  }

  function watchPad(pad: number): void {
    if (stop === null) return;
    if (isPadHeld(pad)) requestAnimationFrame(() => watchPad(pad));
    else letGo();
  }

  return (button) => {
    button.addEventListener('pointerdown', (event) => {
      if (event.button === 0) hold(['pointerup', 'pointercancel']);
    });
    button.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) hold(['keyup']);
    });
    button.addEventListener('click', () => {
      const { device, pad } = input.source;
      if (device !== 'gamepad' || pad === null) return;
      hold([]);
      watchPad(pad);
    });
  };
}
