import type { SeatId } from '../../../kernel/types.ts';
import type { Look } from '../../look.ts';
import { asIfNobodyWereLured, countsFor, defOf, get } from '../../queries/cards.ts';
import { isGoodBearer, whyNotBearer } from '../../queries/carrying.ts';
import { fittingEvent, whyNotHost } from '../../queries/hosts.ts';
import { closedBy, hostsOf, whyNotAlone } from '../../queries/legal.ts';
import { whyNotOpponentPlay } from '../../queries/opponent-play.ts';
import type { FactCode, Note } from '../../reasons.ts';
import type { Select } from '../../selects.ts';
import type { CardId, InPlay } from '../../types.ts';

/** A card of a hand that somebody wants to play, at all or on one card. */
interface Wish {
  readonly card: CardId;
  readonly seat: SeatId;
  readonly on: InPlay | null;
}

/** Why a card of a hand cannot be played; nothing when it can. `timing`: why it is not the time to play one. */
export function refusalsToPlay(
  look: Look,
  { card, seat, on }: Wish,
  timing: readonly Note[],
): readonly Note[] {
  const why = refusals(look, card, seat);
  // No phase will change that, so it is all that is to be said.
  if (why.some(({ code }) => SPENT.includes(code))) return why;
  return [...timing, ...(on === null || why.length > 0 ? why : refusalsOn(look, card, seat, on))];
}

/** Why a card that can be played cannot be put on this one. */
function refusalsOn(look: Look, card: CardId, seat: SeatId, on: InPlay): readonly Note[] {
  if (hostsOf(look, card, seat)?.includes(on.id)) return [];
  const def = defOf(look, card);
  if (def.type === 'item' && isGoodBearer(look, on))
    return [obstacle('slotTaken', on, card, whyNotBearer(look, card, on, seat))];
  if (def.type === 'event' && meantBy(look, card, seat).includes(on.id))
    return [obstacle('bearsEvent', on, card, whyNotOn(look, card, on.id, seat))];
  const isForGood = def.type === 'item' || (def.type === 'event' && isForGoodPersons(def.on));
  if (isForGood && !isGoodBearer(look, on))
    return [{ code: def.type === 'item' ? 'itemForGood' : 'eventForGood', card }];
  return [{ code: 'notForIt', card: on.id, other: card }];
}

const isForGoodPersons = (on: Select | undefined): boolean => on?.side === 'good' && on.type === 'person';

/** Rulebook, Opponent Play: why a card of a hand of theirs cannot be played; nothing when it can. */
export function refusalsOfOpponents(
  look: Look,
  card: CardId,
  seat: SeatId,
  isAsked: boolean,
): readonly Note[] {
  const timing: readonly Note[] = isAsked ? [] : [{ code: 'notYourPlay', card, seat }];
  const why = whyNotOpponentPlay(look, card);
  return why === null ? timing : [...timing, { code: why, card }];
}

function refusals(look: Look, card: CardId, seat: SeatId): readonly Note[] {
  const closed = closedBy(look, defOf(look, card).type);
  if (closed !== null) return [{ code: 'closed', card: closed, other: card }];
  const hosts = hostsOf(look, card, seat);
  if (hosts === null) {
    const why = whyNotAlone(look, card, seat);
    if (why === 'spent') return [whereSpent(look, card)];
    return why === null ? [] : [{ code: why, card }];
  }
  if (hosts.length > 0) return [];
  return defOf(look, card).type === 'item' ? withoutBearer(look, card, seat) : withoutHost(look, card, seat);
}

const SPENT: readonly FactCode[] = ['spent', 'spentInPlay', 'spentAgainst'];

/** Ruling 15: a Person that was played already, and where it is now. */
function whereSpent(look: Look, card: CardId): Note {
  const { id } = defOf(look, card);
  const played = look.table.inPlay.find(({ def }) => def === id);
  if (played === undefined) return { code: 'spent', card };
  if (countsFor(look.table, played) === 'opponent') return { code: 'spentAgainst', card };
  return { code: 'spentInPlay', card, ...(played.owner !== null && { seat: played.owner }) };
}

/** Each Good Person in play, and why it cannot carry the Item. */
function withoutBearer(look: Look, item: CardId, seat: SeatId): readonly Note[] {
  const persons = look.table.inPlay.filter((card) => isGoodBearer(look, card));
  if (persons.length === 0) return [{ code: 'nobodyThere', card: item }];
  return persons.map((person) => obstacle('slotTaken', person, item, whyNotBearer(look, item, person, seat)));
}

/** Each card that the Event speaks of, and why it cannot be put on that one. */
function withoutHost(look: Look, event: CardId, seat: SeatId): readonly Note[] {
  const meant = meantBy(look, event, seat);
  if (meant.length === 0) return [{ code: 'nothingFits', card: event }];
  return meant.map((id) =>
    obstacle('bearsEvent', get(look.table, id), event, whyNotOn(look, event, id, seat)),
  );
}

/** The cards that an Event speaks of, those of Lured Players too, which its words do not reach now (ruling 31). */
function meantBy(look: Look, event: CardId, seat: SeatId): readonly CardId[] {
  const def = defOf(look, event);
  if (def.type !== 'event' || def.on === undefined) return [];
  return fittingEvent(asIfNobodyWereLured(look), def.on, event, seat);
}

/** Why an Event cannot be put on a card that it speaks of; null when it can. */
function whyNotOn(look: Look, event: CardId, on: CardId, seat: SeatId): ReturnType<typeof whyNotHost> {
  const def = defOf(look, event);
  const isReached = def.type === 'event' && def.on && fittingEvent(look, def.on, event, seat).includes(on);
  return isReached ? whyNotHost(look, event, on, seat) : 'outOfReach';
}

/** What keeps a card from being put on another: a card already there, or that the other is not to be reached. */
function obstacle(
  taken: 'slotTaken' | 'bearsEvent',
  host: InPlay,
  played: CardId,
  why: 'outOfReach' | 'notForIt' | InPlay | null,
): Note {
  if (why !== null && typeof why === 'object') return { code: taken, card: host.id, other: why.id };
  if (why === 'outOfReach' && host.owner !== null)
    return { code: 'outOfReach', card: host.id, seat: host.owner };
  return { code: 'notForIt', card: host.id, other: played };
}
