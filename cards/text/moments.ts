import type { CardDef, Moment, Trigger } from '../../engine/alpha-omega/definitions.ts';

const TIMES = ['objectiveBegins', 'turnBegins', 'roundBegins', 'strengthCheck', 'isAchieved'] as const;

/** Moments that come by themselves; in them no card is spoken of. */
export type Time = (typeof TIMES)[number];

/** Moments of cards. */
export type OfCards = Exclude<Moment, Time>;

export const isTime = (moment: Moment): moment is Time => TIMES.some((time) => time === moment);

interface Carrying {
  readonly card: CardDef;
  readonly carrier: 'self' | 'host';
}

/** An Event does what it says when it is played, a Calling when it is achieved; that goes without saying. */
export function isOwnMoment({ moment, who }: Trigger, { card, carrier }: Carrying): boolean {
  if (who !== undefined || carrier !== 'self') return false;
  return (
    (moment === 'entersPlay' && card.type === 'event') || (moment === 'isAchieved' && card.type === 'calling')
  );
}

/** A Good card's turn is its player's; lasting effects and the Opponents have every player's. */
export const isOfOwnTurn = ({ card, carrier }: Carrying): boolean =>
  carrier === 'self' && (card.type === 'calling' || ('side' in card && card.side === 'good'));
