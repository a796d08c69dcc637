import { onTestFinished } from 'vitest';
import { input } from '../input.svelte.ts';
import { plugIn, type FakePad } from './fake-pad.ts';

/** A gamepad that is there as long as a test lasts; it is in the hands of a seat if one is named. */
export async function heldPad(index = 0, seat?: number): Promise<FakePad> {
  const pad = await plugIn(index);
  if (seat !== undefined) input.pads.assign(index, seat);
  onTestFinished(() => {
    input.pads.clear();
    pad.unplug();
  });
  return pad;
}
