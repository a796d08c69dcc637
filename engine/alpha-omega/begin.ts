import { invariant } from '../kernel/invariant.ts';
import { assistsOf } from './assists.ts';
import type { Catalogue } from './definitions.ts';
import type { DefId } from './selects.ts';
import type { Frame } from './frames.ts';
import { printOf } from './queries/cards.ts';
import { goalOf, refusalOf } from './variants.ts';
import type { Card, CardId, Pile, PileId, Seat, Setup, Table } from './types.ts';

/**
 * The table before anything is shuffled, and the frame that sets it up.
 * @throws InvariantError for a set-up that `refusalOf` refuses
 */
export function begin(
  setup: Setup,
  content: Catalogue,
): { readonly table: Table; readonly stack: readonly Frame[] } {
  const refusal = refusalOf(setup);
  invariant(refusal === null, 'this set-up cannot be played', refusal);
  const cards: Card[] = [];
  const add = (defs: readonly DefId[], pile: PileId): readonly CardId[] =>
    defs.map((def) => cards.push({ def: printOf(content, def).id, pile }) - 1);
  const pileOf = (defs: readonly DefId[], pile: PileId): Pile => ({ deck: add(defs, pile), discard: [] });

  const variants = setup.variants ?? [];
  const objective = add([setup.objective], 'objective')[0] ?? 0;
  const nextObjectives = add(setup.campaign ?? [], 'objective');
  const goodDecks = setup.commonDeck ? [setup.commonDeck] : setup.seats.map(({ deck }) => deck);
  const table: Table = {
    ...EMPTY,
    cards,
    objective,
    nextObjectives,
    variants,
    assists: assistsOf(setup),
    goal: goalOf(setup.objective, variants, content),
    seats: setup.seats.map(({ name }, index) => seatAt(name, setup.commonDeck ? 0 : index)),
    opponents: (setup.opponents ?? []).map(({ name }) => ({ name, hand: [] })),
    opponentPile: pileOf(setup.opponentDeck, 'opponent'),
    callingPile: pileOf(setup.callingDeck, 'calling'),
    goodPiles: goodDecks.map((deck, index) => pileOf(deck, index)),
    known: setup.seats.map(() => []),
  };
  const aside = [setup.objective, ...(setup.campaign ?? [])].flatMap((objectiveDef, at) =>
    // By a later Objective a Good card may long be in a hand or in play.
    broughtFromOutside(
      objectiveDef,
      [...deckAt(setup, at), ...(at === 0 ? goodDecks.flat() : [])],
      content,
    ).map(([def, pile]) => cards.push({ def, pile, outside: true }) - 1),
  );
  const waiting = (setup.reserve ?? []).flatMap(({ after, cards: defs }) =>
    defs.map((def) => cards.push({ def: printOf(content, def).id, pile: 'opponent', joinsAfter: after }) - 1),
  );
  const first: Frame = setup.arranged === undefined ? { kind: 'setUp' } : { kind: 'setUp', arranged: true };
  return { table: { ...table, aside: [...aside, ...waiting] }, stack: [first] };
}

/** The Opponent deck after so many achieved Objectives. */
const deckAt = ({ opponentDeck, reserve = [] }: Setup, achieved: number): readonly DefId[] => [
  ...opponentDeck,
  ...reserve.filter(({ after }) => after <= achieved).flatMap(({ cards }) => cards),
];

/** What an Objective brings and the decks lack, copy by copy; what is Good is the first player's (ruling 32). */
function broughtFromOutside(
  objective: DefId,
  decks: readonly DefId[],
  content: Catalogue,
): readonly (readonly [DefId, PileId])[] {
  const def = printOf(content, objective);
  const brings = def.type === 'objective' ? (def.brings ?? []) : [];
  const left = [...decks];
  return brings.flatMap((id): readonly (readonly [DefId, PileId])[] => {
    const at = left.indexOf(id);
    if (at !== -1) {
      left.splice(at, 1);
      return [];
    }
    const card = printOf(content, id);
    return [[id, 'side' in card && card.side === 'good' ? 0 : 'opponent']];
  });
}

const EMPTY = {
  achievedObjectives: [],
  aside: [],
  achievedIn: null,
  objectiveSince: 0,
  inPlay: [],
  lasting: [],
  spent: [],
  taken: {},
  spared: [],
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
} as const satisfies Partial<Table>;

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
