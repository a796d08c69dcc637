import { declareAttack, hurt } from '../evolve-parts.ts';
import type { Look } from '../look.ts';
import type { Option } from '../options.ts';
import type { About, CardId } from '../types.ts';
import { find, hitPoints, isBeaten, left, personOf } from './cards.ts';
import { sharesOf } from './protection.ts';
import { attackOf } from './strength.ts';
import { isSpared, mostDamage, tollOf } from './toll.ts';

/** A question, as far as blows can come of its answers. */
interface Pending {
  readonly about: About;
  /** The card that asks. */
  readonly source?: CardId;
  readonly ask: { readonly options: readonly Option[] };
}

/** What a blow would do as things stand, if nobody steps in and nothing answers it. */
export interface Blow {
  readonly by: CardId;
  readonly target: CardId;
  /** Damage that the target itself takes, and keeps. */
  readonly damage: number;
  /** Damage that is taken back where a third at most is taken; the target stays with 1 hit point then. */
  readonly excess: number;
  /** Damage that armour takes in its place. */
  readonly absorbed: number;
  /** Hit points that the target has left then. */
  readonly left: number;
}

type Pair = Pick<Blow, 'by' | 'target'>;

/** The blows that an answer to the pending question would let fall, by the same rules as the blow itself. */
export function blowsAsked(look: Look, { pending }: { readonly pending: Pending | null }): readonly Blow[] {
  const pairs = pending?.ask.options.flatMap((option) => pairOf(look, pending, option) ?? []) ?? [];
  const then = new Map<CardId, Look>();
  return pairs.flatMap((pair) => {
    const declared = then.get(pair.by) ?? whenDeclared(look, pair);
    then.set(pair.by, declared);
    return blowOf(declared, pair) ?? [];
  });
}

function pairOf({ table: { attack } }: Look, { about, source }: Pending, option: Option): Pair | null {
  if (option.kind === 'attack') return { by: option.card, target: option.target };
  if (about === 'opponentTarget' && source !== undefined && option.kind === 'card')
    return { by: source, target: option.card };
  if (about !== 'interruptAttack' || attack === null) return null;
  if (option.kind === 'decline') return attack;
  return option.kind === 'ability' ? { by: attack.by, target: option.card } : null;
}

/** Whoever strikes has acted by then, which may count. */
const whenDeclared = (look: Look, pair: Pair): Look =>
  look.table.attack?.by === pair.by ? look : { ...look, table: declareAttack(look.table, pair) };

function blowOf(look: Look, { by, target }: Pair): Blow | null {
  const striker = find(look.table, by);
  const struck = find(look.table, target);
  // An Event that falls on a card strikes nobody.
  if (!striker || personOf(look, striker) === null || !struck || hitPoints(look, struck) === null)
    return null;
  const shares = sharesOf(look, struck, attackOf(look, striker, struck));
  const meant = shares.find(({ card }) => card === target)?.amount ?? 0;
  const absorbed = shares.reduce((sum, { amount }) => sum + amount, 0) - meant;
  const table = shares.reduce((before, { card, amount }) => hurt(before, card, amount), look.table);
  const excess = excessOf({ ...look, table }, by, target);
  const damage = meant - excess;
  return { by, target, damage, excess, absorbed, left: Math.max(0, left(look, struck) - damage) };
}

/** How much of the damage that a card has is taken back, because it would fall to this one and is spared. */
function excessOf(look: Look, by: CardId, target: CardId): number {
  const card = find(look.table, target);
  if (card === undefined || !isBeaten(look, card)) return 0;
  const toll = tollOf(look, by, card);
  return toll !== null && isSpared(look, { card: target, by, toll })
    ? card.damage - mostDamage(look, card)
    : 0;
}
