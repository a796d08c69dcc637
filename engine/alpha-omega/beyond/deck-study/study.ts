import type { CardDef, Catalogue, DeckCardDef } from '../../definitions.ts';
import { gathered, countOf, type DeckEntry } from '../decks/entries.ts';
import { ROLES, roleOf, usesOf, type Role, type Use } from './roles.ts';

/** Types of cards that a deck is made of. */
export const DECK_TYPES = ['person', 'item', 'place', 'event'] as const;
export type DeckType = (typeof DECK_TYPES)[number];

/** So many cards of a deck, and which they are. */
export interface Part {
  readonly copies: number;
  readonly cards: readonly DeckEntry[];
}

/** The cards of one printed Strength. */
export interface StrengthBar extends Part {
  readonly strength: number;
  /** How many of them are of each type; Events have no Strength. */
  readonly types: Readonly<Record<Exclude<DeckType, 'event'>, number>>;
}

/** A card that fills a role, and how. */
export interface Serving extends DeckEntry {
  readonly uses: readonly Use[];
}

/** What a deck has for one purpose. */
export interface Coverage {
  readonly role: Role;
  readonly copies: number;
  readonly cards: readonly Serving[];
}

/** What a deck list amounts to. Each figure knows the cards that make it. */
export interface DeckStudy {
  /** All cards, unknown ones too. */
  readonly size: number;
  /** Different prints. */
  readonly kinds: number;
  readonly types: Readonly<Record<DeckType, Part>>;
  readonly supernatural: Part;
  readonly humans: Part;
  /** By printed Strength, the least first, without gaps from 1 to the most. */
  readonly strengths: readonly StrengthBar[];
  /** Of all Persons together, each copy by itself; null without Persons. */
  readonly meanStrength: number | null;
  /** What all Persons have together, as a Strength Check would count them. */
  readonly totalStrength: number;
  /** One of each role, in their order, those that no card fills too. */
  readonly roles: readonly Coverage[];
  /** Weapons and armour, with the Persons of the deck that could carry them: all of its side can. */
  readonly weapons: Part;
  readonly armour: Part;
  readonly bearers: Part;
  /** Not in any installed pack, or of no use in a deck. */
  readonly unknown: Part;
}

/** Reckons what a deck list amounts to. */
export function studyOf(list: readonly DeckEntry[], content: Catalogue): DeckStudy {
  const lines = gathered(list);
  const known = lines.flatMap((line) => {
    const def = content.get(line.card);
    return def !== undefined && isDeckCard(def) ? [{ ...line, def, uses: usesOf(def) }] : [];
  });
  const part = (fits: (def: DeckCardDef) => boolean): Part => partOf(known.filter(({ def }) => fits(def)));
  const persons = part(({ type }) => type === 'person');
  const totalStrength = known.reduce(
    (sum, { def, copies }) => sum + (def.type === 'person' ? def.strength * copies : 0),
    0,
  );
  const isItem = (slot: string) => (def: DeckCardDef) => def.type === 'item' && def.slot === slot;
  return {
    size: countOf(lines),
    kinds: lines.length,
    types: {
      person: persons,
      item: part(({ type }) => type === 'item'),
      place: part(({ type }) => type === 'place'),
      event: part(({ type }) => type === 'event'),
    },
    supernatural: part((def) => def.type === 'person' && def.supernatural),
    humans: part((def) => def.type === 'person' && def.traits.includes('human')),
    strengths: strengthsOf(known),
    meanStrength: persons.copies === 0 ? null : totalStrength / persons.copies,
    totalStrength,
    roles: ROLES.map((role) => coverageOf(role, known)),
    weapons: part(isItem('weapon')),
    armour: part(isItem('armour')),
    bearers: persons,
    unknown: partOf(lines.filter(({ card }) => !known.some((other) => other.card === card))),
  };
}

/** Can a deck hold such a card? Objectives and Callings have their own places. */
export function isDeckCard(def: CardDef): def is DeckCardDef {
  return def.type !== 'objective' && def.type !== 'calling';
}

/** The printed Strength of a card; null for Events, which have none. */
export function printedStrength(def: CardDef): number | null {
  return 'strength' in def ? def.strength : null;
}

interface Known extends Serving {
  readonly def: DeckCardDef;
}

function partOf(lines: readonly DeckEntry[]): Part {
  return { copies: countOf(lines), cards: lines.map(({ card, copies }) => ({ card, copies })) };
}

function strengthsOf(known: readonly Known[]): readonly StrengthBar[] {
  const rated = known.flatMap((line) => {
    const strength = printedStrength(line.def);
    return strength === null ? [] : [{ ...line, strength }];
  });
  if (rated.length === 0) return [];
  const most = Math.max(...rated.map(({ strength }) => strength));
  const least = Math.min(1, ...rated.map(({ strength }) => strength));
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const strength = least + index;
    const here = rated.filter((line) => line.strength === strength);
    const of = (type: DeckType): number => countOf(here.filter(({ def }) => def.type === type));
    return {
      strength,
      ...partOf(here),
      types: { person: of('person'), item: of('item'), place: of('place') },
    };
  });
}

function coverageOf(role: Role, known: readonly Known[]): Coverage {
  const cards = known.flatMap(({ card, copies, uses }) => {
    const fitting = uses.filter((way) => roleOf(way) === role);
    return fitting.length > 0 ? [{ card, copies, uses: fitting }] : [];
  });
  return { role, copies: countOf(cards), cards };
}
