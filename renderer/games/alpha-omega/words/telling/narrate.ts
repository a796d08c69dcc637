import type {
  AlphaOmegaEvent,
  CardId,
  EventOf,
  Explanation,
  IdleReason,
  Reason,
  ToldEvent,
} from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { language } from '../../../../text/language/language.ts';
import type { ToldLine } from './told-line.ts';
import { idleLine, sparedOf } from './narrate-attacks.ts';
import { cardTellers } from './narrate-cards.ts';
import { comesToNothing } from './no-effect.ts';
import { roundTellers } from './narrate-round.ts';
import { AS_PRINTED, sidesAfter, type Sides } from './sides.ts';
import { voiceOf, type Cast, type Tellers, type Voice } from './voice.ts';

const tellers: Tellers<AlphaOmegaEvent['type']> = { ...roundTellers, ...cardTellers };

type Teller = (event: AlphaOmegaEvent, voice: Voice) => ToldLine | null;

/** The line that a log shows for an event, or null for what is only bookkeeping; `sides` as they are right before it. */
export function narrate(told: ToldEvent, cast: Cast, sides: Sides): ToldLine | null {
  // The record ties each teller to its own event; an index by a union cannot show that to the compiler.
  const teller = tellers[told.event.type] as Teller;
  return teller(told.event, voiceOf(cast, told.defs, sides));
}

interface Idling {
  readonly why: IdleReason;
  readonly cards: readonly CardId[];
  readonly defs: ToldEvent['defs'];
  readonly reason: Reason;
}

/** The cards that idle, this one included, without anything told in between. */
function idlingWith(
  before: Idling | undefined,
  event: EventOf<'idled'>,
  { defs, why = [] }: ToldEvent,
): Idling {
  const same = before?.why === event.why ? before : undefined;
  return {
    why: event.why,
    cards: [...(same?.cards ?? []), event.card],
    defs: { ...same?.defs, ...defs },
    reason: [...(same?.reason ?? []), ...why],
  };
}

/** The line with what it tells, and with the reason of it, if there is one. */
const because = (line: ToldLine, tells: NonNullable<ToldLine['tells']>, why: Explanation): ToldLine =>
  why.reason.length === 0 ? { ...line, tells } : { ...line, tells, why };

/** Whose turn it is after an event: nobody’s once the end of the round has begun. */
function turnAfter(event: AlphaOmegaEvent, turn: SeatId | null): SeatId | null {
  if (event.type === 'turnBegan' || event.type === 'opponentTurnBegan') return event.seat;
  const ends = event.type === 'phaseBegan' && (event.phase === 'cleanUp' || event.phase === 'strengthCheck');
  return ends || event.type === 'roundBegan' ? null : turn;
}

function idleTogether(
  { cards, why, defs, reason }: Idling,
  tells: NonNullable<ToldLine['tells']>,
  cast: Cast,
): ToldLine {
  return because(idleLine(cards, why, voiceOf(cast, defs, AS_PRINTED)), tells, { reason, defs });
}

/** The lines that tell of who was spared together with the blow, so that they stay the same objects. */
const withBlow = new WeakMap<ToldLine, ToldLine>();

/** Who is spared takes less than the blow before it: one line says how much of it, in the place of both. */
function sparedTogether(
  line: ToldLine,
  told: ToldEvent,
  lines: ToldLine[],
  { cast, sides }: Hearing,
): ToldLine {
  const { event, defs } = told;
  if (event.type !== 'spared' || event.excess === undefined) return line;
  const at = lines.findLastIndex(
    ({ tells }) =>
      tells?.event.type === 'damaged' && tells.event.card === event.card && tells.event.by === event.by,
  );
  const blow = lines[at]?.tells?.event;
  if (blow?.type !== 'damaged' || blow.amount < event.excess) return line;
  lines.splice(at, 1);
  const together = withBlow.get(line) ?? { ...line, ...sparedOf(event, blow, voiceOf(cast, defs, sides)) };
  withBlow.set(line, together);
  return together;
}

interface Remembered {
  readonly line: ToldLine | null;
  readonly turn: SeatId | null;
  readonly book: Cast['book'];
  readonly ears: string;
}

/**
 * What was told already. The events of a log stay the same objects while it grows, and to word a long game anew at each
 * answer would be felt; the same line also is the same object, so that a window need not draw it again.
 */
const remembered = new WeakMap<ToldEvent, Remembered>();

interface Hearing {
  readonly cast: Cast;
  readonly sides: Sides;
  readonly ears: string;
}

function lineOf(told: ToldEvent, turn: SeatId | null, { cast, sides, ears }: Hearing): ToldLine | null {
  const before = remembered.get(told);
  if (before?.turn === turn && before.book === cast.book && before.ears === ears) return before.line;
  const worded = narrate(told, cast, sides);
  const why = { reason: told.why ?? [], defs: told.defs };
  const line = worded === null ? null : because(worded, { event: told.event, turn }, why);
  remembered.set(told, { line, turn, book: cast.book, ears });
  return line;
}

const earsOf = (cast: Cast, sides: Sides): string =>
  [language(), (cast.followed ?? []).join(), ...cast.seats, ...[...sides].map((one) => one.join())].join(
    '\n',
  );

/**
 * The log of some events in their order. Cards that idle one after the other for the same reason are told together; an ability
 * that found nothing to do is not told.
 * @param from for whom cards fight before the first of them: it decides whose gain and whose loss a line is
 * @param tells leaves out events that are not wanted; what they change counts all the same
 */
export function narrateAll(
  events: readonly ToldEvent[],
  cast: Cast,
  from: Sides,
  tells: (told: ToldEvent) => boolean = () => true,
): readonly ToldLine[] {
  const lines: ToldLine[] = [];
  let sides = from;
  let ears = earsOf(cast, sides);
  let idling: Idling | undefined;
  let turn: SeatId | null = null;
  for (const [at, told] of events.entries()) {
    turn = turnAfter(told.event, turn);
    const hearing = { cast, sides, ears };
    const isTold = tells(told) && !comesToNothing(told, events[at + 1]);
    const line = isTold ? lineOf(told, turn, hearing) : null;
    const after = sidesAfter(sides, told.event);
    if (after !== sides) ears = earsOf(cast, after);
    sides = after;
    if (line === null) continue;
    if (told.event.type === 'idled') {
      idling = idlingWith(idling, told.event, told);
      if (idling.cards.length === 1) lines.push(line);
      else lines.splice(-1, 1, idleTogether(idling, { event: told.event, turn }, cast));
    } else {
      idling = undefined;
      lines.push(sparedTogether(line, told, lines, hearing));
    }
  }
  return lines;
}
