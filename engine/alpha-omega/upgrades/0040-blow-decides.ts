import type { Upgrade } from '../../kernel/upgrade.ts';
import { withFrames } from './state-json.ts';

/**
 * To rules 4: whether who falls is Lured Astray is decided by the blow, and a defeat says it. One that older rules left on
 * the stack does not know: what the striker then was, no state tells. What waits finds its bearer by itself. An Objective
 * is set up before hands are drawn: in a stored state they have been.
 */
export const blowDecides: Upgrade = {
  number: 40,
  up: (state) =>
    withFrames(
      withFrames(state, 'defeat', (frame) => ({ lures: null, ...frame })),
      'claimWaiting',
      ({ card: _, ...frame }) => frame,
    ),
};
