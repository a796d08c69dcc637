import type { SeatId } from '../../kernel/types.ts';
import type { Look } from '../game.ts';
import type { CardId } from '../types.ts';
import { defOf, get } from './cards.ts';
import { bearsEvent, goodBearers, withinReach } from './carrying.ts';
import { selectCards } from './selecting.ts';

/**
 * The cards an Event can be put on now. For Opponent Events these are the ones it must choose among: the weakest Good
 * Persons, or the first Opponent Person; never one that bears an Event of that name already.
 */
export function eventHosts(look: Look, event: CardId, seat: SeatId): readonly CardId[] {
  const def = defOf(look, event);
  if (def.type !== 'event' || def.on === undefined) return [];
  const { pick, ...any } = def.on;
  const scope = { self: event, seat, bound: {} };
  const free = selectCards(look, any, scope).filter((id) => !bearsEvent(look, id, def));
  if (def.side === 'good') return free.filter((id) => withinReach(look, get(look.table, id), seat));
  if (pick === 'first') return free.slice(0, 1);
  if (pick === undefined) return free;
  return selectCards(look, { ...def.on, is: 'free' }, { ...scope, bound: { free } });
}

/** The Persons a Good player may put an Item on. */
export function itemHosts(look: Look, item: CardId, seat: SeatId): readonly CardId[] {
  return goodBearers(look, item, seat).map(({ id }) => id);
}
