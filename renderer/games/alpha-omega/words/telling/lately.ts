import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { briefDeeds, shortened, type Told } from './brief-deeds.ts';
import type { CardBook } from '../cards/words.ts';

/** What is told at most; who wants more has the log. */
const MOST = 3;

/**
 * What the Opponents did since somebody here answered last, what mattered most of it, in its order: "Goliath struck Moses: 3 left".
 * What computer players did before it belongs to it.
 */
export function latelyDone(
  log: readonly LogEntry[],
  cards: Pick<Told, 'inPlay' | 'before'>,
  book: CardBook,
  isBot: (seat: SeatId) => boolean,
): readonly string[] {
  return shortened(briefDeeds(eventsSince(log, isBot), { ...cards, book, nameOfSeat: null }), MOST);
}

/** Is it that somebody stands in for another? */
export const standsIn = ({ event }: ToldEvent): boolean =>
  event.type === 'attackRedirected' ||
  event.type === 'attackCancelled' ||
  (event.type === 'saved' && event.by !== event.card) ||
  (event.type === 'damaged' && event.absorbedFor !== undefined);

function eventsSince(log: readonly LogEntry[], isBot: (seat: SeatId) => boolean): readonly ToldEvent[] {
  const from = log.findLastIndex(
    (entry) => entry.kind !== 'answered' || entry.seat === null || !isBot(entry.seat),
  );
  return log.slice(Math.max(0, from)).flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));
}
