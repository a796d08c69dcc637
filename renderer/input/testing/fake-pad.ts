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

/** Two of them: the reading may come before or after what a test does in the same one. */
async function frames(): Promise<void> {
  await frame();
  await frame();
}

const plugged = new Map<number, Gamepad>();

/** Plugs gamepads into this window that are not there; `unplug` takes them out. */
export async function plugIn(index = 0): Promise<FakePad> {
  navigator.getGamepads = () => [0, 1, 2, 3].map((place) => plugged.get(place) ?? null);
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
  await frames();
  return {
    press: async (button) => {
      down.add(button);
      await frames();
      down.delete(button);
      await frames();
    },
    unplug: () => {
      plugged.delete(index);
      window.dispatchEvent(new Event('gamepaddisconnected'));
    },
    shakes: () => shaken,
  };
}
