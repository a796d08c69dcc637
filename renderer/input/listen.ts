import { remember } from './focus.ts';
import { input } from './input.svelte.ts';
import { noteBlur, noteFocus, noteKey, notePointer } from './quiet-focus.ts';
import { shared, type Device } from './source.ts';
import { isTaken, chordsOf } from './chords.ts';
import { noteTab } from './walked.ts';

/** So far a mouse moves when somebody means to, in pixels. */
const MEANT = 3;

function use(device: Exclude<Device, 'gamepad'>): void {
  input.source = shared(device);
  input.device = device;
}

/** Whoever chooses a key gets it before any button does. */
function taking(event: KeyboardEvent): void {
  use('keyboard');
  const [chord] = chordsOf(event);
  if (input.taker === null || chord === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  input.taker(chord);
}

function pressing(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const focused = event.target instanceof Element ? event.target : null;
  const source = shared('keyboard');
  const isMeant = chordsOf(event).some(
    (chord) => !isTaken(chord, focused) && input.press(chord, source, event.repeat),
  );
  if (isMeant) event.preventDefault();
}

const touching = ({ pointerType }: PointerEvent): void => use(pointerType === 'mouse' ? 'mouse' : 'touch');

function moving({ pointerType, movementX, movementY }: PointerEvent): void {
  const far = Math.abs(movementX) + Math.abs(movementY);
  if (pointerType === 'mouse' && far >= MEANT && input.device !== 'mouse') input.device = 'mouse';
}

/**
 * Brings keyboard, mouse and screen to the commands.
 * @returns a function that ends it
 */
export function listen(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('keydown', taking, { signal, capture: true });
  window.addEventListener('keydown', pressing, { signal });
  window.addEventListener('keydown', noteTab, { signal, capture: true });
  window.addEventListener('pointerdown', touching, { signal, capture: true });
  window.addEventListener('pointermove', moving, { signal, capture: true, passive: true });
  window.addEventListener('focusin', remember, { signal });
  window.addEventListener('pointerdown', notePointer, { signal, capture: true });
  window.addEventListener('keydown', noteKey, { signal, capture: true });
  window.addEventListener('focusin', noteFocus, { signal });
  window.addEventListener('focusout', noteBlur, { signal });
  return () => stop.abort();
}
