import type { Assist } from '../../../engine/index.ts';

/** The Opponent decks that hold fewer cards than are published, one in place of the other. */
export const DECKS: readonly Assist[] = ['temperedDeck', 'gentleDeck', 'mildDeck', 'meekDeck', 'lowlyDeck'];

/** All help that is ours, as it is offered. */
export const HELPS: readonly Assist[] = [
  ...(['watchmen', 'thirdAtMost', 'fullerHand', 'longSuffering'] as const),
  ...DECKS,
];

/** The chosen help with one more or one less; of the Opponent decks there is one at most. */
export function toggled(chosen: readonly Assist[], help: Assist): readonly Assist[] {
  if (chosen.includes(help)) return chosen.filter((other) => other !== help);
  const kept = DECKS.includes(help) ? chosen.filter((other) => !DECKS.includes(other)) : chosen;
  return [...kept, help];
}
