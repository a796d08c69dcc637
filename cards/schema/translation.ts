import * as z from 'zod';
import type { TranslatedCard } from '../text/in-language.ts';
import { defId, quote, strict, title } from './parts.ts';
import type { Proof, Same } from './same.ts';

/** What another language calls a card and quotes on it, and what its words agree with where that language asks. */
const translated = strict({
  name: title,
  gender: z.literal(['masculine', 'feminine']).exactOptional(),
  plural: z.literal(true).exactOptional(),
  flavour: strict({ quote, source: title }),
});

/** `translations/es.json`: the cards of a pack in another language. What is left out is said in English. */
export const translation = strict({
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be the tag of a language like es'),
  /** What the pack is called. */
  title: title.exactOptional(),
  cards: z.record(defId, translated).readonly(),
});

export type Translation = z.output<typeof translation>;

export type Proofs = Proof<
  [Same<z.output<typeof translated>, { readonly [K in keyof TranslatedCard]: TranslatedCard[K] }>]
>;
