import type { Catalogue, DeckCardDef } from '../../definitions.ts';
import type { DefId } from '../../selects.ts';
import { gathered, countOf, withCopies, type DeckEntry } from '../decks/entries.ts';
import { rolesOf, type Role } from './roles.ts';
import { isDeckCard, printedStrength } from './study.ts';
import { copiesIn, isPerson, teamStudyOf } from './team.ts';

/** One card out of a deck and another in, and why this one. */
export interface Swap {
  /** Which deck of the team. */
  readonly deck: number;
  readonly take: DefId;
  /** Null where no card is left that may take its place: the deck is a card smaller then. */
  readonly put: DefId | null;
  /** The deck that keeps the Person. */
  readonly keeper: number;
  /** How much more Strength the new Person has; null where another type of card takes the place of a Person. */
  readonly strength: number | null;
  /** What both cards do for the deck, what only the old one does, what only the new one does. */
  readonly keeps: readonly Role[];
  readonly loses: readonly Role[];
  readonly gains: readonly Role[];
}

/** What a difference between two cards costs, in points of Strength. */
const COST = {
  strength: 1,
  /** A Person holds the table: another card in its place leaves a gap. */
  otherType: 4,
  supernatural: 1,
  role: 2,
  /** The last card of a deck that fills a role. */
  lastOfRole: 4,
  gain: -0.5,
  nothing: 20,
} as const;

/**
 * Swaps that free a team of all its conflicts. Each Person stays in one deck, the one that would miss it most, and its
 * other copies give way to cards of like Strength and use that no other deck has as a Person. Any of them can be made
 * without the others: none makes a new conflict.
 */
export function swapsFor(decks: readonly (readonly DeckEntry[])[], content: Catalogue): readonly Swap[] {
  const team = decks.map(gathered);
  const kept = team.map(() => 0);
  const swaps: Swap[] = [];
  const conflicts = [...teamStudyOf(team, content).conflicts].sort(
    (a, b) => strengthIn(content, b.card) - strengthIn(content, a.card) || (a.card < b.card ? -1 : 1),
  );
  for (const { card } of conflicts) {
    const holders = [...team.keys()].filter((deck) => copiesIn(team[deck] ?? [], card) > 0);
    const losses = holders.map((deck) => ({ deck, loss: best(deck, card, team, content).cost }));
    // Where it would be missed alike, the deck that has kept least so far keeps it: fair shares for all.
    const [first] = losses.sort(
      (a, b) => b.loss - a.loss || (kept[a.deck] ?? 0) - (kept[b.deck] ?? 0) || a.deck - b.deck,
    );
    if (!first) continue;
    const keeper = first.deck;
    kept[keeper] = (kept[keeper] ?? 0) + strengthIn(content, card);
    for (const deck of holders) {
      const spare = copiesIn(team[deck] ?? [], card) - (deck === keeper ? 1 : 0);
      for (let copy = 0; copy < spare; copy += 1) {
        const { put } = best(deck, card, team, content);
        swaps.push(swapOf({ deck, take: card, put, keeper }, content));
        team[deck] = swapped(team[deck] ?? [], card, put);
      }
    }
  }
  return swaps;
}

/** A deck list after a swap. */
export function swapped(list: readonly DeckEntry[], take: DefId, put: DefId | null): readonly DeckEntry[] {
  const without = withCopies(list, { card: take, copies: copiesIn(gathered(list), take) - 1 });
  return put === null ? without : withCopies(without, { card: put, copies: copiesIn(without, put) + 1 });
}

interface Best {
  readonly put: DefId | null;
  readonly cost: number;
}

/** The card that would best take the place of another in one deck of a team. */
function best(deck: number, take: DefId, team: readonly (readonly DeckEntry[])[], content: Catalogue): Best {
  const old = content.get(take);
  if (!old || !isDeckCard(old)) return { put: null, cost: COST.nothing };
  const list = team[deck] ?? [];
  const taken = new Set(team.flat().flatMap(({ card }) => (isPerson(card, content) ? [card] : [])));
  const last = new Set(rolesOf(old).filter((role) => isLast(role, list, content)));
  let found: Best = { put: null, cost: COST.nothing };
  for (const def of content.values()) {
    if (!isDeckCard(def) || def.side !== old.side || def.id === take) continue;
    if (copiesIn(list, def.id) >= def.copies || (def.type === 'person' && taken.has(def.id))) continue;
    const cost = costOf(old, def, last);
    if (cost < found.cost) found = { put: def.id, cost };
  }
  return found;
}

function costOf(old: DeckCardDef, put: DeckCardDef, last: ReadonlySet<Role>): number {
  const roles = rolesOf(put);
  const missing = rolesOf(old).filter((role) => !roles.includes(role));
  const gained = roles.filter((role) => !rolesOf(old).includes(role));
  let cost = strengthLost(old, put) * COST.strength;
  if (put.type !== old.type) cost += COST.otherType;
  else if (put.type === 'person' && old.type === 'person' && put.supernatural !== old.supernatural)
    cost += COST.supernatural;
  for (const role of missing) cost += last.has(role) ? COST.lastOfRole : COST.role;
  return cost + gained.length * COST.gain;
}

/** Only Persons count in a Strength Check: between other cards Strengths are not compared. */
function strengthLost(old: DeckCardDef, put: DeckCardDef): number {
  if (old.type !== 'person') return 0;
  return put.type === 'person' ? Math.abs(put.strength - old.strength) : old.strength;
}

/** Is this the only card of the deck that fills the role? */
function isLast(role: Role, list: readonly DeckEntry[], content: Catalogue): boolean {
  return countOf(list.filter(({ card }) => fills(card, role, content))) <= 1;
}

function fills(card: DefId, role: Role, content: Catalogue): boolean {
  const def = content.get(card);
  return def !== undefined && rolesOf(def).includes(role);
}

function swapOf(swap: Pick<Swap, 'deck' | 'take' | 'put' | 'keeper'>, content: Catalogue): Swap {
  const old = content.get(swap.take);
  const put = swap.put === null ? undefined : content.get(swap.put);
  const before = old ? rolesOf(old) : [];
  const after = put ? rolesOf(put) : [];
  return {
    ...swap,
    strength: old?.type === 'person' && put?.type === 'person' ? put.strength - old.strength : null,
    keeps: before.filter((role) => after.includes(role)),
    loses: before.filter((role) => !after.includes(role)),
    gains: after.filter((role) => !before.includes(role)),
  };
}

function strengthIn(content: Catalogue, card: DefId): number {
  const def = content.get(card);
  return def === undefined ? 0 : (printedStrength(def) ?? 0);
}
