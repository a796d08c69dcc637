import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';
import { nameFromId, placeholderFor, plainName, type NameBook } from './names.ts';
import { DECK_LIMITS, oneLine } from './sheet.ts';

/** What a name in a list stands for. */
export interface FoundCard {
  readonly card: DefId;
  readonly name: string;
  readonly isKnown: boolean;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The card that a text names: by name, by name with its pack or id in parentheses, or by id. */
export function findCard(text: string, side: Side, content: Catalogue, book: NameBook): FoundCard {
  const whole = book.find(text, side);
  if (whole) return { card: whole.id, name: whole.name, isKnown: true };
  const [, name = text, more = ''] = /^(.*?)\s*[([]([^()[\]]+)[)\]]$/.exec(text) ?? [];
  const id = [text, more].find((part) => ID.test(part) && part.length <= DECK_LIMITS.cardId);
  if (id !== undefined) {
    const called = oneLine(id === text ? nameFromId(id) : name, DECK_LIMITS.cardName);
    return { card: id, name: content.get(id)?.name ?? called, isKnown: content.has(id) };
  }
  const inPack = more === '' ? null : (book.find(name, side, plainPack(more)) ?? book.find(name, side));
  if (inPack) return { card: inPack.id, name: inPack.name, isKnown: true };
  const called = oneLine(text, DECK_LIMITS.cardName);
  return { card: placeholderFor(called), name: called, isKnown: false };
}

const plainPack = (text: string): string => plainName(text).replaceAll(' ', '-');

/** What people call the parts of a list, in the languages of this program; the last ones begin the side list. */
const HEADINGS =
  /^(?:good|opponents?|deck|main ?deck|mazo|cards|cartas|persons?|people|personas?|personajes?|items?|objetos?|places?|lugar(?:es)?|events?|eventos?|callings?|objectives?|not in any pack here)$/;
const SIDE_HEADINGS =
  /^(?:side ?list|side ?board|side|maybe ?(?:list|board)?|considering|lista aparte|quiz[aá]s?)$/;

/** Is a line the heading of a part, and of which? */
export function headingOf(line: string): 'cards' | 'sideList' | null {
  const [, text = line] = /^(.*?)\s*(?:[([]\d+[)\]])?\s*:?$/.exec(line) ?? [];
  const words = plainName(text);
  if (SIDE_HEADINGS.test(words)) return 'sideList';
  return HEADINGS.test(words) || (line.endsWith(':') && !/^\d/.test(line)) ? 'cards' : null;
}

export const isHeading = (line: string): boolean => headingOf(line) !== null;

/** A line of a list as it is written: how many, of what. */
export interface WrittenLine {
  readonly copies: number;
  readonly text: string;
}

/** `2 Hope`, `2x Hope`, `Hope x2`, `Hope (2)`, `- Hope`: how many of what; without a number it is one. */
export function writtenLine(line: string): WrittenLine {
  const plain = line.replace(/^[-*•·–]\s+/u, '');
  const before =
    /^[([]?(\d{1,6})[)\]]?\s*[x×*]?\s+(\S.*)$/iu.exec(plain) ?? /^(\d{1,6})[x×](\S.*)$/iu.exec(plain);
  if (before) return { copies: Number(before[1]), text: before[2] ?? '' };
  const after = /^(.*\S)\s+(?:[x×]\s*(\d{1,6})|[([](\d{1,6})[x×]?[)\]])$/iu.exec(plain);
  if (after) return { copies: Number(after[2] ?? after[3]), text: after[1] ?? '' };
  return { copies: 1, text: plain };
}
