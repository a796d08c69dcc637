import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';
import { oneLine } from '../../engine/toolbox/typed-text.ts';
import { nameFromId, placeholderFor, plainName, type NameBook } from './names.ts';
import { DECK_LIMITS } from './sheet.ts';

/** What a name in a list stands for. */
interface FoundCard {
  readonly card: DefId;
  readonly name: string;
  readonly isKnown: boolean;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The card that a text names: by name, by name with its pack or id in parentheses, or by id. */
export function findCard(text: string, { side, content, book }: Look): FoundCard {
  const whole = book.find(text, side);
  if (whole) return { card: whole.id, name: whole.name, isKnown: true };
  const inBrackets = /[([]([^()[\]]+)[)\]]$/.exec(text);
  const name = text.slice(0, inBrackets?.index).trimEnd();
  const more = inBrackets?.[1] ?? '';
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

/** The pack that a text names in parentheses at its end, as a pack's id would be written; null where it names none. */
export function packMeant(text: string): string | null {
  const more = /[([]([^()[\]]+)[)\]]$/.exec(text)?.[1];
  return more === undefined ? null : plainPack(more);
}

const plainPack = (text: string): string => plainName(text).replaceAll(' ', '-');

/** What people call the parts of a list, in the languages of this program; the last ones begin the side list. */
const HEADINGS =
  /^(?:good|opponents?|deck|main ?deck|mazo|cards|cartas|persons?|people|personas?|personajes?|items?|objetos?|places?|lugar(?:es)?|events?|eventos?|callings?|objectives?|not in any pack here)$/;
const SIDE_HEADINGS =
  /^(?:side ?list|side ?board|side|maybe ?(?:list|board)?|considering|lista aparte|quiz[aá]s?)$/;

/*
 * Lists come from anywhere. So no pattern here has two neighbours that take the same signs, nor one that fails at its end for
 * some: it would try all ways to share them out.
 */

/** What a heading says without its number and its colon. */
const headingWords = (line: string): string =>
  plainName(
    line
      .replace(/:$/, '')
      .trimEnd()
      .replace(/[([]\d+[)\]]$/, ''),
  );

/** Is a line one of the headings that people usually write? */
export const isUsualHeading = (line: string): boolean =>
  [HEADINGS, SIDE_HEADINGS].some((headings) => headings.test(headingWords(line)));

/** Is a line the heading of a part, and of which? */
export function headingOf(line: string): 'cards' | 'sideList' | null {
  const words = headingWords(line);
  if (SIDE_HEADINGS.test(words)) return 'sideList';
  return HEADINGS.test(words) || (line.endsWith(':') && !/^\d/.test(line)) ? 'cards' : null;
}

/** Is it a line that is only drawn, under a title or between parts? */
export const isRule = (line: string): boolean => /^[=-]+$/.test(line);

/** A line of a list as it is written: how many, of what. */
export interface WrittenLine {
  readonly copies: number;
  readonly text: string;
}

/** `2 Hope`, `2x Hope`, `Hope x2`, `Hope (2)`, `- Hope`: how many of what; without a number it is one. */
export function writtenLine(line: string): WrittenLine {
  const plain = line.replace(/^[-*•·–]\s+/u, '');
  const before =
    /^[([]?(\d{1,6})[)\]]?(?:\s*[x×*]\s+|\s+)(\S.*)$/isu.exec(plain) ??
    /^(\d{1,6})[x×](\S.*)$/isu.exec(plain);
  if (before) return { copies: Number(before[1]), text: before[2] ?? '' };
  const after = /^(.*\S)\s+(?:[x×]\s*(\d{1,6})|[([](\d{1,6})[x×]?[)\]])$/isu.exec(plain);
  if (after) return { copies: Number(after[2] ?? after[3]), text: after[1] ?? '' };
  return { copies: 1, text: plain };
}

/** What a list is read by: the side whose cards are meant where two bear a name, and all cards there are. */
export interface Look {
  readonly side: Side;
  readonly content: Catalogue;
  readonly book: NameBook;
}

/** A line that names a card. */
export interface ReadLine extends FoundCard {
  readonly copies: number;
  /** Does the line itself say that it is of the side list? */
  readonly isAside: boolean;
  readonly note: string;
  /** As it is written, but for its remark; as long as a card's name may be. */
  readonly text: string;
}

/** Reads one line of a list: the card it names, the list that it is the heading of, or null where it says neither. */
export function readLine(raw: string, look: Look): ReadLine | 'cards' | 'sideList' | null {
  const { text, note } = withoutRemark(raw);
  if (text === '' || isRule(text)) return null;
  const heading = isName(text, look) ? null : headingOf(text);
  if (heading !== null) return heading;
  const [, mark = '', rest = text] = /^(SB:\s*)?(.*)$/is.exec(text) ?? [];
  const { copies, text: name } = isName(rest, look) ? { copies: 1, text: rest } : writtenLine(rest);
  const found = findCard(name, look);
  return { ...found, copies, isAside: mark !== '', note, text: oneLine(text, DECK_LIMITS.cardName) };
}

/** A line without what is remarked on it, and that. */
export function withoutRemark(line: string): { readonly text: string; readonly note: string } {
  const [, text = '', note = ''] = /^(.*?)(?:(?:^|\s)(?:#|\/\/)\s*(.*))?$/s.exec(line.trim()) ?? [];
  return { text: text.trim(), note: oneLine(note, DECK_LIMITS.cardNote) };
}

/** Is a line, as it stands, the name of a card, though it may begin with a number? Then it is one of it. */
const isName = (text: string, { side, book }: Look): boolean => book.find(text, side) !== null;
