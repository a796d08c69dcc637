import type { NameBook } from './names.ts';
import { headingOf, writtenLine } from './read-line.ts';
import { DECK_LIMITS, oneLine } from './sheet.ts';

/** Says how many of a card a line wants. */
const isCounted = (line: string): boolean => writtenLine(line).text !== line.replace(/^[-*•·–]\s+/u, '');

/** Is a line neither empty nor a remark? */
export const isSaid = (line: string): boolean => line.trim() !== '' && !/^\s*(?:#|\/\/)/.test(line);

/**
 * The title that people write over a list: its first line, where that names no card, nor nearly one, and says no number. What
 * follows shows that it is none of the cards: an empty line, or lines that all say how many.
 * @returns which line it is, counted from 0, and the name; null where there is none
 */
export function titleIn(
  lines: readonly string[],
  book: NameBook,
): { readonly at: number; readonly name: string } | null {
  const at = lines.findIndex(isSaid);
  const text = lines[at]?.trim() ?? '';
  if (at === -1 || text.length > DECK_LIMITS.name) return null;
  if (isCounted(text) || headingOf(text) !== null || book.find(text, 'good') !== null) return null;
  const rest = lines.slice(at + 1).filter((line) => isSaid(line) && headingOf(line.trim()) === null);
  const isApart = lines[at + 1]?.trim() === '' || rest.every((line) => isCounted(line.trim()));
  if (rest.length === 0 || !isApart) return null;
  const isNearlyACard = book.near(text).length > 0;
  return isNearlyACard || /[:(]/.test(text) ? null : { at, name: oneLine(text, DECK_LIMITS.name) };
}
