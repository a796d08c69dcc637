import { readDeckFile, type DeckFile } from '../../../../../cards/decks/json.ts';
import { fail, ok, type Result } from '../../../../../engine/kernel/result.ts';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import type { Entries } from '../../deck-files.ts';
import { faultOf } from '../../../storage/transfer/archives/refused.ts';

/** So many decks may be in one file, and so many lines may their lists have together, and so many notes to cards. */
const MOST_DECKS = 500;
const MOST_LINES = 20_000;
const MOST_NOTES = 20_000;

const entryOf = (number: number): string => `decks/${String(number)}.json`;

/** The entries of a file that holds these decks, each as its own file of JSON would. */
export const entriesOfDecks = (decks: readonly DeckFile[]): ReadonlyMap<string, unknown> =>
  new Map(decks.map((deck, index) => [entryOf(index + 1), deck]));

/**
 * The decks in an archive, each a value that is a deck whatever cards there are. What its cards are is looked up by whoever
 * knows the packs.
 */
export function decksInside(entries: Entries): Result<readonly unknown[], ArchiveFault> {
  const decks: unknown[] = [];
  if (entries.size === 0) return fail(faultOf('missing', 'a file of decks needs one', entryOf(1)));
  if (entries.size > MOST_DECKS)
    return fail(faultOf('tooMany', `${String(entries.size)} decks; at most ${String(MOST_DECKS)}`));
  let lines = 0;
  let notes = 0;
  for (let number = 1; number <= entries.size; number += 1) {
    const name = entryOf(number);
    if (!entries.has(name)) {
      const stranger = [...entries.keys()].find((each) => !isEntry(each, entries.size));
      return stranger === undefined
        ? fail(faultOf('missing', 'the decks are numbered without a gap', name))
        : fail(faultOf('unexpected', 'nothing of a file of decks is called so', stranger));
    }
    const value = entries.get(name);
    const read = readDeckFile(value, new Map());
    if (!read.ok) {
      const code = read.error.code === 'newer' ? 'newer' : 'content';
      return fail(faultOf(code, `${read.error.code}: ${read.error.detail}`, name));
    }
    const { cards, sideList, cardNotes } = read.value.sheet;
    lines += cards.length + sideList.length;
    if (lines > MOST_LINES)
      return fail(faultOf('tooMany', `more than ${String(MOST_LINES)} lines of cards`, name));
    notes += Object.keys(cardNotes).length;
    if (notes > MOST_NOTES)
      return fail(faultOf('tooMany', `more than ${String(MOST_NOTES)} notes to cards`, name));
    decks.push(value);
  }
  return ok(decks);
}

const isEntry = (name: string, count: number): boolean =>
  Array.from({ length: count }, (_, index) => entryOf(index + 1)).includes(name);
