import type { CardDef } from '../../../../../engine/alpha-omega/index.ts';
import { cardText } from './card-texts.ts';
import type { CardBook } from './words.ts';

const linesOf = (def: CardDef, book: CardBook): readonly string[] =>
  cardText(def, book).lines.map(({ spans }) => spans.map(({ text }) => text).join(''));

/** A card with none of its abilities, and with each alone: the very same each time, so that their texts are made once. */
interface Parted {
  readonly bare: CardDef;
  readonly single: readonly CardDef[];
}

const partedCards = new WeakMap<CardDef, Parted>();

function parted(def: CardDef): Parted {
  const known = partedCards.get(def);
  if (known !== undefined) return known;
  const parts: Parted = {
    bare: { ...def, abilities: [] },
    single: def.abilities.map((ability) => ({ ...def, abilities: [ability] })),
  };
  partedCards.set(def, parts);
  return parts;
}

/** What a card with some of its abilities says, and it would not say without any. */
function textOf(some: CardDef, bare: CardDef, book: CardBook): string {
  const always = linesOf(bare, book);
  return linesOf(some, book)
    .filter((line) => !always.includes(line))
    .join(' ');
}

/** What a card says that somebody may use when its moment comes, and nothing else of its text. */
export function mayText(def: CardDef, book: CardBook): string {
  const may = def.abilities.filter((ability) => ability.kind === 'triggered' && ability.may === true);
  return textOf({ ...def, abilities: may }, parted(def).bare, book);
}

/** What a card says of one of its abilities; empty where it has none of that number. */
export function abilityText(def: CardDef, ability: number, book: CardBook): string {
  const { bare, single } = parted(def);
  const alone = single[ability];
  return alone === undefined ? '' : textOf(alone, bare, book);
}
