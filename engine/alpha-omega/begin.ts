import type { Catalogue, DefId } from './definitions.ts';
import type { Frame } from './frames.ts';
import { printOf } from './queries/cards.ts';
import { goalOf } from './variants.ts';
import type { Card, CardId, Pile, PileId, Seat, Setup, Table } from './types.ts';

/** The table before anything is shuffled, and the frame that sets it up. */
export function begin(
  setup: Setup,
  content: Catalogue,
): { readonly table: Table; readonly stack: readonly Frame[] } {
  const cards: Card[] = [];
  const add = (defs: readonly DefId[], pile: PileId): readonly CardId[] =>
    defs.map((def) => cards.push({ def: printOf(content, def).id, pile }) - 1);
  const pileOf = (defs: readonly DefId[], pile: PileId): Pile => ({ deck: add(defs, pile), discard: [] });

  const variants = setup.variants ?? [];
  const objective = add([setup.objective], 'objective')[0] ?? 0;
  const nextObjectives = add(setup.campaign ?? [], 'objective');
  const table: Table = {
    cards,
    objective,
    nextObjectives,
    achievedObjectives: [],
    objectiveSince: 0,
    variants,
    goal: goalOf(setup.objective, variants, content),
    seats: setup.seats.map(({ name }, index) => seatAt(name, index)),
    opponentPile: pileOf(setup.opponentDeck, 'opponent'),
    callingPile: pileOf(setup.callingDeck, 'calling'),
    goodPiles: setup.seats.map(({ deck }, index) => pileOf(deck, index)),
    inPlay: [],
    lasting: [],
    known: setup.seats.map(() => []),
    spent: [],
    uses: { turn: {}, round: {}, game: {} },
    round: 0,
    turn: null,
    phase: 'opponentPhase',
    attack: null,
    firstOpponentDrawn: false,
    quietRounds: 0,
    drawnThisRound: false,
    balances: [],
    outcome: null,
  };
  return { table, stack: [{ kind: 'setUp' }] };
}

function seatAt(name: string, pile: number): Seat {
  return {
    name,
    pile,
    hand: [],
    callings: [],
    lured: null,
    everLured: false,
    lossRounds: 0,
    lostThisRound: false,
  };
}
