import * as z from 'zod';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { oversize } from '../../engine/toolbox/bounds.ts';
import { explain } from '../explain.ts';
import { issueIn } from '../issues.ts';
import { defId, side, slug, strict } from '../schema/parts.ts';
import { keptName, oneLine } from '../../engine/toolbox/typed-text.ts';
import type { PackMention } from './code.ts';
import type { DeckFault } from './faults.ts';
import { packOf } from './names.ts';
import { nestsDeeper } from './nesting.ts';
import { named } from './settle.ts';
import { cleanNotes, DECK_LIMITS, type DeckSheet, type NamedEntry } from './sheet.ts';

const FORMAT = 'alpha-omega-deck';
const VERSION = 1;

/** How deep lists and objects may lie in each other; those of a deck go three deep. */
const DEEPEST = 16;

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => oneLine(text, most) !== '', { error: 'must have a sign that can be seen' });
const cardId = defId.max(DECK_LIMITS.cardId);
const entry = strict({
  card: cardId,
  copies: z.int().min(1).max(DECK_LIMITS.copies),
  name: line(DECK_LIMITS.cardName)
    .exactOptional()
    .describe('What is printed on it, for who has no such card.'),
});
const entries = z.array(entry).max(DECK_LIMITS.lines).readonly();
const three = z
  .string()
  .max(20)
  .regex(/^\d+\.\d+\.\d+$/, 'must be three numbers like 1.0.0');
const pack = strict({ id: slug.max(DECK_LIMITS.cardId), version: three });

/** A deck as a file of JSON: what `deck.schema.json` is made from. */
export const deckFile = strict({
  $schema: z.string().max(300).exactOptional(),
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  name: line(DECK_LIMITS.name),
  side,
  cards: entries,
  sideList: entries.exactOptional().describe('Cards that might go in one day.'),
  notes: z.string().max(DECK_LIMITS.notes).exactOptional().describe('Markdown.'),
  tags: z.array(line(DECK_LIMITS.tag)).max(DECK_LIMITS.tags).readonly().exactOptional(),
  cardNotes: z
    .record(cardId, line(DECK_LIMITS.cardNote))
    .refine((notes) => Object.keys(notes).length <= 2 * DECK_LIMITS.lines, {
      error: 'must be of no more cards than a deck has',
    })
    .readonly()
    .exactOptional()
    .describe('A note of one line a card.'),
  packs: z
    .array(pack)
    .max(DECK_LIMITS.packs)
    .readonly()
    .exactOptional()
    .describe('The packs that the cards are from.'),
});

export type DeckFile = z.output<typeof deckFile>;

/** The JSON Schema of a file of a deck, for editors of other programs. */
export const deckFileSchema = (): object => ({
  title: 'A deck of Alpha/Omega',
  ...z.toJSONSchema(deckFile, { io: 'input' }),
});

/** A deck as a text of JSON; `versions` are as for {@link deckFileOf}. */
export function jsonOf(deck: DeckSheet, versions: ReadonlyMap<string, string>): string {
  return `${JSON.stringify(deckFileOf(deck, versions), null, 2)}\n`;
}

/**
 * A deck as the value that its file of JSON holds.
 * @param versions of the packs that are there, by id
 */
export function deckFileOf(deck: DeckSheet, versions: ReadonlyMap<string, string>): DeckFile {
  const ids = [...new Set([...deck.cards, ...deck.sideList].map(({ card }) => packOf(card)))].sort();
  const packs = ids.flatMap((id) => {
    const version = versions.get(id);
    return version === undefined ? [] : [{ id, version }];
  });
  // Earlier programs kept names and notes that are not taken now: what goes out can come in again.
  const name = keptName(deck.name, DECK_LIMITS.name);
  const tags = cleanTags(deck.tags);
  const notes = seenNotes(deck.cardNotes);
  return {
    ...{ format: FORMAT, version: VERSION, name, side: deck.side, cards: deck.cards },
    ...(deck.sideList.length > 0 && { sideList: deck.sideList }),
    ...(deck.notes !== '' && { notes: deck.notes }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(notes).length > 0 && { cardNotes: notes }),
    packs: packs.slice(0, DECK_LIMITS.packs),
  };
}

