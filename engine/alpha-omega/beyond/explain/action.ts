import type { SeatId } from '../../../kernel/types.ts';
import type { Look } from '../../look.ts';
import { opponentPlayer } from '../../queries/cards.ts';
import { preyOfLured, whyNoAttack, whyNotLuredPrey } from '../../queries/legal.ts';
import { attacksAllowed } from '../../queries/strength.ts';
import { preyOfGood, whyNotPreyOfGood } from '../../queries/targeting.ts';
import type { Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';
import { askedFirst, type Asked } from './asked-first.ts';
import { attackless, untouchable } from './forbidden.ts';
import { refusalsToLetAttack } from './opponent-action.ts';

/** Why a card cannot attack now, or not this target; nothing when it can. Rulebook, Action Phase. */
export function refusalsToAttack(
  look: Look,
  card: InPlay,
  target: InPlay | null,
  asked: Asked | null,
): readonly Note[] {
  if (card.side === 'opponent')
    return opponentPlayer(look.table) === null
      ? commandsItself(card)
      : refusalsToLetAttack(look, card, target, asked);
  const able = whyUnable(look, card, asked);
  const seat = card.owner;
  if (able.some(({ code }) => code === 'notAPerson') || seat === null) return able;
  const lured = asked?.about === 'luredAttack';
  if (target !== null) return [...able, ...notPrey(look, target, seat, lured)];
  const prey = lured ? preyOfLured(look, seat) : preyOfGood(look, seat);
  return prey.length > 0 ? able : [...able, { code: 'noFoe', card: card.id }];
}

/** Opponents act by the rules alone, and once a round. */
export function commandsItself({ id: card, acted }: InPlay): readonly Note[] {
  return acted
    ? [
        { code: 'actsByItself', card },
        { code: 'hasActed', card },
      ]
    : [{ code: 'actsByItself', card }];
}

/** Is it the Action Phase of the card's own player, with nothing asked before? Says so when it is not. */
export function timing(
  look: Look,
  { id, owner }: InPlay,
  asked: Asked | null,
  also?: 'luredAttack',
): readonly Note[] {
  const isTime = asked !== null && asked.seat === owner && (asked.about === 'action' || asked.about === also);
  if (isTime) return [];
  const first = askedFirst(look, owner, 'actionPhase', asked);
  return [first ?? { code: 'notYourAction', card: id, ...(owner === null ? {} : { seat: owner }) }];
}

function whyUnable(look: Look, card: InPlay, asked: Asked | null): readonly Note[] {
  const { id } = card;
  const time = timing(look, card, asked, 'luredAttack');
  const why = whyNoAttack(look, card);
  switch (why) {
    case null:
      return time;
    case 'actsByItself':
    case 'notAPerson':
      return [{ code: why, card: id }];
    case 'hasAttacked':
      return [...time, { code: why, card: id, amount: card.attacks, result: attacksAllowed(look, card) }];
    case 'cannotAttack':
      return [...time, attackless(look, card)];
    default:
      return why satisfies never;
  }
}

function notPrey(look: Look, target: InPlay, seat: SeatId, lured: boolean): readonly Note[] {
  const why = lured ? whyNotLuredPrey(look, target, seat) : whyNotPreyOfGood(look, target, seat);
  if (why === null) return [];
  return [why === 'cannotBeAttacked' ? untouchable(look, target) : { code: why, card: target.id }];
}
