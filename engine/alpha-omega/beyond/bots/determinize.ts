import { next, shuffle } from '../../../kernel/rng.ts';
import type { Rng, SeatId } from '../../../kernel/types.ts';
import type { Ability, Catalogue, Op } from '../../definitions.ts';
import type { Frame } from '../../frames.ts';
import type { State } from '../../game.ts';
import { printOf } from '../../queries/cards.ts';
import type { Bound, CardId, Pile, Table } from '../../types.ts';
import { hiddenPools } from './hidden.ts';

/**
 * A state that these eyes could believe in: all they see stays as it is, all that is hidden from them is dealt anew from
 * the bot's own chance, and the chance of the game itself is replaced by the bot's. What is dealt is sorted first, so that
 * two states which differ only in what is hidden give the same.
 * @returns the state, and the bot's chance after it
 */
export function determinize(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  rng: Rng,
): readonly [State, Rng] {
  const [number, seeded] = next(rng);
  const [dealt, after] = deal(state.table, hiddenPools(state.table, eyes), seeded);
  if (dealt.size === 0) return [{ ...state, seed: `imagined ${String(number)}`, rng: {} }, after];
  const swap: Swap = (id) => dealt.get(id) ?? id;
  const believed: State = {
    ...state,
    seed: `imagined ${String(number)}`,
    rng: {},
    table: swapInTable(state.table, swap),
    stack: state.stack.map((frame) => swapInFrame(frame, state.table, content, swap)),
  };
  return [believed, after];
}

/** Which card lies, in the believed state, where this one lies in the real state. */
type Swap = (id: CardId) => CardId;

function deal(
  table: Table,
  pools: readonly (readonly CardId[])[],
  rng: Rng,
): readonly [ReadonlyMap<CardId, CardId>, Rng] {
  const dealt = new Map<CardId, CardId>();
  let after = rng;
  for (const places of pools) {
    const sorted = places.toSorted((a, b) => byPrint(table, a, b));
    const [order, shuffled] = shuffle(after, sorted);
    after = shuffled;
    for (const [at, place] of places.entries()) dealt.set(place, order[at] ?? place);
  }
  return [dealt, after];
}

function byPrint({ cards }: Table, a: CardId, b: CardId): number {
  const [left = '', right = ''] = [cards[a]?.def, cards[b]?.def];
  if (left === right) return a - b;
  return left < right ? -1 : 1;
}

/** Cards that are seen are never in a pool, so a swap leaves them alone wherever they are named. */
function swapInTable(table: Table, swap: Swap): Table {
  const pile = ({ deck, discard }: Pile): Pile => ({ deck: deck.map(swap), discard });
  return {
    ...table,
    opponentPile: pile(table.opponentPile),
    callingPile: pile(table.callingPile),
    goodPiles: table.goodPiles.map(pile),
    seats: table.seats.map((seat) => ({ ...seat, hand: seat.hand.map(swap) })),
    opponents: table.opponents.map((player) => ({ ...player, hand: player.hand.map(swap) })),
    known: table.known.map((cards) => cards.map(swap)),
  };
}

/** A card's program in the middle may have looked at cards that others may not see. */
function swapInFrame(frame: Frame, table: Table, content: Catalogue, swap: Swap): Frame {
  if (!('bound' in frame)) return frame;
  const print = printOf(content, table.cards[frame.self]?.def ?? '');
  const numbers = rolledNames(print.abilities);
  const bound: Bound = Object.fromEntries(
    Object.entries(frame.bound).map(([name, values]) => [
      name,
      numbers.has(name) ? values : values.map(swap),
    ]),
  );
  return { ...frame, bound };
}

/** The names under which a card's programs keep what the die showed; every other name stands for cards. */
function rolledNames(abilities: readonly Ability[]): ReadonlySet<string> {
  const names = new Set<string>();
  const readProgram = (ops: readonly Op[]): void => {
    for (const op of ops) {
      if (op.op === 'roll') names.add(op.as);
      else if (op.op === 'if') readProgram([...op.then, ...(op.else ?? [])]);
      else if (op.op === 'eachPlayer') readProgram(op.do);
      else if (op.op === 'lasting') readAbilities(op.abilities);
    }
  };
  const readAbilities = (all: readonly Ability[]): void => {
    for (const ability of all) if (ability.kind !== 'constant') readProgram(ability.do);
  };
  readAbilities(abilities);
  return names;
}
