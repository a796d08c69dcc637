import type { MomentKind } from '../moments/moment.ts';
import type { Cue } from './cue.ts';
import { familiarTempo } from '../../../table/motion/familiar.ts';
import type { Pace, Timing } from '../../../table/motion/schedule.ts';
import type { Stakes } from './stakes.ts';

const CALM: Timing = { lead: 540, rest: 720 };
const FAST: Timing = { lead: 240, rest: 320 };
/** What a computer player does is shown as fast as it can be followed: whoever plays waits for it. */
const BRIEF: Timing = { lead: 180, rest: 225 };
/** Of several blows in a row the first is seen at its full weight; how the others go is known by then. */
const FURTHER_BLOW = 0.6;
const NONE: Timing = { lead: 0, rest: 0 };

/** How much of a beat's time what it shows needs, at least. */
const SHARES: Readonly<Record<Cue['kind'], number>> = {
  ...{
    blow: 1,
    blocked: 1,
    hurt: 1,
    healed: 1,
    saved: 1,
    spared: 1,
    strength: 1,
    broken: 1.1,
    lured: 1.5,
    mended: 1.5,
    move: 0.9,
  },
  ...{
    used: 0.2,
    reach: 1,
    unseen: 0.6,
    waits: 0.7,
    tick: 0.6,
    calling: 1.1,
    die: 1.4,
    shuffled: 0.7,
    looked: 0.4,
    weighed: 2.7,
    onslaught: 1,
  },
  ...{ round: 0.6, turn: 0.6, phase: 0, seatLured: 1.6, seatFreed: 1.1, objective: 1.7, ended: 1.6 },
};

/** Of what belongs to nobody so much is told where a computer player ended the round: whoever plays waits for all of it. */
const SOONER = 0.6;
const IS_SOONER: readonly Cue['kind'][] = ['weighed', 'onslaught'];

/** A Strength Check on which little hangs goes by, one that may decide takes its time. */
const BY_STAKES: Readonly<Record<Stakes, number>> = { low: 0.62, usual: 1, high: 1.15 };

/** An attack that does not land yet has been seen when it has flown. */
function shareOf(cue: Cue, isBots: boolean): number {
  if (cue.kind === 'blow' && cue.amount === null) return 0.3;
  const stakes = cue.kind === 'weighed' ? BY_STAKES[cue.stakes ?? 'usual'] : 1;
  return SHARES[cue.kind] * stakes * (isBots && IS_SOONER.includes(cue.kind) ? SOONER : 1);
}

const flies = (cues: readonly Cue[]): boolean =>
  cues.some(({ kind }) => kind === 'blow' || kind === 'blocked');

/** What is known by now is told at last in about half of its time; what has to be read each time, in most of it. */
const FAMILIAR = 0.5;
const READ = 0.75;
/** A defeat is seen in nearly all of its time, however often a blow was told before: it is no mere hit. */
const FALL = 0.85;
const IS_READ: readonly Cue['kind'][] = [
  'weighed',
  'onslaught',
  'die',
  'seatLured',
  'seatFreed',
  'objective',
];

/** How a beat stands to the others that are told with it. */
export interface Among {
  /** It is the deed of a computer player. */
  readonly isBrief?: boolean;
  /** It comes of one. */
  readonly isBots?: boolean;
  /** A blow has been told before it. */
  readonly isFurther?: boolean;
  /** So often was the like of it told before in this game. */
  readonly times?: number;
}

/** How much of its time a beat keeps for what is more than a blow, however many blows were told before. */
function keptBy(cues: readonly Cue[], known: number): number {
  const has = (kind: Cue['kind']): boolean => cues.some((cue) => cue.kind === kind);
  if (has('lured')) return known;
  return has('broken') ? FALL : 0;
}

/**
 * The time a beat takes at a pace. What cannot be seen takes none, nor does a phase that only begins, which its lamp says; at
 * `step` somebody says when it goes on.
 */
export function timingOf(
  cues: readonly Cue[],
  pace: Pace,
  { isBrief = false, isBots = false, isFurther = false, times = 0 }: Among = {},
): Timing {
  if (pace === 'instant' || cues.length === 0) return NONE;
  const usual = isBrief ? BRIEF : pace === 'fast' ? FAST : CALM;
  const share = Math.max(...cues.map((cue) => shareOf(cue, isBots)));
  const least = cues.some(({ kind }) => IS_READ.includes(kind)) ? READ : FAMILIAR;
  const known = quickens(pace, isBrief) ? familiarTempo(times, least) : 1;
  if (!flies(cues)) return { lead: 0, rest: usual.rest * share * known };
  const tempo = isFurther ? Math.min(FURTHER_BLOW, known) : known;
  return { lead: usual.lead * tempo, rest: usual.rest * share * Math.max(tempo, keptBy(cues, known)) };
}

/** Only what is told at the normal speed has time to lose. */
const quickens = (pace: Pace, isBrief: boolean): boolean => pace === 'calm' && !isBrief;

/**
 * The times of the beats that are told of an answer.
 * @param brief so many of the first are the deeds of a computer player
 * @param times how often the like of each was told before in this game
 */
export function timingsOf(
  beats: readonly (readonly Cue[])[],
  pace: Pace,
  brief = 0,
  times: readonly number[] = [],
): readonly Timing[] {
  const first = beats.findIndex(flies);
  return beats.map((cues, at) =>
    timingOf(cues, pace, {
      isBrief: at < brief,
      isBots: brief > 0,
      isFurther: first >= 0 && at > first,
      times: times[at] ?? 0,
    }),
  );
}

/** Is there something in a beat that is worth waiting for a key at `step`? */
export const isWorthAKey = (cues: readonly Cue[]): boolean => cues.some(({ kind }) => kind !== 'phase');

/** How long a moment lies across the board, in milliseconds, beside what the beat itself takes. */
const MOMENT_TIMES: Readonly<Record<MomentKind, number>> = {
  ...{ objective: 1900, callingFulfilled: 1800, callingTaken: 1900, lured: 1400, mended: 1600 },
  ...{ placeFell: 1500, catastrophe: 2000, looked: 3000 },
};

const TEMPOS: Readonly<Record<Pace, number>> = { step: 1, calm: 1, fast: 0.6, instant: 0 };
const BRIEF_TEMPO = 0.5;
/** A moment is of another card each time. */
const FAMILIAR_MOMENT = 0.7;

/**
 * The time a moment takes at a pace.
 * @param isBrief it comes of the deed of a computer player
 * @param times how often the like of it was told before in this game
 */
export const momentTime = (kind: MomentKind, pace: Pace, isBrief = false, times = 0): number =>
  MOMENT_TIMES[kind] *
  Math.min(TEMPOS[pace], isBrief ? BRIEF_TEMPO : 1) *
  (quickens(pace, isBrief) ? familiarTempo(times, FAMILIAR_MOMENT) : 1);
