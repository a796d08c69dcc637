import { invariant } from '../../kernel/invariant.ts';
import { startClock } from '../actions/clocks.ts';
import { leavePlay } from '../actions/leave.ts';
import type { EventOf } from '../events.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import { cardOption, isChosen } from '../options.ts';
import { defOf, find, opponentsDecider } from '../queries/cards.ts';
import { eventHosts } from '../queries/hosts.ts';
import type { CardId } from '../types.ts';

/** An Event finds what it is on and takes effect; what nobody can take advantage of yet waits. */
export const applyEvent: FrameHandler<'applyEvent'> = (game, frame, chosen) => {
  const { card, seat } = frame;
  const event = defOf(game, card);
  const entry = find(game.table, card);
  if (!entry || event.type !== 'event') return { go: 'done' };
  if (event.on === undefined || entry.host !== null)
    return takeEffect(game, card, { host: entry.host }, seat);
  const hosts = eventHosts(game, card, seat);
  const host = chosen ? hosts.find((id) => isChosen(chosen, id)) : hosts.length === 1 ? hosts[0] : undefined;
  if (host !== undefined) {
    const chosenBy = chosen ? opponentsDecider(game.table) : null;
    return takeEffect(game, card, { host, why: { pick: event.on.pick ?? null, chosenBy } }, seat);
  }
  if (hosts.length > 1) {
    const ask = { kind: 'one', options: hosts.map(cardOption) } as const;
    return {
      go: 'ask',
      question: { seat: opponentsDecider(game.table), about: 'opponentTarget', source: card, ask },
      then: frame,
    };
  }
  // Ruling 27: an Event for an Opponent Person waits for one; an Event that finds no Good Person is spent.
  if (event.on.side === 'opponent') game.emit({ type: 'waited', card });
  else {
    game.emit({ type: 'idled', card, why: 'noGoodPerson' });
    leavePlay(game, card, { why: 'spent' });
  }
  return { go: 'done' };
};

/** The card an Event is on, if any, and why it is that one. */
type Place = Pick<EventOf<'eventApplied'>, 'host' | 'why'>;

function takeEffect(game: Game, card: CardId, place: Place, seat: number): Next {
  const event = defOf(game, card);
  invariant(event.type === 'event', 'only an Event takes effect this way', event.id);
  startClock(game, card, event, seat);
  game.emit({ type: 'eventApplied', card, ...place });
  return event.lasts === 'moment' ? { go: 'to', frame: { kind: 'eventOver', card } } : { go: 'done' };
}

/** An Event of a moment is discarded once its effect is over. */
export const eventOver: FrameHandler<'eventOver'> = (game, { card }) => {
  if (find(game.table, card)) leavePlay(game, card, { why: 'momentOver' });
  return { go: 'done' };
};
