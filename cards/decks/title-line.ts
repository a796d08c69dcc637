import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { oneLine } from '../../engine/toolbox/typed-text.ts';
import { isNowhere, packOf } from './names.ts';
import {
  findCard,
  headingOf,
  isRule,
  isUsualHeading,
  packMeant,
  withoutRemark,
  writtenLine,
  type Look,
} from './read-line.ts';
import { DECK_LIMITS } from './sheet.ts';

/** The cards that a title must be none of. */
type Known = Pick<Look, 'content' | 'book'>;

/** A longer line is no title, and is not looked at to its end. */
const MOST_OF_A_LINE = 200;

/** What people write before the name of a deck, in the languages of this program. */
const LABEL = /^(?:deck|name|title|mazo|nombre|t[ií]tulo)\s*:\s*(\S.*)$/iu;

/** A heading of Markdown. A single mark begins a remark, unless a label follows; `# Name:` is read with the other remarks. */
const isMarked = (line: string): boolean =>
  line.startsWith('##') || (line.startsWith('#') && !/^#\s*name\b/i.test(line) && LABEL.test(unmarked(line)));

const unmarked = (line: string): string => line.replace(/^#+\s*/, '').replace(/\s#+$/, '');

/** Does a line say something, and not only remark on what others say, or part them? */
const isSaid = (line: string): boolean =>
  isMarked(line) || (withoutRemark(line).text !== '' && !isRule(line));

/** Parts of a list that its headings name, the side list left out. */
const isPart = (line: string): boolean => line.startsWith('##') || headingOf(line) === 'cards';

const isEntry = (line: string): boolean => isSaid(line) && !isMarked(line) && headingOf(line) === null;

const BULLET = /^[-*•·–]\s+/u;

/** Says how many of a card a line wants. */
function isCounted(line: string): boolean {
  const text = withoutRemark(line).text.replace(/^SB:\s*/i, '');
  return writtenLine(text).text !== text.replace(BULLET, '');
}

/**
 * The title that people write over a list: its first line, where it is marked as one, stands apart, or names no card and no
 * number over lines that do. What may as well be a card is left to be read as one.
 * @returns which line it is, counted from 0, and the name; null where there is none
 */
export function titleIn(
  lines: readonly string[],
  known: Known,
): { readonly at: number; readonly name: string } | null {
  const looked = lines.map((line) => line.slice(0, MOST_OF_A_LINE).trim());
  const at = looked.findIndex(isSaid);
  const after = looked.slice(at + 1);
  if (at === -1 || !after.some(isEntry)) return null;
  const name = nameIn(looked[at] ?? '', after, known);
  return name === null || name.length > DECK_LIMITS.name
    ? null
    : { at, name: oneLine(name, DECK_LIMITS.name) };
}

/** The name that a first line gives the list below it; null where it is something else. */
function nameIn(line: string, after: readonly string[], known: Known): string | null {
  const text = unmarked(line);
  if (isUsualHeading(text) || isCard(withoutRemark(text).text, known)) return null;
  const [, labelled] = LABEL.exec(text) ?? [];
  if (labelled !== undefined) return labelled;
  if (isMarked(line) || headingOf(text) !== null) return isGrouped(after) ? null : text.replace(/\s*:$/, '');
  return isTitle(text, after, known) ? text : null;
}

/** Do headings follow after cards? Then the line over the first cards is a heading as well, of these alone. */
const isGrouped = (after: readonly string[]): boolean => after.findIndex(isPart) > after.findIndex(isEntry);

/** Is a line without any mark, which is no card that is known, a title by what stands below it? */
function isTitle(text: string, after: readonly string[], known: Known): boolean {
  const hasCount = isCounted(text);
  // So many of one card are in no deck: the number belongs to the name.
  if (hasCount && writtenLine(text).copies <= mostCopies(known.content)) return false;
  if (BULLET.test(text) || /^SB:/i.test(text)) return false;
  const [next = ''] = after;
  if (next === '' || isRule(next)) return true;
  const entries = after.filter(isEntry);
  if (!entries.every(isCounted)) return false;
  // One line is no habit: above it a card that is misspelt, or of another pack, may have been left without its number.
  return entries.length > 1 || (!hasCount && !/[:(]/.test(text) && known.book.near(text).length === 0);
}

/** Is it a card, if only by the pack or the id that stands behind it? */
function isCard(text: string, { content, book }: Known): boolean {
  const pack = packMeant(text);
  if (pack !== null && [...content.keys()].some((id) => packOf(id) === pack)) return true;
  return [text, writtenLine(text).text].some((name) => {
    const { card, isKnown } = findCard(name, { side: 'good', content, book });
    return isKnown || !isNowhere(card);
  });
}

/** So many copies at most there are of any card. */
const mostCopies = (content: Catalogue): number =>
  Math.max(0, ...[...content.values()].map((def) => ('copies' in def ? def.copies : 0)));
