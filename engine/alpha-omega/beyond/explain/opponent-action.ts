import { invariant } from '../../../kernel/invariant.ts';
import type { Look } from '../../look.ts';
import { opponentsDecider } from '../../queries/cards.ts';
import { whyNotReady } from '../../queries/opponent-play.ts';
import { isForbidden } from '../../queries/strength.ts';
import { aimOf, preyFor, whyNotPrey } from '../../queries/targeting.ts';
import type { Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';
import type { Asked } from './asked-first.ts';
import { attackless, untouchable } from './forbidden.ts';

/** Rulebook, Opponent Play: why an Opponent's player cannot let it attack now, or not this target; nothing when it can. */
export function refusalsToLetAttack(
  look: Look,
  card: InPlay,
  target: InPlay | null,
  asked: Asked | null,
): readonly Note[] {
  const able = [
    ...whyNotReadyNow(look, card, asked),
    ...(isForbidden(look, card, 'attack') ? [attackless(look, card)] : []),
  ];
  const prey = preyFor(look, card);
  if (target === null) return prey.length > 0 ? able : [...able, { code: 'nothingToAttack', card: card.id }];
  return prey.includes(target) ? able : [...able, ...notMeant(look, card, target)];
}

/** Why an Opponent's player cannot let it act just now. */
export function whyNotReadyNow(look: Look, card: InPlay, asked: Asked | null): readonly Note[] {
  const { id } = card;
  const time: readonly Note[] =
    asked?.about === 'opponentAction'
      ? []
      : [{ code: 'notYourAction', card: id, seat: opponentsDecider(look.table) }];
  const why = whyNotReady(look, card);
  return why === null ? time : [...time, { code: why, card: id }];
}

function notMeant(look: Look, card: InPlay, target: InPlay): readonly Note[] {
  const why = whyNotPrey(look, target);
  const { through } = aimOf(look, card);
  switch (why) {
    case null:
      invariant(
        through !== null,
        'only a card that sends it elsewhere takes what it could attack from it',
        card,
      );
      return [{ code: 'told', card: through, other: card.id }];
    case 'opponent':
      return [{ code: 'fellowOpponent', card: target.id }];
    case 'cannotBeAttacked':
      return [untouchable(look, target)];
    case 'noHitPoints':
    case 'nothingLeft':
      return [{ code: why, card: target.id }];
    case 'luredPlayersCard':
      return [{ code: why, card: target.id, ...(target.owner === null ? {} : { seat: target.owner }) }];
    default:
      return why satisfies never;
  }
}
