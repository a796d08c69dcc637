import type { Slot } from '../../../engine/alpha-omega/definitions.ts';
import type { Trait } from '../../../engine/alpha-omega/selects.ts';
import type { Span } from '../types.ts';

/** What a keyword means, in one sentence. */
export const REMINDERS = {
  lureAstray: 'A Good Person defeated with Lure Astray joins the Opponents.',
  luredAstray: 'A Person that is not Lured Astray is discarded when defeated.',
  fallenAngel: 'A Fallen Angel is a supernatural Opponent.',
  weakest: 'The weakest has the fewest hit points left.',
  strongest: 'The strongest has the most hit points left.',
  first: 'The first has been in play the longest.',
  last: 'The last is the latest in play.',
  spoken: 'Some cards take spoken abilities away.',
  strength: 'Changes of Strength count in attack and balance, never as hit points.',
  healed: 'What is healed has damage removed.',
  wait: 'What waits acts in the Clean-Up.',
  strike: 'A strike does the damage of a full attack.',
  luredPlayer: 'Whoever loses Persons to the Opponents 3 rounds in a row becomes one.',
  fullRound: 'A full round runs from a player’s turn to the same player’s next turn.',
  human: 'A human that is Lured Astray does not gain Lure Astray.',
  weapon: 'A Person carries one weapon; the damage it adds counts in the Balance.',
  armour: 'A Person wears one armor.',
  bothWin: 'Where both sides win, the Opponents do.',
  inPlaceOfAttack: 'It attacks when it cannot do this.',
  phase: 'How many is settled when the phase begins.',
  broughtOver: 'One that was never Good leaves its own abilities behind.',
} as const;

export type Keyword = keyof typeof REMINDERS;

/** A word that a reminder explains. */
export const keyword = (name: Keyword, text: string): Span => ({ kind: 'keyword', text, keyword: name });

/** What Persons are called by their traits. */
export const TRAIT_WORDS = {
  angel: { one: 'Angel', many: 'Angels' },
  archangel: { one: 'Archangel', many: 'Archangels' },
  human: { one: 'human', many: 'humans' },
  magicUser: { one: 'magic user', many: 'magic users' },
  heretic: { one: 'heretic', many: 'heretics' },
} as const satisfies Record<Trait, { readonly one: string; readonly many: string }>;

/** What an Item is called by its slot; what is neither has no word of its own. */
export const SLOT_WORDS = { weapon: 'Weapon', armour: 'Armor' } as const satisfies Record<
  Exclude<Slot, 'other'>,
  string
>;
