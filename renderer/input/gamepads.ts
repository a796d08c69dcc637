import { input } from './input.svelte.ts';
import { padChord } from './pad-buttons.ts';
import { padReader } from './pad-reader.ts';

const plugged = (): readonly Gamepad[] => navigator.getGamepads().filter((pad) => pad !== null);

/**
 * Reads the gamepads as long as there are any, and presses what they press.
 * @returns a function that ends it
 */
export function playPads(): () => void {
  let frame = 0;
  let read = padReader();

  function look(): void {
    frame = requestAnimationFrame(look);
    const presses = read(plugged(), performance.now());
    // Another program may be in front, and be what the gamepad is for.
    if (!document.hasFocus()) return;
    for (const { pad, button, repeated } of presses) {
      const chord = padChord(button);
      if (input.taker === null) {
        input.press(chord, { device: 'gamepad', pad, seat: input.pads.seatOf(pad) }, repeated);
      } else input.taker(chord);
    }
  }

  function count(): void {
    const pads = plugged();
    input.pads.connected = pads.map(({ index, id }) => ({ index, id }));
    if (pads.length > 0 && frame === 0) look();
    if (pads.length > 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    read = padReader();
  }

  window.addEventListener('gamepadconnected', count);
  window.addEventListener('gamepaddisconnected', count);
  count();
  return () => {
    window.removeEventListener('gamepadconnected', count);
    window.removeEventListener('gamepaddisconnected', count);
    cancelAnimationFrame(frame);
  };
}

/** A short shake of a gamepad, where it can: it is the turn of whoever holds it. */
export function shake(pad: number): void {
  const actuator = navigator.getGamepads()[pad]?.vibrationActuator;
  const effect = { duration: 180, weakMagnitude: 0.6, strongMagnitude: 0.2 };
  // A gamepad that is pulled out meanwhile shakes nobody.
  actuator?.playEffect('dual-rumble', effect).catch(() => null);
}
