import type { Assist } from '../../../../engine/alpha-omega/index.ts';

/**
 * The Opponent decks that hold fewer cards than are published, one in place of the other: first those with catastrophes, the most
 * of them before, then those without, each with fewer cards than the one before.
 */
export const DECKS: readonly Assist[] = [
  'sternDeck',
  'grimDeck',
  'stormyDeck',
  'squallyDeck',
  'temperedDeck',
  'softenedDeck',
  'gentleDeck',
  'calmDeck',
  'mildDeck',
  'modestDeck',
  'meekDeck',
  'lowlyDeck',
];

/** All help that is ours beside the decks, as it is offered. */
export const HELPS: readonly Assist[] = [
  'watchmen',
  'thirdAtMost',
  'quietBeginning',
  'newHand',
  'fullerHand',
  'longSuffering',
  'twoCallings',
  'firstCalling',
];

/** The chosen help with one more or one less. */
export const toggled = (chosen: readonly Assist[], help: Assist): readonly Assist[] =>
  chosen.includes(help) ? chosen.filter((other) => other !== help) : [...chosen, help];

/** The chosen help with this Opponent deck in place of any other; null is the one as published. */
export const withOpponentDeck = (chosen: readonly Assist[], deck: Assist | null): readonly Assist[] => [
  ...chosen.filter((other) => !DECKS.includes(other)),
  ...(deck === null ? [] : [deck]),
];
