import type { Languages, Pack } from '../../../../../cards/load.ts';
import { fold } from '../../../../../engine/toolbox/fold.ts';
import { signsOf } from '../../../../../cards/query/signs.ts';
import { catalogueIn } from '../../../../../cards/text/in-language.ts';
import { CARD_LANGUAGES, cardLanguage } from '../../../../../cards/text/languages.ts';
import { plainText } from '../../../../../cards/text/plain.ts';
import type { IndexedCard } from '../../../../../db/alpha-omega/search/card-index.ts';
import type { CardDef, Catalogue } from '../../../../../engine/alpha-omega/index.ts';

/** In which languages cards can be searched for, and which of them they are shown in. */
export interface Spoken {
  readonly languages: Languages;
  readonly tag: string;
}

/** The tag of what is printed on cards. */
const PRINTED = 'en';

/**
 * The cards of some packs as they are searched, in the order of their shown names. Names are found in every language there is;
 * the rest in the one that is shown and in that of the print, which lists and tables speak of all over the world.
 */
export function indexedCards(
  packs: readonly Pack[],
  catalogue: Catalogue,
  isCustom: (pack: Pack) => boolean,
  { languages, tag }: Spoken,
): readonly IndexedCard[] {
  const inTag = (each: string): Catalogue => catalogueIn(catalogue, languages.get(each)?.cards);
  const tags = [...new Set([tag, PRINTED, ...CARD_LANGUAGES.map((each) => each.tag)])];
  const prints = tags.map((each) => ({
    tag: each,
    catalogue: inTag(each),
    isRead: each === tag || each === PRINTED,
  }));
  const cards = packs.flatMap((pack) =>
    pack.cards.map((def) => ({
      order: fold(prints[0]?.catalogue.get(def.id)?.name ?? def.name),
      card: indexed(def, pack.id, isCustom(pack), prints),
    })),
  );
  return cards
    .toSorted((a, b) => (a.order === b.order ? (a.card.id < b.card.id ? -1 : 1) : a.order < b.order ? -1 : 1))
    .map(({ card }) => card);
}

/** A catalogue in one language; of one that is not read only the names count. */
interface Print {
  readonly tag: string;
  readonly catalogue: Catalogue;
  readonly isRead: boolean;
}

function indexed(def: CardDef, pack: string, isCustom: boolean, prints: readonly Print[]): IndexedCard {
  const traits = def.type === 'person' ? def.traits : [];
  const linesOf = (among: readonly Print[], textOf: (card: CardDef, print: Print) => string): string =>
    [...new Set(among.map((print) => textOf(print.catalogue.get(def.id) ?? def, print)))].join('\n');
  const read = prints.filter(({ isRead }) => isRead);
  return {
    id: def.id,
    words: { type: def.type, side: 'side' in def ? def.side : null, pack },
    numbers: {
      strength: 'strength' in def ? def.strength : null,
      attack: 'attack' in def ? def.attack : null,
      copies: def.copies,
      value: def.type === 'objective' ? def.value : null,
    },
    texts: {
      name: linesOf(prints, ({ name }) => name),
      rules: linesOf(read, (card, { tag, catalogue }) =>
        plainText(cardLanguage(tag).cardText(card, catalogue)),
      ),
      traits: linesOf(read, (_, { tag }) =>
        traits.map((trait) => cardLanguage(tag).traits[trait]).join(', '),
      ),
      verse: linesOf(read, ({ flavour }) => flavour.quote),
      source: linesOf(read, ({ flavour }) => flavour.source),
    },
    tags: [
      ...traits.map((word) => ({ kind: 'trait', word })),
      ...signsOf(def, isCustom).map((word) => ({ kind: 'is', word })),
      ...[...new Set(Object.values(def.provenance))].map((word) => ({ kind: 'by', word })),
    ],
  };
}
