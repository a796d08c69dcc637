import type { ShownCard } from '../../../../cards/text/in-language.ts';
import { fullText } from '../../../../cards/text/plain.ts';
import type { Book, CardEntry, Marked, Term } from '../../../rulebook/page.ts';
import { parts, t } from '../../../text/language/language.ts';
import { cardText, cardTextTag } from '../words/cards/card-texts.ts';
import { cardsTag } from '../words/cards/shown-cards.ts';
import { typeLine, type CardBook } from '../words/cards/words.ts';
import { cardNamed, CHAPTERS } from './book.ts';
import { RULING_NUMBERS } from './ruling-numbers.ts';
import { isTerm, sortedTerms } from './terms.ts';

const terms = (): readonly Term[] =>
  sortedTerms().map((id) => ({ id, name: t(`glossary.${id}`), says: parts(`glossary.${id}Text`) }));

const entryOf = (def: ShownCard, cards: CardBook): CardEntry => ({
  ...{ id: def.id, name: def.name, kind: typeLine(def) },
  text: fullText(cardText(def, cards)),
  also: (def.alsoCalled ?? []).join('\n'),
});

/** What marks in sentences lead to. */
export const markedIn = (cards: CardBook): Marked => ({
  chapters: CHAPTERS,
  isTerm,
  cardNamed: (name) => cardNamed(name, cards),
});

/** The rulebook with these cards, in the language that is spoken. */
export const bookWith = (cards: CardBook): Book => ({
  ...markedIn(cards),
  first: 'minute',
  terms,
  firstTerm: 'ability',
  rulings: RULING_NUMBERS.map((number) => ({ number, words: t(`rulebookRulings.r${number}`) })),
  hasCard: (id) => cards.has(id),
  cards: () => [...cards.values()].map((def) => entryOf(def, cards)),
  cardTags: { name: cardsTag(), text: cardTextTag() },
});
