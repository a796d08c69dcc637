import type { SeatId } from '../../kernel/types.ts';
import type { Select } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { defOf, get, isBeaten } from './cards.ts';
import { copyOn, goodBearers, withinReach } from './carrying.ts';
import { selectCards } from './selecting.ts';
import { cardsFitting } from './zones.ts';

/**
 * The cards an Event can be put on now. For Opponent Events these are the ones it must choose among: the weakest Good
 * Persons, or the first Opponent Person; never one that bears an Event of that name already, or is about to fall.
 */
export function eventHosts(look: Look, event: CardId, seat: SeatId): readonly CardId[] {
  const def = defOf(look, event);
  if (def.type !== 'event' || def.on === undefined) return [];
  const free = fittingEvent(look, def.on, event, seat).filter(
    (id) => !isBeaten(look, get(look.table, id)) && whyNotHost(look, event, id, seat) === null,
  );
  const { pick } = def.on;
  if (def.side === 'good' || pick === undefined) return free;
  if (pick === 'first') return free.slice(0, 1);
  return selectCards(look, { ...def.on, is: 'free' }, { self: event, seat, bound: { free } });
}

/** The cards that an Event speaks of, whether it can be put on them or not. */
export function fittingEvent(look: Look, on: Select, event: CardId, seat: SeatId): readonly CardId[] {
  return cardsFitting(look, on, { self: event, seat, bound: {} });
}

/** Why an Event cannot be put on a card it speaks of, with the copy in the way if one is; null when it can. */
export function whyNotHost(
  look: Look,
  event: CardId,
  host: CardId,
  seat: SeatId,
): 'outOfReach' | InPlay | null {
  const def = defOf(look, event);
  if (def.type !== 'event') return null;
  if (def.side === 'good' && !withinReach(look, get(look.table, host), seat)) return 'outOfReach';
  return copyOn(look, host, def) ?? null;
}

/** The Persons a Good player may put an Item on. */
export function itemHosts(look: Look, item: CardId, seat: SeatId): readonly CardId[] {
  return goodBearers(look, item, seat).map(({ id }) => id);
}