/** A deck out of a file of JSON, and the packs that its sender had. */
interface ReadFile {
  readonly sheet: DeckSheet;
  readonly packs: readonly PackMention[];
}

/** Reads a text of JSON as a deck. What is wrong is said with its place in the file. */
export function readJson(text: string, content: Catalogue): Result<ReadFile, DeckFault> {
  if (text.length > DECK_LIMITS.text)
    return fail({ code: 'tooLong', detail: `more than ${String(DECK_LIMITS.text)} characters` });
  if (nestsDeeper(text, DEEPEST))
    return fail({
      code: 'notADeck',
      detail: `lists or objects more than ${String(DEEPEST)} deep in each other`,
    });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail({ code: 'notJson', detail: error instanceof Error ? error.message : String(error) });
  }
  return readDeckFile(value, content);
}

/** Reads a value of JSON as a deck, whoever made it. What is wrong is said with its place in the value. */
export function readDeckFile(value: unknown, content: Catalogue): Result<ReadFile, DeckFault> {
  const newer = newerVersion(value);
  if (newer !== null) return fail({ code: 'newer', detail: `a file of version ${newer}` });
  // The schema would read all of a list before it says that it is too long.
  const excess = oversize(deckFile, value);
  if (excess !== null) return fail({ code: 'notADeck', detail: excess });
  const parsed = deckFile.safeParse(value);
  if (parsed.success)
    return ok({ sheet: sheetOf(parsed.data, content), packs: eachOnce(parsed.data.packs ?? []) });
  const [first] = explain(parsed.error.issues).map((finding) => issueIn('', finding));
  const detail = first === undefined ? '' : `${first.path === '' ? '' : `${first.path}: `}${first.message}`;
  return fail({ code: 'notADeck', detail: detail.slice(0, 300) });
}

/** A pack that is named more than once counts as it is named first. */
function eachOnce(packs: readonly PackMention[]): readonly PackMention[] {
  const first = new Map<string, PackMention>();
  for (const each of packs) if (!first.has(each.id)) first.set(each.id, each);
  return [...first.values()];
}

function newerVersion(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { format, version } = value as Readonly<Record<string, unknown>>;
  return format === FORMAT && typeof version === 'number' && version > VERSION ? String(version) : null;
}

function sheetOf(file: DeckFile, content: Catalogue): DeckSheet {
  const listed = (given: DeckFile['cards']): readonly NamedEntry[] =>
    named(
      given.map(({ name, ...rest }) => {
        const shown = oneLine(name ?? '', DECK_LIMITS.cardName);
        return shown === '' ? rest : { ...rest, name: shown };
      }),
      content,
    );
  return {
    name: oneLine(file.name, DECK_LIMITS.name),
    side: file.side,
    cards: listed(file.cards),
    sideList: listed(file.sideList ?? []),
    notes: cleanNotes(file.notes ?? ''),
    tags: cleanTags(file.tags ?? []),
    cardNotes: seenNotes(file.cardNotes ?? {}),
  };
}

/** Notes of one line, without those of which nothing can be seen. */
function seenNotes(notes: DeckSheet['cardNotes']): DeckSheet['cardNotes'] {
  return Object.fromEntries(
    Object.entries(notes).flatMap(([id, note]) => {
      const line = oneLine(note, DECK_LIMITS.cardNote);
      return line === '' ? [] : [[id, line]];
    }),
  );
}

/** Tags without blanks around them, each once, whatever its case. */
export function cleanTags(tags: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const plain = oneLine(tag.replaceAll(',', ' '), DECK_LIMITS.tag);
    const key = plain.toLowerCase();
    if (plain !== '' && !first.has(key)) first.set(key, plain);
    if (first.size >= DECK_LIMITS.tags) break;
  }
  return [...first.values()];
}
