import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Moment } from '../../../../electron/shared/api.ts';
import type { Phase } from '../../../../engine/alpha-omega/index.ts';
import type { Leap } from '../../../../engine/index.ts';
import { t } from '../../../text/language/language.ts';
import { countedRound, followedIn } from '../words/telling/objective-round.ts';
import { placeOf } from '../../../table/time/places.ts';
import { seatName } from '../../../text/seats.ts';
import { phaseName } from '../words/cards/words.ts';
import type { Cast } from '../words/telling/voice.ts';
import { deedWords, type Answered } from './deeds.ts';

/** A game as it can be gone back in: what was told, and the moments of the line that is played, now last. */
export interface Line {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment[];
}

/** The contract has a phase of any game. */
const phaseOf = (moment: Moment | undefined): Phase => (moment?.phase as Phase | undefined) ?? 'playPhase';

/** What led from one moment of the line to the next. */
function answerTo({ log, moments }: Line, place: number): Answered | null {
  const moment = moments[place];
  const before = moments[place - 1];
  if (moment === undefined || before === undefined) return null;
  const entry = log.find((one) => one.kind === 'answered' && one.moment === moment.number);
  return entry?.kind === 'answered'
    ? { events: entry.events, seat: entry.seat, phase: phaseOf(before) }
    : { events: [], seat: moment.seat, phase: phaseOf(before) };
}

/** What was done at this place of the line, in words; null at the beginning. */
export function deedAt(line: Line, place: number, cast: Cast): string | null {
  const answer = answerTo(line, place);
  return answer === null ? null : deedWords(answer, cast);
}

/** The first deed that a return would take back. */
export const firstDeed = (line: Line, { to }: Pick<Leap, 'to'>, cast: Cast): string =>
  deedAt(line, placeOf(line, to) + 1, cast) ?? t('time.anAnswer');

/** The first deed that a redo would bring back: it stands in the latest fold before where it leads. */
export function broughtBack({ log, moments }: Line, { to }: Pick<Leap, 'to'>, cast: Cast): string {
  const entry = log.findLast((one) => one.kind === 'takenBack' && one.moment <= to);
  const last = moments.at(-1);
  return entry?.kind === 'takenBack'
    ? deedWords({ events: entry.events, seat: last?.turn ?? null, phase: phaseOf(last) }, cast)
    : t('time.anAnswer');
}

/** In which phase a moment counts: whether to draw is asked before the phase that it opens. */
function phaseAt(line: Line, place: number): Phase {
  const [first] = answerTo(line, place + 1)?.events ?? [];
  const opens = first?.event.type === 'phaseBegan' && first.event.phase === 'drawPhase';
  const looksAtCallings = first?.event.type === 'looked' && first.event.deck === 'calling';
  const isDraw = opens || looksAtCallings || first?.event.type === 'callingDrawn';
  return isDraw ? 'drawPhase' : ((line.moments[place]?.phase as Phase | undefined) ?? 'opponentPhase');
}

/** When it was: "Round 3, Steve’s turn, Action Phase". */
export function momentWords(line: Line, place: number, seats: readonly string[]): string {
  const moment = line.moments[place];
  if (moment === undefined || moment.number === 0) return t('time.momentFirst');
  const { turn } = moment;
  const counted = countedRound(moment.round, followedIn(line.log));
  const phase = phaseAt(line, place);
  if (turn === null) return t('time.momentBetween', { ...counted, phase: phaseName(phase) });
  return t('time.moment', { ...counted, name: seatName(seats, turn), phase: phaseName(phase) });
}
