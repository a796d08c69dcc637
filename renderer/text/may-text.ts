import type { CardDef } from '../../engine/index.ts';
import { cardText } from './card-texts.ts';
import type { CardBook } from './words.ts';

const linesOf = (def: CardDef, book: CardBook): readonly string[] =>
  cardText(def, book).lines.map(({ spans }) => spans.map(({ text }) => text).join(''));

/** What a card says of some of its abilities, and nothing else of its text. */
function textOf(abilities: CardDef['abilities'], def: CardDef, book: CardBook): string {
  const always = linesOf({ ...def, abilities: [] }, book);
  return linesOf({ ...def, abilities }, book)
    .filter((line) => !always.includes(line))
    .join(' ');
}

/** What a card says that somebody may use when its moment comes, and nothing else of its text. */
export function mayText(def: CardDef, book: CardBook): string {
  const may = def.abilities.filter((ability) => ability.kind === 'triggered' && ability.may === true);
  return textOf(may, def, book);
}

/** What a card says of one of its abilities. */
export const abilityText = (def: CardDef, ability: number, book: CardBook): string =>
  textOf(
    def.abilities.filter((_, at) => at === ability),
    def,
    book,
  );
