import type { Look } from '../look.ts';
import type { Ledger } from '../reasons.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, hitPoints, isBeaten, left, printOf } from './cards.ts';
import { damageTo } from './strength.ts';

/** The part of some damage that one card takes. */
export interface Share {
  readonly card: CardId;
  readonly amount: number;
  /** The bearer in whose place armour takes it. */
  readonly absorbedFor?: CardId;
}

/**
 * Who takes the damage meant for a card; armour takes the first points meant for its bearer (ruling 4). Who has no hit
 * points left takes no more (ruling 44).
 */
export function sharesOf(look: Look, target: InPlay, amount: number, why?: Ledger): readonly Share[] {
  if (hitPoints(look, target) === null || isBeaten(look, target)) return [];
  const shares: Share[] = [];
  let rest = damageTo(look, target, amount, why);
  for (const item of armourOf(look, target)) {
    if (rest === 0) break;
    const absorbed = Math.min(left(look, item), rest);
    shares.push({ card: item.id, amount: absorbed, absorbedFor: target.id });
    rest -= absorbed;
  }
  if (rest > 0) shares.push({ card: target.id, amount: rest });
  return shares;
}

/** The Items on a card that take damage in its place. */
export function armourOf(look: Look, bearer: InPlay): readonly InPlay[] {
  return attachments(look.table, bearer.id).filter(
    (item) =>
      !isBeaten(look, item) &&
      printOf(look.content, item.def).abilities.some(
        (ability) => ability.kind === 'constant' && ability.gives.change === 'absorbs',
      ),
  );
}
