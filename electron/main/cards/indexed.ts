import type { Pack } from '../../../cards/load.ts';
import { fold } from '../../../cards/query/fold.ts';
import { signsOf } from '../../../cards/query/signs.ts';
import { TRAIT_WORDS } from '../../../cards/text/english/keywords.ts';
import { english } from '../../../cards/text/english/words.ts';
import { plainText } from '../../../cards/text/plain.ts';
import type { IndexedCard } from '../../../db/search/card-index.ts';
import type { CardDef, Catalogue } from '../../../engine/index.ts';

/** The cards of some packs as they are searched, in the order of their names. */
export function indexedCards(
  packs: readonly Pack[],
  catalogue: Catalogue,
  isCustom: (pack: Pack) => boolean,
): readonly IndexedCard[] {
  const cards = packs.flatMap((pack) =>
    pack.cards.map((def) => ({
      order: fold(def.name),
      card: indexed(def, pack.id, isCustom(pack), catalogue),
    })),
  );
  return cards
    .toSorted((a, b) => (a.order === b.order ? (a.card.id < b.card.id ? -1 : 1) : a.order < b.order ? -1 : 1))
    .map(({ card }) => card);
}

function indexed(def: CardDef, pack: string, isCustom: boolean, catalogue: Catalogue): IndexedCard {
  const traits = def.type === 'person' ? def.traits : [];
  const { quote, source } = def.flavour;
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
      name: def.name,
      rules: plainText(english.cardText(def, catalogue)),
      traits: traits.map((trait) => TRAIT_WORDS[trait].one).join(', '),
      verse: quote,
      source,
    },
    tags: [
      ...traits.map((word) => ({ kind: 'trait', word })),
      ...signsOf(def, isCustom).map((word) => ({ kind: 'is', word })),
      ...[...new Set(Object.values(def.provenance))].map((word) => ({ kind: 'by', word })),
    ],
  };
}
