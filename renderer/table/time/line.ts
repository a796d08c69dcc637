import type { Moment } from '../../../electron/shared/api.ts';
import type { LogEntryOf } from '../../../electron/shared/table/standing.ts';
import type { Leap, SeatId } from '../../../engine/index.ts';
import { t } from '../../text/language/language.ts';
import { seatName } from '../../text/seats.ts';
import type { LineWords } from '../words.ts';
import { placeOf } from './places.ts';

/** A game as it can be gone back in: what was told, and the moments of the line that is played, now last. */
export interface Line<E> {
  readonly log: readonly LogEntryOf<E>[];
  readonly moments: readonly Moment[];
}

/** An answer, as far as one is told of it: what came of it, who was asked, and where in the round that was. */
export interface Answered<E> {
  readonly events: readonly E[];
  readonly seat: SeatId | null;
  /** As the rules call it; undefined where the line has no moment. */
  readonly phase: string | undefined;
}

/** What led from one moment of the line to the one at this place; null at the beginning. */
export function answerTo<E>({ log, moments }: Line<E>, place: number): Answered<E> | null {
  const moment = moments[place];
  const before = moments[place - 1];
  if (moment === undefined || before === undefined) return null;
  const entry = log.find((one) => one.kind === 'answered' && one.moment === moment.number);
  return entry?.kind === 'answered'
    ? { events: entry.events, seat: entry.seat, phase: before.phase }
    : { events: [], seat: moment.seat, phase: before.phase };
}

/** The answer that a redo would restore, which stands in the latest fold before where it leads; null where nothing is told of it. */
export function answerBroughtBack<E>(
  { log, moments }: Line<E>,
  { to }: Pick<Leap, 'to'>,
): Answered<E> | null {
  const entry = log.findLast((one) => one.kind === 'undone' && one.moment <= to);
  const last = moments.at(-1);
  return entry?.kind === 'undone'
    ? { events: entry.events, seat: last?.turn ?? null, phase: last?.phase }
    : null;
}

/** A table whose line can be told of. */
export interface Told {
  readonly session: Pick<Line<unknown>, 'moments'>;
  readonly seats: readonly string[];
  readonly words: { readonly line: LineWords };
}

/** The first deed that a return would undo. */
export const firstDeed = ({ session, words }: Told, { to }: Pick<Leap, 'to'>): string =>
  words.line.deed(placeOf(session, to) + 1) ?? t('time.anAnswer');

/** When it was: "Round 3, Steve’s turn, Action Phase". */
export function momentWords({ session, seats, words }: Told, place: number): string {
  const moment = session.moments[place];
  if (moment === undefined || moment.number === 0) return t('time.momentFirst');
  const round = words.line.round(moment.round).words;
  const phase = words.line.phase(place);
  const { turn } = moment;
  if (turn === null) return t('time.momentBetween', { round, phase });
  return t('time.moment', { round, name: seatName(seats, turn), phase });
}
