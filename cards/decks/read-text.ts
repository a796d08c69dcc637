import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import type { DeckFault } from './faults.ts';
import { cleanTags } from './json.ts';
import { nameBook, withNear, type NameBook } from './names.ts';
import { readLine, type Look, type ReadLine } from './read-line.ts';
import { titleIn } from './title-line.ts';
import { named } from './settle.ts';
import { cleanNotes, DECK_LIMITS, oneLine, type DeckSheet, type NamedEntry } from './sheet.ts';

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

/** Reads a list as people write it: a card a line, how many before or after it, in any order, with headings or without. */
export function readText(text: string, content: Catalogue): Result<ReadText, DeckFault> {
  if (text.length > DECK_LIMITS.text)
    return fail({ code: 'tooLong', detail: `more than ${String(DECK_LIMITS.text)} characters` });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const head = headIn(lines);
  const book = nameBook(content);
  const title = titleIn(lines, book);
  const body = title === null ? lines : lines.with(title.at, '');
  const side = head.side ?? likelySide(body, content, book);
  const passedOver: PassedOver[] = [];
  const written = cardsIn(body, { side, content, book }, passedOver);
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
  const remark = (key: string): string =>
    lines
      .map((line) => new RegExp(`^#\\s*${key}\\s*:\\s*(.*)$`, 'i').exec(line)?.[1])
      .find((found) => found) ?? '';
  const notes = lines.flatMap((line) => /^#> ?(.*)$/.exec(line)?.[1] ?? []);
  const side = remark('side').toLowerCase();
  return {
    name: oneLine(remark('name'), DECK_LIMITS.name),
    side: side.startsWith('good') ? 'good' : side.startsWith('opponent') ? 'opponent' : null,
    tags: cleanTags(remark('tags').split(',')),
    notes: cleanNotes(notes.join('\n')),
  };
}

/** Who is told of so many lines that no deck can hold looks at the text again; the rest of it is not read. */
const MOST_PASSED_OVER = 100;

/** So many characters of a line are read: a card with its name, its pack and its note has fewer. */
const MOST_OF_A_LINE = 500;

function cardsIn(lines: readonly string[], look: Look, passedOver: PassedOver[]): readonly Written[] {
  let list: Written['list'] = 'cards';
  const written: Written[] = [];
  for (const [index, raw] of lines.entries()) {
    if (passedOver.length >= MOST_PASSED_OVER) break;
    const read = readLine(raw.slice(0, MOST_OF_A_LINE), look);
    if (read === null) continue;
    if (typeof read === 'string') {
      list = read;
      continue;
    }
    const line = index + 1;
    const into = read.isAside ? 'sideList' : list;
    const before = written.filter((entry) => entry.card === read.card && entry.list === into);
    const copies = before.reduce((sum, entry) => sum + entry.copies, read.copies);
    const wrong = faultIn(read.copies, copies, written.length);
    if (wrong === null) written.push({ ...read, line, list: into });
    else passedOver.push({ line, text: read.text, code: wrong });
  }
  return written;
}

function faultIn(copies: number, inAll: number, linesBefore: number): PassedOver['code'] | null {
  if (linesBefore >= DECK_LIMITS.lines) return 'tooManyLines';
  return copies >= 1 && inAll <= DECK_LIMITS.copies ? null : 'wrongCount';
}

/** The side that most of the named cards are of. */
function likelySide(lines: readonly string[], content: Catalogue, book: NameBook): Side {
  const found = cardsIn(lines, { side: 'good', content, book }, []).flatMap(({ card, copies }) => {
    const def = content.get(card);
    return def && 'side' in def ? [{ side: def.side, copies }] : [];
  });
  const lead = found.reduce((sum, { side, copies }) => sum + (side === 'good' ? copies : -copies), 0);
  return lead < 0 ? 'opponent' : 'good';
}
