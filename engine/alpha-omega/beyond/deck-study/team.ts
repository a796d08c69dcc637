import { expectedIn } from '../../../toolbox/hypergeometric.ts';
import type { Catalogue } from '../../definitions.ts';
import type { DefId } from '../../selects.ts';
import { drawnBy } from './holding.ts';
import { gathered, countOf, type DeckEntry } from '../decks/entries.ts';

/** By the end of this round what a conflict costs is reckoned: rulebook, Achievement Scoring, calls ten rounds few. */
export const TEAM_ROUNDS = 10;

/** A Person that more than one card of the team's decks shows. */
export interface Conflict {
  readonly card: DefId;
  /** Copies in each deck, in the order of the decks. */
  readonly copies: readonly number[];
  /** Of the cards drawn in the first rounds, how many cannot be played because of it, on average. */
  readonly dead: number;
}

export interface TeamStudy {
  /** What costs most comes first. */
  readonly conflicts: readonly Conflict[];
  /** All conflicts together. */
  readonly dead: number;
  /** Up to which round. */
  readonly rounds: number;
}

/**
 * The conflicts of some decks that are played together. Rulebook, Set Up, Note: "each Person card … may only be played once
 * per game", whoever plays it; of other cards every deck may hold what is published.
 */
export function teamStudyOf(decks: readonly (readonly DeckEntry[])[], content: Catalogue): TeamStudy {
  const lists = decks.map(gathered);
  const sizes = lists.map(countOf);
  const persons = new Set(lists.flat().flatMap(({ card }) => (isPerson(card, content) ? [card] : [])));
  const conflicts = [...persons].flatMap((card): readonly Conflict[] => {
    const copies = lists.map((list) => copiesIn(list, card));
    const all = copies.reduce((sum, count) => sum + count, 0);
    return all > 1 ? [{ card, copies, dead: deadOf(copies, sizes) }] : [];
  });
  return {
    conflicts: conflicts.sort((a, b) => b.dead - a.dead || (a.card < b.card ? -1 : 1)),
    dead: conflicts.reduce((sum, { dead }) => sum + dead, 0),
    rounds: TEAM_ROUNDS,
  };
}

/** How many copies of a card a gathered list has. */
export const copiesIn = (list: readonly DeckEntry[], card: DefId): number =>
  list.find((line) => line.card === card)?.copies ?? 0;

export const isPerson = (card: DefId, content: Catalogue): boolean => content.get(card)?.type === 'person';

/** All copies drawn but the one that can be played: as many as are drawn, less the chance that any is. */
function deadOf(copies: readonly number[], sizes: readonly number[]): number {
  let drawn = 0;
  let none = 1;
  for (const [index, count] of copies.entries()) {
    const deck = sizes[index] ?? 0;
    const seen = drawnBy(TEAM_ROUNDS, { deck, players: 1, whose: 'one', each: 1 });
    drawn += expectedIn({ deck, kind: count, drawn: seen });
    none *= noneOf(deck, count, seen);
  }
  return drawn - (1 - none);
}

/** The chance that none of so many copies is among the cards drawn from a deck. */
function noneOf(deck: number, copies: number, drawn: number): number {
  let chance = 1;
  for (let copy = 0; copy < copies; copy += 1) chance *= Math.max(0, deck - drawn - copy) / (deck - copy);
  return chance;
}
