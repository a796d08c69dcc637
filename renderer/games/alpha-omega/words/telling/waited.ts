import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { ToldEvent, View } from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { briefDeeds, shortened } from './brief-deeds.ts';
import { t } from '../../../../text/language/language.ts';
import type { ToldLine } from './told-line.ts';
import { narrateAll } from './narrate.ts';
import { signed } from '../game/outcome.ts';
import { sidesOver, stretchesOf } from './sides.ts';
import type { Cast } from './voice.ts';
import { seatName } from '../../../../text/seats.ts';

/** What others did between two turns of a player. */
export interface Waited {
  /** What mattered most of it, in few words each. */
  readonly deeds: readonly string[];
  /** All of it, in the words of the log. */
  readonly lines: readonly ToldLine[];
}

/** More would not be read in passing; who wants more has the lines. */
const MOST = 4;

/** For whom it is told, what lies in play now, and how the Good side led then and now, where that is known. */
interface Waiting {
  readonly seat: SeatId;
  readonly view: Pick<View, 'inPlay'>;
  readonly leads: { readonly then: number | null; readonly now: number };
}

/**
 * What happened since the last turn of a player ended, up to the first question of the new one; null where no turn of a
 * computer player came in between.
 */
export function whileWaited(
  log: readonly LogEntry[],
  cast: Cast,
  isBot: (seat: SeatId) => boolean,
  { seat, view, leads }: Waiting,
): Waited | null {
  const stretch = stretchesOf(log).at(-1);
  const [from, to, isAnew] = stretch === undefined ? [0, 0, false] : boundsOf(stretch.events, seat);
  const events = stretch?.events.slice(from, to) ?? [];
  const isAfterBot = events.some(({ event }) => event.type === 'turnBegan' && isBot(event.seat));
  if (stretch === undefined || !isAfterBot) return null;
  const nameOfSeat = (one: SeatId): string => seatName(cast.seats, one);
  const later = stretch.events.slice(to);
  const deeds = briefDeeds(events.filter(isOthers(seat)), {
    inPlay: view.inPlay,
    later,
    book: cast.book,
    nameOfSeat,
  });
  const { then, now } = leads;
  const change =
    then === null || then === now || isAnew
      ? []
      : [t('waited.lead', { from: signed(then), to: signed(now) })];
  return {
    deeds: [...shortened(deeds, MOST), ...change],
    lines: narrateAll(
      events.filter(isOthers(seat)),
      cast,
      sidesOver(stretch.from, stretch.events.slice(0, from)),
    ),
  };
}

/** From the end of a player's turn before the latest up to where the latest one first asks; with the next Objective all begins anew. */
function boundsOf(
  events: readonly ToldEvent[],
  seat: SeatId,
): readonly [from: number, to: number, isAnew: boolean] {
  const began = events.findLastIndex(({ event }) => event.type === 'turnBegan' && event.seat === seat);
  if (began < 0) return [0, 0, false];
  const earlier = events.slice(0, began);
  const anew = earlier.findLastIndex(({ event }) => event.type === 'objectiveFollowed');
  const before = earlier.findLastIndex(({ event }) => event.type === 'turnBegan' && event.seat === seat);
  const ended = events.slice(before + 1, began).findIndex(endsTurn);
  const asks = events.slice(began + 1).findIndex((told) => asksAfter(told.event) || endsTurn(told));
  // Before a first turn all that others did is told.
  const from = before < 0 ? 0 : before + 1 + Math.max(0, ended);
  return [Math.max(from, anew), asks < 0 ? events.length : began + 1 + asks, anew > before];
}

/** What the player's own turn offers as it begins is used before the Opponent Phase. */
const isOthers =
  (seat: SeatId) =>
  ({ event }: ToldEvent): boolean =>
    event.type !== 'abilityUsed' || event.chosenBy !== seat;

const endsTurn = ({ event }: ToldEvent): boolean =>
  event.type === 'turnBegan' ||
  event.type === 'opponentTurnBegan' ||
  (event.type === 'phaseBegan' && event.phase === 'cleanUp');

/** Does a player's own part of the turn begin with it: what is drawn, or taken, is the player's own choice? */
const asksAfter = (event: ToldEvent['event']): boolean =>
  event.type === 'callingDrawn' || (event.type === 'phaseBegan' && event.phase !== 'opponentPhase');

/** The same in one sentence, for whoever listens. */
export const spokenWaited = ({ deeds }: Waited): string => t('waited.sentence', { deeds: deeds.join('; ') });
