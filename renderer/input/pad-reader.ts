import { isDirection, PAD_BUTTONS, type PadButton } from './pad-buttons.ts';

/** What is read of a gamepad. */
export interface PadState {
  readonly index: number;
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
  readonly axes: readonly number[];
}

/** A button goes down, or a direction is held so long that it counts again. */
export interface PadPress {
  readonly pad: number;
  readonly button: PadButton;
  readonly repeated: boolean;
}

/** How long a direction is held before it counts again, and how often it then does, in milliseconds. */
const DELAY = 380;
const EVERY = 110;

/** A stick counts as pushed beyond the one and as let go below the other: a worn one does not flutter. */
const PUSHED = 0.6;
const RELEASED = 0.4;
/** Triggers are read by how far they are pulled; some report no press at all. */
const PULLED = 0.5;

/** When each button that is down counts again. */
type Held = ReadonlyMap<PadButton, number>;

const STICK: Readonly<Partial<Record<PadButton, readonly [axis: number, sign: number]>>> = {
  left: [0, -1],
  right: [0, 1],
  up: [1, -1],
  down: [1, 1],
};

function isDown(pad: PadState, button: PadButton, wasDown: boolean): boolean {
  const { pressed = false, value = 0 } = pad.buttons[PAD_BUTTONS.indexOf(button)] ?? {};
  if (pressed || value > PULLED) return true;
  const stick = STICK[button];
  if (stick === undefined) return false;
  const [axis, sign] = stick;
  return (pad.axes[axis] ?? 0) * sign > (wasDown ? RELEASED : PUSHED);
}

/**
 * Turns what gamepads report from moment to moment into presses.
 * @returns a function that is called with all of them and the time, and says what was pressed since the last call
 */
export function padReader(): (pads: readonly PadState[], now: number) => readonly PadPress[] {
  let held: ReadonlyMap<number, Held> = new Map();
  return (pads, now) => {
    const presses: PadPress[] = [];
    const next = new Map<number, Held>();
    for (const pad of pads) {
      const before = held.get(pad.index);
      const after = new Map<PadButton, number>();
      for (const button of PAD_BUTTONS) {
        const due = before?.get(button);
        if (!isDown(pad, button, due !== undefined)) continue;
        const counts = due === undefined || (isDirection(button) && now >= due);
        after.set(button, counts ? now + (due === undefined ? DELAY : EVERY) : due);
        // What is already down when a gamepad appears woke it, and means nothing more.
        if (counts && before !== undefined)
          presses.push({ pad: pad.index, button, repeated: due !== undefined });
      }
      next.set(pad.index, after);
    }
    held = next;
    return presses;
  };
}
