import * as z from 'zod';
import type { DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { NOWHERE } from '../decks/names.ts';
import { count, defId, list, slug, strict, title } from './parts.ts';
import type { Proof, Same } from './same.ts';

/** One line of a deck list. */
export const deckEntry = strict({ card: defId, copies: count });

const deckList = list(deckEntry);

/** `pack.json`: what the pack is, and the decks to play it with. The cards are files beside it. */
export const manifest = strict({
  id: slug.refine((id) => id !== NOWHERE, `"${NOWHERE}" stands for cards that no pack has`),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be three numbers like 1.0.0'),
  title,
  ruleset: z.literal('alpha-omega'),
  licence: title,
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))
    .min(1)
    .readonly(),
  decks: strict({ good: deckList, opponent: deckList, callings: deckList }),
  /** In the order of a campaign. */
  objectives: list(defId),
});

export type { DeckEntry };
export type Manifest = z.output<typeof manifest>;

export type Proofs = Proof<
  [Same<z.output<typeof deckEntry>, { readonly [K in keyof DeckEntry]: DeckEntry[K] }>]
>;
