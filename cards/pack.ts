import { dealt } from '../engine/alpha-omega/decks/entries.ts';
import type { CardDef, Catalogue } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import type { Setup, Variant } from '../engine/alpha-omega/types.ts';
import type { Manifest } from './schema/pack.ts';

/** A card pack as a game can use it: every card in it is whole, every deck list names only such cards. */
export interface Pack extends Manifest {
  readonly cards: readonly CardDef[];
  /** The same for the same content, whatever the files look like. */
  readonly hash: string;
}

/** All cards of some packs, by id. */
export function catalogueOf(packs: readonly Pack[]): Catalogue {
  return new Map(packs.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
}

/** How a game is played, beside with whom and for what: all of it optional. */
export interface Ways {
  /** Campaign Mode: the Objectives that follow. */
  readonly campaign?: readonly DefId[];
  readonly variants?: readonly Variant[];
  /** All draw from one Good deck. */
  readonly common?: boolean;
  /** Opponent Play: who plays the Opponent deck. */
  readonly opponents?: readonly string[];
}

/** A game with a pack's own decks: each player, or all together, have the whole Good deck, as rulebook, Set Up, allows. */
export function setUp(pack: Pack, objective: DefId, names: readonly string[], ways: Ways = {}): Setup {
  const { good, opponent, callings } = pack.decks;
  const { campaign, variants, common = false, opponents } = ways;
  return {
    objective,
    seats: names.map((name) => ({ name, deck: common ? [] : dealt(good) })),
    ...(common ? { commonDeck: dealt(good) } : {}),
    ...(campaign ? { campaign } : {}),
    ...(variants ? { variants } : {}),
    ...(opponents && opponents.length > 0 ? { opponents: opponents.map((name) => ({ name })) } : {}),
    opponentDeck: dealt(opponent),
    callingDeck: dealt(callings),
  };
}
