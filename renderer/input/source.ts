import type { SeatId } from '../../engine/index.ts';

/** What somebody presses with. A pen counts as touch. */
export type Device = 'mouse' | 'touch' | 'keyboard' | 'gamepad';

/** Where a press comes from: with what, which gamepad, and whose that gamepad is. */
export interface Source {
  readonly device: Device;
  /** The place of the gamepad among those that are connected; null for everything that is shared by all. */
  readonly pad: number | null;
  /** The seat this gamepad belongs to; null where it is passed around, and for what is shared by all. */
  readonly seat: SeatId | null;
}

/** The mouse, the screen and the keyboard belong to whoever reaches for them. */
export const shared = (device: Exclude<Device, 'gamepad'>): Source => ({ device, pad: null, seat: null });
