import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { oneLine } from '../../engine/toolbox/typed-text.ts';
import type { DeckFault } from './faults.ts';
import { cleanTags } from './json.ts';
import { nameBook, withNear } from './names.ts';
import { readLine, type Look, type ReadLine } from './read-line.ts';
import { titleIn } from './title-line.ts';
import { named } from './settle.ts';
import { cleanNotes, DECK_LIMITS, type DeckSheet, type NamedEntry } from './sheet.ts';

/** A line of a list that says something which no deck can hold; it was passed over. */
export interface PassedOver {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly code: 'wrongCount' | 'tooManyLines';
}

/** A card that no pack has, as a list named it. */
export interface UnknownLine {
  readonly line: number;
  readonly card: DefId;
  readonly name: string;
  /** Cards that are called nearly so. */
  readonly near: readonly DefId[];
}

export interface ReadText {
  readonly sheet: DeckSheet;
  readonly unknown: readonly UnknownLine[];
  readonly passedOver: readonly PassedOver[];
}

interface Written extends ReadLine {
  readonly line: number;
  readonly list: 'cards' | 'sideList';
}

/** So many lines are read: the longest notes, where each of their lines is empty, and a list beside them. */
const MOST_LINES = DECK_LIMITS.notes + 10 * DECK_LIMITS.lines;

/** Reads a list as people write it: a card a line, how many before or after it, in any order, with headings or without. */
export function readText(text: string, content: Catalogue): Result<ReadText, DeckFault> {
  if (text.length > DECK_LIMITS.text)
    return fail({ code: 'tooLong', detail: `more than ${String(DECK_LIMITS.text)} characters` });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES)
    return fail({ code: 'tooLong', detail: `more than ${String(MOST_LINES)} lines` });
  const head = headIn(lines);
  const book = nameBook(content);
  const title = titleIn(lines.slice(0, MOST_BEFORE_CARDS).map(cut), { content, book });
  const body = lines.flatMap((line, at) =>
    isRead(line) && at !== title?.at ? [{ line: at + 1, raw: cut(line) }] : [],
  );
  const first = cardsIn(body, { side: head.side ?? 'good', content, book });
  const side = head.side ?? likelySide(first.written, content);
  // Read again only where a name can mean another card.
  const { written, passedOver } =
    side === (head.side ?? 'good') ? first : cardsIn(body, { side, content, book });
  if (written.length === 0 && passedOver.length === 0)
    return fail({ code: 'nothing', detail: 'no line names a card' });
  const listed = (list: Written['list']): readonly NamedEntry[] =>
    named(
      written.filter((entry) => entry.list === list),
      content,
    );
  const notes = written.filter(({ note }) => note !== '').map(({ card, note }) => [card, note] as const);
  const unknown = written
    .filter(({ isKnown }) => !isKnown)
    .map(({ line, card, name }) => ({ line, card, name }));
  const sheet = {
    ...{ name: head.name === '' ? (title?.name ?? '') : head.name, side, notes: head.notes, tags: head.tags },
    ...{ cards: listed('cards'), sideList: listed('sideList'), cardNotes: Object.fromEntries(notes) },
  };
  return ok({ sheet, unknown: withNear(unknown, book), passedOver });
}

interface Head {
  readonly name: string;
  readonly side: Side | null;
  readonly tags: readonly string[];
  readonly notes: string;
}

/** What the remarks at the head of a list say of it. */
function headIn(lines: readonly string[]): Head {
  const remarks = lines.filter((line) => line.startsWith('#'));
  const remark = (key: RegExp): string => {
    for (const line of remarks) {
      const [found = ''] = key.exec(line) ?? [];
      const rest = line.slice(found.length).trimStart();
      if (found !== '' && rest !== '') return rest;
    }
    return '';
  };
  const notes = remarks.flatMap((line) => /^#> ?(.*)$/s.exec(line)?.[1] ?? []);
  const side = remark(/^#\s*side\s*:/i).toLowerCase();
  return {
    name: oneLine(remark(/^#\s*name\s*:/i), DECK_LIMITS.name),
    side: side.startsWith('good') ? 'good' : side.startsWith('opponent') ? 'opponent' : null,
    tags: cleanTags(remark(/^#\s*tags\s*:/i).split(',', MOST_TAGS_WRITTEN)),
    notes: cleanNotes(notes.join('\n')),
  };
}

/** Who is told of so many lines that no deck can hold looks at the text again; the rest of it is not read. */
const MOST_PASSED_OVER = 100;

/** So many characters of a line are read: a card with its name, its pack and its note has fewer. */
const MOST_OF_A_LINE = 500;
const cut = (line: string): string => line.slice(0, MOST_OF_A_LINE);

/** Is a line neither empty nor a remark? */
const isRead = (line: string): boolean => line.trim() !== '' && !/^\s*(?:#|\/\/)/.test(line);

/** A title is looked for in so many lines: a deck has fewer, with all its headings. */
const MOST_BEFORE_CARDS = 2000;

/** So many tags of a remark are looked at: a deck has fewer, though one may be written twice. */
const MOST_TAGS_WRITTEN = 200;

/** A line that says something, and where it stands. */
interface Said {
  readonly line: number;
  readonly raw: string;
}

interface CardsRead {
  readonly written: readonly Written[];
  readonly passedOver: readonly PassedOver[];
}

function cardsIn(lines: readonly Said[], look: Look): CardsRead {
  const passedOver: PassedOver[] = [];
  let list: Written['list'] = 'cards';
  let headings = 0;
  const written: Written[] = [];
  for (const { line, raw } of lines) {
    if (passedOver.length >= MOST_PASSED_OVER) break;
    const read = readLine(raw, look);
    if (read === null) continue;
    if (typeof read === 'string') {
      list = read;
      headings += 1;
      // No list has so many headings, and each takes its time.
      if (headings > DECK_LIMITS.lines)
        passedOver.push({ line, text: oneLine(raw, DECK_LIMITS.cardName), code: 'tooManyLines' });
      continue;
    }
    const into = read.isAside ? 'sideList' : list;
    const before = written.filter((entry) => entry.card === read.card && entry.list === into);
    const copies = before.reduce((sum, entry) => sum + entry.copies, read.copies);
    const wrong = faultIn(read.copies, copies, written.length);
    if (wrong === null) written.push({ ...read, line, list: into });
    else passedOver.push({ line, text: read.text, code: wrong });
  }
  return { written, passedOver };
}

function faultIn(copies: number, inAll: number, linesBefore: number): PassedOver['code'] | null {
  if (linesBefore >= DECK_LIMITS.lines) return 'tooManyLines';
  return copies >= 1 && inAll <= DECK_LIMITS.copies ? null : 'wrongCount';
}

/** The side that most of the named cards are of. */
function likelySide(written: readonly Written[], content: Catalogue): Side {
  const found = written.flatMap(({ card, copies }) => {
    const def = content.get(card);
    return def && 'side' in def ? [{ side: def.side, copies }] : [];
  });
  const lead = found.reduce((sum, { side, copies }) => sum + (side === 'good' ? copies : -copies), 0);
  return lead < 0 ? 'opponent' : 'good';
}
