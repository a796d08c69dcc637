import type { StateJson, Upgrade } from '../../kernel/upgrade.ts';
import { withFrames } from './state-json.ts';

/**
 * To rules 4: who falls is Lured Astray where the blow came from one that Lures, whatever becomes of that one; so a defeat
 * says it, and did not before. What waits finds its bearer by itself. An Objective is set up before hands are drawn: in a
 * stored state they have been.
 */
export const blowDecides: Upgrade = {
  number: 40,
  up: (state) =>
    withFrames(
      withFrames(state, 'defeat', (frame) => ({ lures: lures(state, frame['by']), ...frame })),
      'claimWaiting',
      ({ card: _, ...frame }) => frame,
    ),
};

/** The Opponents of the Starter pack that do not Lure Astray: no card is at hand here that would say so. */
const MORTALS: ReadonlySet<unknown> = new Set(
  [
    'arius',
    'goliath',
    'hymenaeus',
    'jannes',
    'lions-of-the-den',
    'marcion',
    'pharaoh',
    'prophets-of-baal',
    'simon-magus',
    'witch-of-endor',
  ].map((name) => `starter:${name}`),
);

function lures({ table }: StateJson, by: unknown): boolean {
  const { inPlay } = table as { readonly inPlay: readonly Readonly<Record<string, unknown>>[] };
  const striker = inPlay.find(({ id }) => id === by);
  return striker?.['side'] === 'opponent' && !MORTALS.has(striker['def']);
}
