import { PAD_BUTTONS, type PadButton } from '../pad-buttons.ts';

/** A gamepad that a test holds. */
export interface FakePad {
  /** Presses a button and lets it go. */
  readonly press: (button: PadButton) => Promise<void>;
  readonly unplug: () => void;
  /** How often it was shaken. */
  readonly shakes: () => number;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const plugged = new Map<number, Gamepad>();

/** How often the gamepads were read. */
let readings = 0;

/** By so many frames nobody reads them. */
const UNREAD = 8;

/** Until they are read once more. On a busy machine a second reading may come so late that a direction counts again. */
async function read(): Promise<void> {
  const before = readings;
  for (let frames = 0; frames < UNREAD && readings === before; frames += 1) await frame();
}

/** Plugs gamepads into this window that are not there; `unplug` takes them out. */
export async function plugIn(index = 0): Promise<FakePad> {
  navigator.getGamepads = () => {
    readings += 1;
    return [0, 1, 2, 3].map((place) => plugged.get(place) ?? null);
  };
  const down = new Set<PadButton>();
  let shaken = 0;
  const pad = {
    ...{
      index,
      id: `Fake pad ${index}`,
      connected: true,
      mapping: 'standard',
      timestamp: 0,
      axes: [0, 0, 0, 0],
    },
    get buttons() {
      return PAD_BUTTONS.map((name) => ({ pressed: down.has(name), touched: false, value: 0 }));
    },
    vibrationActuator: { playEffect: () => ((shaken += 1), Promise.resolve('complete')) },
  };
  plugged.set(index, pad as unknown as Gamepad);
  window.dispatchEvent(new Event('gamepadconnected'));
  // Who reads them may be looking at once or with the next frame, or not be there yet.
  await frame();
  await frame();
  return {
    press: async (button) => {
      down.add(button);
      await read();
      down.delete(button);
      await read();
    },
    unplug: () => {
      plugged.delete(index);
      window.dispatchEvent(new Event('gamepaddisconnected'));
    },
    shakes: () => shaken,
  };
}
