import { next, shuffle } from '../../kernel/rng.ts';
import type { Rng, SeatId } from '../../kernel/types.ts';
import type { Catalogue } from '../definitions.ts';
import type { State } from '../game.ts';
import type { CardId } from '../types.ts';
import { hiddenFrom } from './census.ts';

/**
 * The same position for these eyes, with everything they cannot see changed at random: which hidden card lies where, what
 * the die will show, and the seed.
 * @returns the position, and the state of chance after it
 */
export function otherwiseHidden(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  rng: Rng,
): readonly [State, Rng] {
  const { cards } = state.table;
  const hidden = [...hiddenFrom(state.table, eyes)].sort((a, b) => a - b);
  const swaps = new Map<CardId, CardId>();
  let after = rng;
  for (const pile of new Set(hidden.map((id) => cards[id]?.pile))) {
    const group = hidden.filter((id) => cards[id]?.pile === pile);
    const [order, shuffled] = shuffle(after, group);
    after = shuffled;
    for (const [at, id] of group.entries()) swaps.set(id, order[at] ?? id);
  }
  const [number, last] = next(after);
  const swapped = exchange(state, swaps, looksIn(content));
  return [{ ...swapped, seed: `another ${String(number)}`, rng: { die: [number, 1, 2, 3] } }, last];
}

/** Where hidden cards are named: in decks, in hands, among the known, and by programs that looked at a deck. */
const PLACES: ReadonlySet<string> = new Set(['deck', 'hand', 'known']);

function exchange(value: State, swaps: ReadonlyMap<CardId, CardId>, looked: ReadonlySet<string>): State {
  const walk = (member: unknown, named: boolean): unknown => {
    if (typeof member === 'number') return named ? (swaps.get(member) ?? member) : member;
    if (Array.isArray(member)) return member.map((item) => walk(item, named));
    if (typeof member !== 'object' || member === null) return member;
    return Object.fromEntries(
      Object.entries(member).map(([key, item]) => [key, walk(item, PLACES.has(key) || looked.has(key))]),
    );
  };
  return walk(value, false) as State;
}

/** The names under which the programs of these cards keep what they looked at. */
function looksIn(content: Catalogue): ReadonlySet<string> {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value && value.op === 'look' && 'as' in value) found.add(String(value.as));
    Object.values(value).forEach(read);
  };
  for (const { abilities } of content.values()) read(abilities);
  return found;
}
