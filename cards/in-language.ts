import type { CardDef, Catalogue } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import type { TranslatedCard } from './schema/translation.ts';

/** What other words agree with in the name of a card. */
export interface NameGrammar {
  readonly gender: 'masculine' | 'feminine';
  readonly plural: boolean;
}

/** A card as it is shown in a language: the same card but for its words. */
export type ShownCard = CardDef & {
  /** Said where the name is a translated one; what is not has the grammar of English. */
  readonly grammar?: NameGrammar;
};

/** A card in another language; as it is printed where nobody has translated it. */
export function inLanguage(card: CardDef, translated: TranslatedCard | undefined): ShownCard {
  if (translated === undefined) return card;
  const { name, flavour, gender = 'masculine', plural = false } = translated;
  return { ...card, name, flavour, grammar: { gender, plural } };
}

/** All cards of a catalogue in another language. */
export const catalogueIn = (
  catalogue: Catalogue,
  translated: ReadonlyMap<DefId, TranslatedCard> | undefined,
): Catalogue =>
  translated === undefined
    ? catalogue
    : new Map([...catalogue].map(([id, card]) => [id, inLanguage(card, translated.get(id))]));
