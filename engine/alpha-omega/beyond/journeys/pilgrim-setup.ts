import { canonical } from '../../../kernel/hash.ts';
import { shuffle, startStream } from '../../../kernel/rng.ts';
import type { CardDef, Catalogue } from '../../definitions.ts';
import type { DefId } from '../../selects.ts';
import type { Variant } from '../../variants-and-assists.ts';
import { without } from './offers.ts';
import type { PilgrimSetup } from './pilgrim.ts';

/** The decks of a pack, a copy each, and its cards. */
export interface PilgrimStock {
  readonly content: Catalogue;
  readonly objectives: readonly DefId[];
  readonly good: readonly DefId[];
  readonly opponents: readonly DefId[];
  readonly callings: readonly DefId[];
}

/** How many cards of each type a pilgrim sets out with. */
const PACKED = { person: 18, event: 9, item: 6, place: 1 } as const;

/** Opponents of this Strength and more wait in the reserve. */
const LATE = 9;

/**
 * What a Pilgrimage begins with: of the Good deck the plainest cards, the weaker and those of fewer words first; of the
 * Opponents all but the mightiest, who join one by one, in an order that the seed decides.
 */
export function pilgrimSetup(stock: PilgrimStock, seed: string, variants: readonly Variant[]): PilgrimSetup {
  const { content, objectives, good, opponents, callings } = stock;
  const plainest = good.toSorted((a, b) => demand(content, a) - demand(content, b));
  const deck = Object.entries(PACKED).flatMap(([type, count]) =>
    plainest.filter((id) => content.get(id)?.type === type).slice(0, count),
  );
  const late = opponents.filter((id) => isLate(content.get(id)));
  const [reserve] = shuffle(startStream(seed, 'reserve'), late);
  return {
    ...{ seed, objectives, variants, deck, callings, reserve },
    store: without(good, deck),
    opponents: without(opponents, late),
  };
}

/** What a card asks of who plays it: its Strength, and the length of its program. */
function demand(content: Catalogue, id: DefId): number {
  const card = content.get(id);
  if (card === undefined) return Number.POSITIVE_INFINITY;
  const strength = 'strength' in card ? card.strength : 0;
  return strength * STRENGTH_WEIGHS + canonical(card.abilities).length;
}

/** A point of Strength counts as much as so many letters of a program. */
const STRENGTH_WEIGHS = 40;

const isLate = (card: CardDef | undefined): boolean => card?.type === 'person' && card.strength >= LATE;
