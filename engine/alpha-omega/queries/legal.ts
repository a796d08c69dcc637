import type { SeatId } from '../../kernel/types.ts';
import type { Program } from '../definitions.ts';
import { abilityOption, attackOption, playOption, type Option } from '../options.ts';
import type { Look } from '../game.ts';
import type { CardId, InPlay, Scope } from '../types.ts';
import { countsFor, defOf, hitPoints, personOf, seatOf } from './cards.ts';
import { eventHosts, itemHosts } from './hosts.ts';
import { isAvailable, limitKey } from './limits.ts';
import { selectCards } from './selecting.ts';
import { activatedInForce, scopeOf } from './sources.ts';
import { attacksAllowed, isForbidden } from './strength.ts';
import { preyOfGood } from './targeting.ts';

/** Rulebook, Play Phase: the cards of a hand that may be played now, each with what it may be put on. */
export function playOptions(look: Look, seat: SeatId): readonly Option[] {
  return seatOf(look.table, seat).hand.flatMap((card): readonly Option[] => {
    const def = defOf(look, card);
    switch (def.type) {
      case 'person':
        return look.table.spent.includes(def.id) ? [] : [playOption(card)];
      case 'place':
        return [playOption(card)];
      case 'item':
        return itemHosts(look, card, seat).map((host) => playOption(card, host));
      case 'event':
        if (def.on !== undefined) return eventHosts(look, card, seat).map((host) => playOption(card, host));
        return isOfUse(look, card, seat) ? [playOption(card)] : [];
      default:
        return [];
    }
  });
}

/** An Event whose effect starts with a choice needs something to choose (ruling 28). */
function isOfUse(look: Look, card: CardId, seat: SeatId): boolean {
  const def = defOf(look, card);
  if (def.type !== 'event' || def.lasts !== 'moment') return true;
  const scope = { self: card, seat, bound: {} };
  return def.abilities.every((ability) => ability.kind !== 'triggered' || canStart(look, ability.do, scope));
}

/** A program that begins with a choice or a look needs something to choose or to see. */
function canStart(look: Look, program: Program, scope: Scope): boolean {
  const first = program[0];
  if (first?.op === 'choose') return selectCards(look, first.from, scope).length > 0;
  return first?.op !== 'look' || first.deck !== 'opponent' || look.table.opponentPile.deck.length > 0;
}

/** Rulebook, Action Phase: the attacks and abilities a player may use now. */
export function actionOptions(look: Look, seat: SeatId): readonly Option[] {
  return [...abilityOptions(look, seat), ...attackOptions(look, seat, preyOfGood(look, seat))];
}

/**
 * Rulebook, LURE PLAYER: the attacks a Lured Player must make on other players' cards. Alone there is nobody to attack
 * (ruling 16).
 */
export function luredOptions(look: Look, seat: SeatId): readonly Option[] {
  const prey = look.table.inPlay.filter(
    (card) =>
      hitPoints(look, card) !== null &&
      card.owner !== seat &&
      countsFor(look.table, card) === 'good' &&
      !isForbidden(look, card, 'beAttacked'),
  );
  return attackOptions(look, seat, prey);
}

function attackOptions(look: Look, seat: SeatId, prey: readonly InPlay[]): readonly Option[] {
  if (prey.length === 0) return [];
  return look.table.inPlay
    .filter((card) => card.owner === seat && canAttack(look, card))
    .flatMap((card) => prey.map((target) => attackOption(card.id, target.id)));
}

/** Can this Good Person still attack this turn? */
function canAttack(look: Look, card: InPlay): boolean {
  return (
    card.side === 'good' &&
    personOf(look, card) !== null &&
    card.attacks < attacksAllowed(look, card) &&
    !isForbidden(look, card, 'attack')
  );
}

function abilityOptions(look: Look, seat: SeatId): readonly Option[] {
  return activatedInForce(look).flatMap((carried) => {
    const { source, ability, index } = carried;
    if (source.owner !== seat || source.side === 'opponent') return [];
    const key = limitKey(carried);
    const isUsable =
      isAvailable(look.table, ability.limit, key) && canStart(look, ability.do, scopeOf(look, source));
    return isUsable ? [abilityOption(source.self, index)] : [];
  });
}
