import type { CardDef, InPlayView, View } from '../../../../../engine/alpha-omega/index.ts';
import { asPlayedAt } from '../game/as-played.ts';
import { cardTextTag, spokenText } from './card-texts.ts';
import { leadWords, stateWords, type Again } from './card-words.ts';
import { nameTag } from './shown-cards.ts';
import { language, tagOf } from '../../../../text/language/language.ts';
import type { Said } from '../../../../text/line.ts';
import { isMissing, missingNote } from './prints.ts';
import { lostNote, originOf, type CardBook } from './words.ts';

/** What a card in words needs to know of the table. */
export interface Around {
  readonly view: View;
  readonly book: CardBook;
  readonly seats: readonly string[];
  /** What it may still do, having acted. */
  mayActAgain(card: InPlayView): Again;
}

/** Everything that a card says and is, in words alone: what is printed on it, and how it stands now if it is in play. */
export function cardInWords(print: CardDef, card: InPlayView | null, around: Around): readonly Said[] {
  const { view, book, seats } = around;
  const here = tagOf(language());
  const def = asPlayedAt(print, view);
  const now =
    card === null ? leadWords(view, print) : stateWords(card, book, seats, around.mayActAgain(card));
  const lost = lostNote(def, card, view.inPlay);
  const { quote, source } = def.flavour;
  return [
    isMissing(def)
      ? { text: `${def.name}. ${missingNote()}`, lang: here }
      : { text: spokenText(def, book), lang: cardTextTag() },
    ...(lost === null ? [] : [{ text: lost, lang: here }]),
    ...now.map((text) => ({ text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, lang: here })),
    ...(quote === '' ? [] : [{ text: `“${quote}” ${source}`, lang: nameTag(def) }]),
    ...[originOf(def)].flatMap((text) => (text === null ? [] : [{ text, lang: here }])),
  ];
}

/** The same as a text to take along. */
export const asText = (said: readonly Said[]): string => said.map(({ text }) => text).join('\n');
