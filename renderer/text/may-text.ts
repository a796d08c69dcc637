import type { CardDef } from '../../engine/index.ts';
import { cardText } from './card-texts.ts';
import type { CardBook } from './words.ts';

const linesOf = (def: CardDef, book: CardBook): readonly string[] =>
  cardText(def, book).lines.map(({ spans }) => spans.map(({ text }) => text).join(''));

/** What a card says that somebody may use when its moment comes, and nothing else of its text. */
export function mayText(def: CardDef, book: CardBook): string {
  const abilities = def.abilities.filter((ability) => ability.kind === 'triggered' && ability.may === true);
  const always = linesOf({ ...def, abilities: [] }, book);
  return linesOf({ ...def, abilities }, book)
    .filter((line) => !always.includes(line))
    .join(' ');
}
