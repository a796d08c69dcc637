import type { SeatId } from '../../kernel/types.ts';
import { hiddenPools } from './bots/hidden.ts';
import type { CardDef, Catalogue, PersonDef } from '../definitions.ts';
import { FRESH } from '../evolve-cards.ts';
import type { Look } from '../look.ts';
import { defOf } from '../queries/cards.ts';
import { luresAstray } from '../queries/strength.ts';
import type { DefId } from '../selects.ts';
import type { CardId, Table } from '../types.ts';

/** Kinds of cards that an Opponent deck holds. */
export type OpponentKind = 'person' | 'item' | 'place' | 'event';

/** Persons of so much printed Strength, and how many of them may be the next card. */
export interface Band {
  readonly from: number;
  /** Null: and more. */
  readonly to: number | null;
  readonly count: number;
}

/** How mighty a Person is; each band begins where the one before ends. */
const BANDS: readonly Omit<Band, 'count'>[] = [
  { from: 1, to: 5 },
  { from: 6, to: 8 },
  { from: 9, to: 10 },
  { from: 11, to: null },
];

/** So many of the cards that may be the next are of one print. */
export interface LikelyCard {
  readonly def: DefId;
  readonly count: number;
}

/** What the next Opponent card may be: every number is so many of `outOf` equally likely cards. */
export interface Odds {
  /** 1 when the next card is known; 0 when the deck is empty. */
  readonly outOf: number;
  /** Each print that it may be, the likeliest first. */
  readonly cards: readonly LikelyCard[];
  readonly kinds: Readonly<Record<OpponentKind, number>>;
  readonly bands: readonly Band[];
  readonly supernatural: number;
  /** Would Lure Astray if it entered play as the table is now. */
  readonly luring: number;
  /** Cards face down in the deck. */
  readonly deckCount: number;
  /** How many of these are known to the looking eyes, with their places. */
  readonly placed: number;
}

/**
 * What the next card of the Opponent deck may be, from what these eyes know: which cards the deck began with is no secret,
 * nor is what was seen of it since; of the rest each is as likely as any other.
 */
export function odds(table: Table, content: Catalogue, eyes: readonly SeatId[]): Odds {
  const look: Look = { table, content };
  const { deck } = table.opponentPile;
  const [unseen = []] = hiddenPools(table, eyes);
  const hidden = new Set(unseen);
  const [top] = deck;
  const open = top === undefined ? [] : hidden.has(top) ? unseen : [top];
  const persons = open.flatMap((id) => personsIn(defOf(look, id)));
  return {
    outOf: open.length,
    cards: likely(look, open),
    kinds: kindsOf(look, open),
    bands: BANDS.map(({ from, to }) => ({
      ...{ from, to },
      count: persons.filter(({ strength }) => strength >= from && strength <= (to ?? Infinity)).length,
    })),
    supernatural: persons.filter(({ supernatural }) => supernatural).length,
    luring: open.filter((id) => wouldLure(look, id)).length,
    deckCount: deck.length,
    placed: deck.filter((id) => !hidden.has(id)).length,
  };
}

const personsIn = (def: CardDef): readonly PersonDef[] => (def.type === 'person' ? [def] : []);

function likely(look: Look, open: readonly CardId[]): readonly LikelyCard[] {
  const counts = new Map<DefId, number>();
  for (const id of open) {
    const { id: def } = defOf(look, id);
    counts.set(def, (counts.get(def) ?? 0) + 1);
  }
  // Never in the order of the deck, which would tell what lies where.
  return [...counts]
    .map(([def, count]) => ({ def, count }))
    .sort((a, b) => b.count - a.count || (a.def < b.def ? -1 : 1));
}

function kindsOf(look: Look, open: readonly CardId[]): Record<OpponentKind, number> {
  const of = (kind: OpponentKind): number => open.filter((id) => defOf(look, id).type === kind).length;
  return { person: of('person'), item: of('item'), place: of('place'), event: of('event') };
}

function wouldLure({ table, content }: Look, id: CardId): boolean {
  const def = table.cards[id]?.def ?? '';
  const entering = { ...FRESH, id, def, side: 'opponent' } as const;
  return luresAstray({ table: { ...table, inPlay: [...table.inPlay, entering] }, content }, entering);
}
