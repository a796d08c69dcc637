import type { SeatId } from '../../kernel/types.ts';
import type { Look } from '../game.ts';
import { defOf } from '../queries/cards.ts';
import { preyOfLured, whyNoAttack, whyNotLuredPrey, whyNoUse } from '../queries/legal.ts';
import { whyAsleep } from '../queries/roster.ts';
import { activatedInForce, forcesOn } from '../queries/sources.ts';
import { attacksAllowed, forbiddenBy } from '../queries/strength.ts';
import { preyOfGood, whyNotPreyOfGood } from '../queries/targeting.ts';
import type { Note } from '../reasons.ts';
import type { InPlay } from '../types.ts';
import { untouchable } from './target.ts';

/** Who is asked to act just now, and whether as a Lured Player. */
export interface Asked {
  readonly seat: SeatId;
  readonly lured: boolean;
}

/** Why a card cannot attack now, or not this target; nothing when it can. Rulebook, Action Phase. */
export function refusalsToAttack(
  look: Look,
  card: InPlay,
  target: InPlay | null,
  asked: Asked | null,
): readonly Note[] {
  const able = whyUnable(look, card, asked);
  const seat = card.owner;
  if (able.some(({ code }) => code === 'actsByItself' || code === 'notAPerson') || seat === null) return able;
  const lured = asked?.lured ?? false;
  if (target !== null) return [...able, ...notPrey(look, target, seat, lured)];
  const prey = lured ? preyOfLured(look, seat) : preyOfGood(look, seat);
  return prey.length > 0 ? able : [...able, { code: 'noFoe', card: card.id }];
}

function whyUnable(look: Look, card: InPlay, asked: Asked | null): readonly Note[] {
  const { id, owner } = card;
  const timing: readonly Note[] =
    card.side === 'good' && asked?.seat !== owner ? [{ code: 'notYourAction', card: id, ...of(owner) }] : [];
  const why = whyNoAttack(look, card);
  switch (why) {
    case null:
      return timing;
    case 'actsByItself':
      return card.acted
        ? [
            { code: why, card: id },
            { code: 'hasActed', card: id },
          ]
        : [{ code: why, card: id }];
    case 'notAPerson':
      return [{ code: why, card: id }];
    case 'hasAttacked':
      return [...timing, { code: why, card: id, amount: card.attacks, result: attacksAllowed(look, card) }];
    case 'cannotAttack': {
      const other = forbiddenBy(look, card, 'attack');
      return [...timing, { code: why, card: id, ...(other === undefined ? {} : { other }) }];
    }
    default:
      return why satisfies never;
  }
}

const of = (seat: SeatId | null): { readonly seat?: SeatId } => (seat === null ? {} : { seat });

function notPrey(look: Look, target: InPlay, seat: SeatId, lured: boolean): readonly Note[] {
  const why = lured ? whyNotLuredPrey(look, target, seat) : whyNotPreyOfGood(look, target, seat);
  if (why === null) return [];
  return [why === 'cannotBeAttacked' ? untouchable(look, target) : { code: why, card: target.id }];
}

/** Why a card's player cannot use its ability now; nothing when one can be used. Rulebook, Action Phase. */
export function refusalsToUse(look: Look, card: InPlay, asked: Asked | null): readonly Note[] {
  const { id } = card;
  const printed = defOf(look, id).abilities.find((ability) => ability.kind === 'activated');
  if (!printed) return [{ code: 'noAbility', card: id }];
  if (card.side === 'opponent' && !card.lured) return [{ code: 'actsByItself', card: id }];
  const isTime = asked !== null && !asked.lured && asked.seat === card.owner;
  const timing: readonly Note[] = isTime ? [] : [{ code: 'notYourAction', card: id, ...of(card.owner) }];
  const asleep = whyAsleep(look, card);
  if (asleep !== null) return [...timing, { code: asleep, card: id }];
  const awake = activatedInForce(look).filter(({ source }) => source.self === id);
  if (awake.length === 0) return [...timing, silenced(look, card)];
  const refusals = awake.map((carried): Note | null => {
    const why = whyNoUse(look, carried);
    const { per, times = 1 } = carried.ability.limit;
    if (why === null) return null;
    return why === 'limitUsed' ? { code: why, card: id, per, amount: times } : { code: why, card: id };
  });
  return refusals.includes(null) ? timing : [...timing, ...refusals.filter((note) => note !== null)];
}

/** An ability that nothing else keeps from being used is one that words work, and whose card is silenced. */
function silenced(look: Look, card: InPlay): Note {
  const by = forcesOn(look, 'silenced', card)[0]?.scope.self;
  return { code: 'silenced', card: card.id, ...(by === undefined ? {} : { other: by }) };
}
