import type { SeatId } from '../../../kernel/types.ts';
import { hiddenPools } from '../bots/hidden.ts';
import type { Frame } from '../../frames.ts';
import type { State } from '../../game.ts';
import { cardOf } from '../../queries/cards.ts';
import type { DefId } from '../../selects.ts';
import type { Bound, CardId, Pile, Table } from '../../types.ts';

/** A state of which only what these eyes know is left, and what had to be left out. */
export interface Knowledge {
  readonly state: State;
  /** Cards of the Opponent deck, below those that are known, whose order these eyes do not know. */
  readonly unknownOpponents: number;
  /** The same for each Good deck. */
  readonly unknownGood: readonly number[];
  /** What the Callings are that nobody has drawn yet: known as a whole, not which is on top. */
  readonly unknownCallings: readonly DefId[];
  /** Players whose hands hold cards that these eyes do not see. */
  readonly hiddenHands: readonly SeatId[];
  /** A card's program in the middle holds cards that these eyes may not see. */
  readonly programHides: boolean;
}

/** Leaves of every deck the known top, of every hand that the eyes cannot see nothing, and none of the game's chance. */
export function knowledgeOf(state: State, eyes: readonly SeatId[]): Knowledge {
  const { table } = state;
  const hidden = new Set(hiddenPools(table, eyes).flat());
  const known = (deck: readonly CardId[]): readonly CardId[] => {
    const end = deck.findIndex((id) => hidden.has(id));
    return end === -1 ? deck : deck.slice(0, end);
  };
  const opponents = known(table.opponentPile.deck);
  const good = table.goodPiles.map(({ deck }) => known(deck));
  const stack = state.stack.map((frame) => withoutHidden(frame, hidden));
  return {
    state: { ...state, seed: 'forecast', rng: {}, stack, table: withDecks(table, { opponents, good, eyes }) },
    unknownOpponents: table.opponentPile.deck.length - opponents.length,
    unknownGood: table.goodPiles.map(({ deck }, pile) => deck.length - (good[pile]?.length ?? 0)),
    unknownCallings: table.callingPile.deck.map((id) => cardOf(table, id).def),
    hiddenHands: [...table.seats.keys()].filter((seat) =>
      table.seats[seat]?.hand.some((id) => hidden.has(id)),
    ),
    programHides: stack.some((frame, at) => frame !== state.stack[at]),
  };
}

interface Decks {
  readonly opponents: readonly CardId[];
  readonly good: readonly (readonly CardId[])[];
  readonly eyes: readonly SeatId[];
}

function withDecks(table: Table, { opponents, good, eyes }: Decks): Table {
  const only = (pile: Pile, deck: readonly CardId[]): Pile => ({ ...pile, deck });
  const count = table.seats.length;
  return {
    ...table,
    opponentPile: only(table.opponentPile, opponents),
    callingPile: only(table.callingPile, []),
    goodPiles: table.goodPiles.map((pile, at) => only(pile, good[at] ?? [])),
    seats: table.seats.map((seat, at) => (eyes.includes(at) ? seat : { ...seat, hand: [] })),
    opponents: table.opponents.map((player, at) =>
      eyes.includes(count + at) ? player : { ...player, hand: [] },
    ),
  };
}

/** Numbers that a die gave may be taken for cards here: then less is known than could be, never more. */
function withoutHidden(frame: Frame, hidden: ReadonlySet<CardId>): Frame {
  if (!('bound' in frame)) return frame;
  const values = Object.values(frame.bound);
  if (!values.some((ids) => ids.some((id) => hidden.has(id)))) return frame;
  const bound: Bound = Object.fromEntries(
    Object.entries(frame.bound).map(([name, ids]) => [name, ids.filter((id) => !hidden.has(id))]),
  );
  return { ...frame, bound };
}
