import { countOf } from '../../engine/alpha-omega/decks/entries.ts';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { nameBook, packOf, plainName, type NameBook } from './names.ts';
import { findCard, isHeading } from './read-line.ts';
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
  const book = nameBook(content);
  const lineOf = ({ card, copies, name }: NamedEntry): string => {
    const note = deck.cardNotes[card];
    const line = `${String(copies)} ${calledFor(card, name, deck, { content, book })}`;
    return note === undefined ? line : `${line}  # ${note}`;
  };
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

/** The shortest way to name a card that leads back to this very card. */
function calledFor(
  card: string,
  name: string,
  { side }: DeckSheet,
  { content, book }: { readonly content: Catalogue; readonly book: NameBook },
): string {
  const leadsBack = (text: string): boolean =>
    !text.includes('#') && !isHeading(text) && findCard(text, side, content, book).card === card;
  const known = content.has(card) ? [name, `${name} (${packOf(card)})`] : [name];
  const found = plainName(name) === '' ? undefined : known.find(leadsBack);
  return found ?? (leadsBack(`${name} (${card})`) ? `${name} (${card})` : card);
}
