import type { CardId, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { CardBook } from '../words/cards/words.ts';
import { momentsOf, type Moment, type MomentKind } from '../moments/moment.ts';
import type { Cue } from './cue.ts';
import { timesTold } from './times-told.ts';
import { momentTime } from './pace.ts';
import type { Pace, Slot } from '../../../table/motion/schedule.ts';
import { slotsOf } from './slots.ts';

/** A moment, how long after its beat has changed the table it comes, and how long it stays, in milliseconds. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly after: number;
  readonly long: number;
}

/** What is told of an answer, beat by beat, and how. */
export interface Telling {
  readonly cues: readonly (readonly Cue[])[];
  readonly events: readonly (readonly ToldEvent[])[];
  /** What has happened before it. */
  readonly before: readonly ToldEvent[];
  readonly book: CardBook;
  readonly pace: Pace;
  /** How the table stands after it. */
  readonly after: Pick<View, 'pending'>;
  /** Whoever answered is a computer player. */
  readonly isBot: boolean;
}

/** When each beat of an answer is told, and what the table looks up for in it. */
export interface Timetable {
  readonly slots: readonly Slot[];
  readonly moments: readonly (ShownMoment | null)[];
}

/** How many beats are the deeds of whoever answered: up to the Clean-Up, which is everybody’s. */
function deedsIn(events: Telling['events']): number {
  const end = events.findIndex((told) =>
    told.some(({ event }) => event.type === 'phaseBegan' && event.phase === 'cleanUp'),
  );
  return end < 0 ? events.length : end;
}

/** The cards that what is asked offers. */
const offeredIn = ({ pending }: Pick<View, 'pending'>): ReadonlySet<CardId> =>
  new Set((pending?.ask?.options ?? []).flatMap((option) => cardsOfOption(option).from ?? []));

/** A moment comes when most of what moves has arrived, as a share of its beat; whoever crosses the line is seen to cross it. */
const comesAt = (kind: MomentKind): number => (kind === 'lured' || kind === 'mended' ? 0.9 : 0.6);

/** The times of all that is told of an answer: what was told often before in the same game goes by quicker. */
export function timetableOf({ cues, events, before, book, pace, after, isBot }: Telling): Timetable {
  const brief = isBot ? deedsIn(events) : 0;
  const times = timesTold(events, before);
  const slots = slotsOf(cues, pace, brief, times);
  const moments = momentsOf(events, before, book, offeredIn(after)).map((moment, at): ShownMoment | null => {
    const long = moment === null ? 0 : momentTime(moment.kind, pace, at < brief, times[at]);
    return moment === null || long === 0
      ? null
      : { moment, after: (slots[at]?.rest ?? 0) * comesAt(moment.kind), long };
  });
  return { slots: slots.map((slot, at) => ({ ...slot, stays: moments[at]?.long ?? 0 })), moments };
}
