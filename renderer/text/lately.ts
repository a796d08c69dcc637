import type { LogEntry } from '../../electron/shared/api.ts';
import type { CardId, SeatId, ToldEvent, View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import { nameOf, sideOf, type CardBook } from './words.ts';

/** What the Opponents did, in few words, and what it did to whom. */
interface Deed {
  readonly words: string;
  /** What matters more is rather told. */
  readonly weight: number;
}

/** What is told at most; who wants more has the log. */
const MOST = 3;

/**
 * What the Opponents did since somebody here answered last, what mattered most of it, in its order: "Goliath struck Moses: 3 left".
 * What computer players did before it belongs to it.
 */
export function latelyDone(
  log: readonly LogEntry[],
  view: Pick<View, 'inPlay'>,
  book: CardBook,
  isBot: (seat: SeatId) => boolean,
): readonly string[] {
  const events = eventsSince(log, isBot);
  const defs = Object.assign({}, ...events.map((told) => told.defs)) as ToldEvent['defs'];
  const inPlay = new Map(view.inPlay.map((card) => [card.id, card]));
  const name = (card: CardId): string => nameOf(book, defs[card] ?? inPlay.get(card)?.def ?? '');
  const isOpponent = (card: CardId): boolean => {
    const print = book.get(defs[card] ?? '');
    return (inPlay.get(card)?.side ?? (print === undefined ? 'good' : sideOf(print))) === 'opponent';
  };
  const lost = new Set(
    events.flatMap(({ event }) => (event.type === 'defeated' && isOpponent(event.by) ? [event.card] : [])),
  );
  const deeds = events.flatMap(({ event }): readonly Deed[] => {
    if (event.type === 'opponentDrawn')
      return [{ words: t('lately.came', { card: name(event.card) }), weight: 0 }];
    if (event.type === 'struck' && isOpponent(event.by) && !lost.has(event.target)) {
      const names = { by: name(event.by), card: name(event.target) };
      const left = inPlay.get(event.target)?.left ?? null;
      const words = left === null ? t('lately.struck', names) : t('lately.struckLeft', { ...names, left });
      return [{ words, weight: 1 }];
    }
    if (event.type !== 'defeated' || !lost.has(event.card)) return [];
    const key = event.fate === 'lured' ? 'lately.lured' : 'lately.defeated';
    return [{ words: t(key, { by: name(event.by), card: name(event.card) }), weight: 2 }];
  });
  const heaviest = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, MOST);
  const told = deeds.filter((deed) => heaviest.includes(deed)).map(({ words }) => words);
  const more = deeds.length - told.length;
  return more > 0 ? [...told, t('lately.more', { more })] : told;
}

function eventsSince(log: readonly LogEntry[], isBot: (seat: SeatId) => boolean): readonly ToldEvent[] {
  const from = log.findLastIndex(
    (entry) => entry.kind !== 'answered' || entry.seat === null || !isBot(entry.seat),
  );
  return log.slice(Math.max(0, from)).flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));
}
