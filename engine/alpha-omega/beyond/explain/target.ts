import type { Look } from '../../look.ts';
import { left, opponentPlayer, opponentsDecider } from '../../queries/cards.ts';
import { whyNoBlow } from '../../queries/idle.ts';
import { abilityInPlaceOfAttack } from '../../queries/legal.ts';
import { aimOf, preyOfOpponents, whyNotPrey } from '../../queries/targeting.ts';
import type { Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';
import { attackless, untouchable } from './forbidden.ts';

/** Whom an Opponent would attack now, and why none of the others (ruling 2). */
export function targetParts(look: Look, attacker: InPlay): readonly Note[] {
  const { id } = attacker;
  if (attacker.side === 'good') return [{ code: 'playerChooses', card: id }];
  const ability: readonly Note[] = abilityInPlaceOfAttack(look, attacker)
    ? [{ code: 'usesAbility', card: id }]
    : [];
  return [...ability, ...blowParts(look, attacker)];
}

/** Whom it would attack, were there no ability to use instead. */
function blowParts(look: Look, attacker: InPlay): readonly Note[] {
  const { id } = attacker;
  const idle = whyNoBlow(look, attacker);
  if (idle !== null)
    return [idle === 'cannotAttack' ? attackless(look, attacker) : { code: idle, card: id }, ...spared(look)];
  const { cards, pick, through } = aimOf(look, attacker);
  const player = opponentPlayer(look.table);
  if (player !== null && through === null)
    return [{ code: 'opponentPlayerChooses', card: id, seat: player }, ...spared(look)];
  const told: readonly Note[] = through === null ? [] : [{ code: 'told', card: through, other: id }];
  const single = pick === 'weakest' ? 'weakest' : 'strongest';
  const aims = cards.map((card): Note => ({
    code: cards.length > 1 ? 'tied' : single,
    card: card.id,
    other: id,
    amount: left(look, card),
  }));
  const chosen: readonly Note[] =
    cards.length > 1 ? [{ code: 'chooses', seat: opponentsDecider(look.table) }] : [];
  return [...told, ...aims, ...chosen, ...passedOver(look, cards), ...spared(look)];
}

/** The cards that could be attacked and are not meant, those that would be next first. */
function passedOver(look: Look, meant: readonly InPlay[]): readonly Note[] {
  return preyOfOpponents(look)
    .filter((card) => !meant.includes(card))
    .toSorted((a, b) => left(look, a) - left(look, b))
    .map((card) => ({ code: 'notMeant', card: card.id, amount: left(look, card) }));
}

/** The Good players' cards that Opponents may not attack, with the reason. */
function spared(look: Look): readonly Note[] {
  return look.table.inPlay.flatMap((card): readonly Note[] => {
    const why = whyNotPrey(look, card);
    switch (why) {
      case 'luredPlayersCard':
        return [{ code: why, card: card.id, ...(card.owner === null ? {} : { seat: card.owner }) }];
      case 'cannotBeAttacked':
        return [untouchable(look, card)];
      case 'nothingLeft':
        return [{ code: why, card: card.id }];
      case 'noHitPoints':
      case 'opponent':
      case null:
        return [];
      default:
        return why satisfies never;
    }
  });
}
