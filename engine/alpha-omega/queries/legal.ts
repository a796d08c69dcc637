import type { SeatId } from '../../kernel/types.ts';
import type { ActivatedAbility } from '../definitions.ts';
import type { NobodyReason } from '../events.ts';
import type { CardType } from '../selects.ts';
import { abilityOption, attackOption, playOption, type Option } from '../options.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { countsFor, defOf, hitPoints, isBeaten, personOf, seatOf } from './cards.ts';
import { eventHosts, itemHosts } from './hosts.ts';
import { isAvailable, limitKey } from './limits.ts';
import type { Carried } from './roster.ts';
import { activatedInForce, forces, scopeOf } from './sources.ts';
import { attacksAllowed, isForbidden } from './strength.ts';
import { preyOfGood } from './targeting.ts';
import { whyNotStart } from '../ops/index.ts';
import type { NoStart } from '../ops/op.ts';

/** Rulebook, Play Phase: the cards of a hand that may be played now, each with what it may be put on. */
export function playOptions(look: Look, seat: SeatId): readonly Option[] {
  const options: Option[] = [];
  for (const card of seatOf(look.table, seat).hand) {
    if (closedBy(look, defOf(look, card).type) !== null) continue;
    const hosts = hostsOf(look, card, seat);
    if (hosts) for (const host of hosts) options.push(playOption(card, host));
    else if (whyNotAlone(look, card, seat) === null) options.push(playOption(card));
  }
  return options;
}

/** The card by whose words no Good player can play cards of a type, or take a Calling; null when none says so. */
export function closedBy(look: Look, what: CardType): CardId | null {
  return forces(look, 'closed').find(({ ability }) => ability.gives.what === what)?.scope.self ?? null;
}

/** What a card may be put on: Items and some Events always go on another card; null for any other. */
export function hostsOf(look: Look, card: CardId, seat: SeatId): readonly CardId[] | null {
  const def = defOf(look, card);
  if (def.type === 'item') return itemHosts(look, card, seat);
  return def.type === 'event' && def.on !== undefined ? eventHosts(look, card, seat) : null;
}

/** Why a card that goes on no other cannot be played; null when it can. */
export function whyNotAlone(look: Look, card: CardId, seat: SeatId): 'spent' | NoStart | null {
  const def = defOf(look, card);
  if (def.type === 'person') return look.table.spent.includes(def.id) ? 'spent' : null;
  // Ruling 28: an Event of a moment whose effect starts with a choice needs something to choose.
  if (def.type !== 'event' || def.lasts !== 'moment') return null;
  const scope = { self: card, seat, bound: {} };
  for (const ability of def.abilities) {
    const why = ability.kind === 'triggered' ? whyNotStart(look, ability.do, scope) : null;
    if (why !== null) return why;
  }
  return null;
}

/** Rulebook, Action Phase: the attacks and abilities a player may use now. */
export function actionOptions(look: Look, seat: SeatId): readonly Option[] {
  return abilityOptions(look, seat).concat(attackOptions(look, seat, preyOfGood(look, seat)));
}

/**
 * Rulebook, LURE PLAYER: the attacks a Lured Player must make on other players' cards. Alone there is nobody to attack
 * (ruling 16).
 */
export function luredOptions(look: Look, seat: SeatId): readonly Option[] {
  return attackOptions(look, seat, preyOfLured(look, seat));
}

/** Why a player who may act has nobody who can. */
export function whyNobodyActs(look: Look, seat: SeatId, lured: boolean): NobodyReason {
  const persons = look.table.inPlay.filter(
    (card) => card.owner === seat && card.side === 'good' && personOf(look, card) !== null,
  );
  if (persons.length === 0) return 'noPerson';
  const prey = lured ? preyOfLured(look, seat) : preyOfGood(look, seat);
  return prey.length === 0 ? 'noFoes' : 'noneAble';
}

/** Whom a Lured Player's Persons must attack. */
export function preyOfLured(look: Look, seat: SeatId): readonly InPlay[] {
  return look.table.inPlay.filter((card) => whyNotLuredPrey(look, card, seat) === null);
}

/** Why a Lured Player's Persons do not attack a card; null when they must. */
export function whyNotLuredPrey(
  look: Look,
  card: InPlay,
  seat: SeatId,
): 'noHitPoints' | 'nothingLeft' | 'ownCard' | 'standsWithOpponents' | 'cannotBeAttacked' | null {
  if (hitPoints(look, card) === null) return 'noHitPoints';
  if (isBeaten(look, card)) return 'nothingLeft';
  if (card.owner === seat) return 'ownCard';
  if (countsFor(look.table, card) !== 'good') return 'standsWithOpponents';
  return isForbidden(look, card, 'beAttacked') ? 'cannotBeAttacked' : null;
}

function attackOptions(look: Look, seat: SeatId, prey: readonly InPlay[]): readonly Option[] {
  if (prey.length === 0) return [];
  const options: Option[] = [];
  for (const card of look.table.inPlay)
    if (card.owner === seat && whyNoAttack(look, card) === null)
      for (const target of prey) options.push(attackOption(card.id, target.id));
  return options;
}

/** Why a card cannot attack this turn at its player's word; null when it can. */
export function whyNoAttack(
  look: Look,
  card: InPlay,
): 'actsByItself' | 'notAPerson' | 'hasAttacked' | 'cannotAttack' | null {
  if (card.side !== 'good') return 'actsByItself';
  if (personOf(look, card) === null) return 'notAPerson';
  if (card.attacks >= attacksAllowed(look, card)) return 'hasAttacked';
  return isForbidden(look, card, 'attack') ? 'cannotAttack' : null;
}

function abilityOptions(look: Look, seat: SeatId): readonly Option[] {
  const options: Option[] = [];
  for (const carried of activatedInForce(look)) {
    const { source, index } = carried;
    if (source.owner !== seat || source.side === 'opponent') continue;
    if (whyNoUse(look, carried) === null) options.push(abilityOption(source.self, index));
  }
  return options;
}

/** Why an ability in force cannot be used now; null when it can. */
export function whyNoUse(look: Look, carried: Carried<ActivatedAbility>): 'limitUsed' | NoStart | null {
  const { source, ability } = carried;
  if (!isAvailable(look.table, ability.limit, limitKey(carried))) return 'limitUsed';
  return whyNotStart(look, ability.do, scopeOf(look, source));
}

/** Rulebook, Opponent Phase: an Opponent "performs its ability if possible", in place of its attack; the first that is. */
export function abilityInPlaceOfAttack(look: Look, opponent: InPlay): Carried<ActivatedAbility> | undefined {
  return activatedInForce(look).find(
    (carried) => carried.source.self === opponent.id && whyNoUse(look, carried) === null,
  );
}
