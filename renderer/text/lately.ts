import type { LogEntry } from '../../electron/shared/api.ts';
import type { AlphaOmegaEvent, CardId, EventOf, SeatId, ToldEvent, View } from '../../engine/index.ts';
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
  const isLanded = landedOn(events);
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
    const stood = stoodIn(event, isLanded, name);
    if (stood !== null) return [{ words: stood, weight: 1 }];
    if (event.type !== 'defeated' || !lost.has(event.card)) return [];
    const isPerson = book.get(defs[event.card] ?? inPlay.get(event.card)?.def ?? '')?.type === 'person';
    return [{ words: t(lossOf(event, isPerson), { by: name(event.by), card: name(event.card) }), weight: 2 }];
  });
  const heaviest = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, MOST);
  const told = deeds.filter((deed) => heaviest.includes(deed)).map(({ words }) => words);
  const more = deeds.length - told.length;
  return more > 0 ? [...told, t('lately.more', { more })] : told;
}

/** As the log has it: a Person is defeated, anything else destroyed. */
function lossOf(
  { fate }: EventOf<'defeated'>,
  isPerson: boolean,
): 'lately.lured' | 'lately.defeated' | 'lately.destroyed' {
  if (fate === 'lured') return 'lately.lured';
  return isPerson ? 'lately.defeated' : 'lately.destroyed';
}

/** Has a blow that was turned to somebody fallen on whom it was turned to? */
const landedOn =
  (events: readonly ToldEvent[]) =>
  ({ by, to }: EventOf<'attackRedirected'>): boolean =>
    events.some(({ event }) => event.type === 'struck' && event.by === by && event.target === to);

/** Who took a blow, or what came of it, for whom; null where nobody did. */
function stoodIn(
  event: AlphaOmegaEvent,
  isLanded: (turned: EventOf<'attackRedirected'>) => boolean,
  name: (card: CardId) => string,
): string | null {
  switch (event.type) {
    case 'attackRedirected':
      return isLanded(event) ? t('lately.tookFor', { card: name(event.to), other: name(event.from) }) : null;
    case 'attackCancelled':
      return t('lately.stopped', { card: name(event.through), by: name(event.by) });
    case 'saved':
      return event.by === event.card
        ? null
        : t('lately.saved', { card: name(event.card), by: name(event.by) });
    case 'damaged':
      return event.absorbedFor === undefined || event.amount === 0
        ? null
        : t('lately.absorbed', {
            ...{ card: name(event.card), other: name(event.absorbedFor), amount: event.amount },
          });
    default:
      return null;
  }
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
