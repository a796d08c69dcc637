import type { CardDef, Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';

/** What another language calls a card and quotes on it, and what its words agree with where that language asks. */
export interface TranslatedCard {
  readonly name: string;
  readonly gender?: 'masculine' | 'feminine';
  readonly plural?: true;
  readonly flavour: CardDef['flavour'];
}

/** The cards that are translated into a language. */
export type TranslatedCards = ReadonlyMap<DefId, TranslatedCard>;

/** A card as it is shown in a language: the same card but for its words. */
export type ShownCard = CardDef & {
  /** What other words agree with in a translated name; left out where the name is the one that is printed. */
  readonly grammar?: { readonly gender: 'masculine' | 'feminine'; readonly plural: boolean };
  /** What it is called in the languages that are not shown. */
  readonly alsoCalled?: readonly string[];
};

/** A card in another language; as it is printed where nobody has translated it. */
export function inLanguage(card: CardDef, translated: TranslatedCard | undefined): ShownCard {
  if (translated === undefined) return card;
  const { name, flavour, gender = 'masculine', plural = false } = translated;
  const alsoCalled = name === card.name ? [] : [card.name];
  return { ...card, name, flavour, grammar: { gender, plural }, alsoCalled };
}

/** All cards of a catalogue in another language. */
export const catalogueIn = (catalogue: Catalogue, translated: TranslatedCards | undefined): Catalogue =>
  translated === undefined
    ? catalogue
    : new Map([...catalogue].map(([id, card]) => [id, inLanguage(card, translated.get(id))]));

/** All cards of a catalogue in one of some languages, each with what the others call it. */
export function catalogueAmong(
  catalogue: Catalogue,
  languages: ReadonlyMap<string, { readonly cards: TranslatedCards }>,
  tag: string,
): ReadonlyMap<DefId, ShownCard> {
  const shown = languages.get(tag)?.cards;
  return new Map(
    [...catalogue].map(([id, card]) => {
      const print = inLanguage(card, shown?.get(id));
      const names = [card.name, ...[...languages.values()].flatMap(({ cards }) => cards.get(id)?.name ?? [])];
      const alsoCalled = [...new Set(names)].filter((name) => name !== print.name);
      return [id, { ...print, alsoCalled }];
    }),
  );
}
