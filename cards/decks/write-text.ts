import { countOf } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { nameBook, packOf, plainName } from './names.ts';
import { readLine, type Look } from './read-line.ts';
import type { DeckSheet, NamedEntry } from './sheet.ts';

/** How the cards are grouped, by type; what no pack knows comes last. */
const GROUPS = [
  ['person', 'Persons'],
  ['item', 'Items'],
  ['place', 'Places'],
  ['event', 'Events'],
  ['calling', 'Callings'],
  ['objective', 'Objectives'],
  [null, 'Not in any pack here'],
] as const;

/** A deck as a list that people can read, and that `readText` reads back. */
export function textOf(deck: DeckSheet, content: Catalogue): string {
  const look = { side: deck.side, content, book: nameBook(content) };
  const lineOf = (entry: NamedEntry): string => lineFor(entry, deck.cardNotes[entry.card] ?? '', look);
  const groups = GROUPS.flatMap(([type, heading]) => {
    const cards = deck.cards.filter(({ card }) => (content.get(card)?.type ?? null) === type);
    return cards.length === 0 ? [] : [section(heading, cards, lineOf)];
  });
  const side = deck.sideList.length === 0 ? [] : [section('Side list', deck.sideList, lineOf)];
  return `${[headOf(deck), ...groups, ...side].join('\n\n')}\n`;
}

function headOf({ name, side, tags, notes, cards }: DeckSheet): string {
  return [
    `# Alpha/Omega, ${side === 'good' ? 'a Good deck' : 'an Opponent deck'} of ${String(countOf(cards))} cards`,
    ...(name === '' ? [] : [`# Name: ${name}`]),
    `# Side: ${side === 'good' ? 'Good' : 'Opponent'}`,
    ...(tags.length === 0 ? [] : [`# Tags: ${tags.join(', ')}`]),
    ...(notes === '' ? [] : notes.split('\n').map((line) => (line === '' ? '#>' : `#> ${line}`))),
  ].join('\n');
}

const section = (
  heading: string,
  entries: readonly NamedEntry[],
  lineOf: (entry: NamedEntry) => string,
): string => [`${heading} (${String(countOf(entries))})`, ...entries.map(lineOf)].join('\n');

/** The shortest line that is read as so many of this very card, with this note. */
function lineFor({ card, copies, name }: NamedEntry, note: string, look: Look): string {
  const lineWith = (called: string): string =>
    `${String(copies)} ${called}${note === '' ? '' : `  # ${note}`}`;
  const leadsBack = (line: string): boolean => {
    const read = readLine(line, look);
    if (read === null || typeof read === 'string') return false;
    return read.card === card && read.copies === copies && read.note === note && !read.isAside;
  };
  const inPack = look.content.has(card) ? [`${name} (${packOf(card)})`] : [];
  const short = plainName(name) === '' ? [] : [name, ...inPack];
  return [...short, `${name} (${card})`].map(lineWith).find(leadsBack) ?? lineWith(card);
}
