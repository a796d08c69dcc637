import type { Look } from '../game.ts';
import { landingOf } from '../queries/landing.ts';
import { armedStrengthOf, attackOf } from '../queries/strength.ts';
import type { Ledger, Note } from '../reasons.ts';
import type { InPlay } from '../types.ts';
import { strengthParts } from './strength.ts';

/** Why a blow deals so much damage (ruling 4), and, against a target, who would take how much of it. */
export function attackParts(look: Look, card: InPlay, target: InPlay | null): readonly Note[] {
  const blow = blowParts(look, card, target);
  const amount = blow.at(-1)?.result ?? 0;
  return target === null ? blow : [...blow, ...landingOf(look, target, amount).parts];
}

/** What a blow is made of, and, last, what it comes to. */
export function blowParts(look: Look, card: InPlay, target: InPlay | null): readonly Note[] {
  const parts: Ledger = [];
  const amount = attackOf(look, card, target, parts);
  // Strength and weapons are what it weighs as well, which has parts of its own.
  const armed: Ledger = [];
  armedStrengthOf(look, card, armed);
  return [
    ...strengthParts(look, card),
    ...parts.slice(armed.length),
    { code: 'blow', card: card.id, result: amount },
  ];
}
