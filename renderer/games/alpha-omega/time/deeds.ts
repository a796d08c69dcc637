import type { AlphaOmegaEvent, Phase, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { AS_PRINTED } from '../words/telling/sides.ts';
import { t } from '../../../text/language/language.ts';
import { textOf } from '../../../text/line.ts';
import { narrate } from '../words/telling/narrate.ts';
import { seatName } from '../../../text/seats.ts';
import { phaseName } from '../words/cards/words.ts';
import { voiceOf, type Cast } from '../words/telling/voice.ts';

/** An answer, as far as one is told of it: what came of it, who was asked, and where in the round that was. */
export interface Answered {
  readonly events: readonly ToldEvent[];
  readonly seat: SeatId | null;
  readonly phase: Phase;
}

/** From these on, what is told happens by itself. */
const BOUNDS: readonly AlphaOmegaEvent['type'][] = [
  'phaseBegan',
  'phaseSkipped',
  'turnBegan',
  'roundBegan',
  'opponentDrawn',
  'opponentTurnBegan',
  'luredTurnTaken',
  'strengthChecked',
];

/** The question whether to draw comes before the phase that it opens. */
function withoutDrawPhase(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const [first] = events;
  const opens = first?.event.type === 'phaseBegan' && first.event.phase === 'drawPhase';
  return opens ? events.slice(1) : events;
}

/** A sentence as the end of another one. */
const bare = (sentence: string): string => sentence.replace(/\.$/, '');

function told(one: ToldEvent, cast: Cast): string | null {
  const { event, defs } = one;
  if (event.type === 'attackDeclared') {
    const voice = voiceOf(cast, defs, AS_PRINTED);
    return t('story.attacks', { by: voice.card(event.by), target: voice.card(event.target) });
  }
  const line = narrate(one, cast, AS_PRINTED);
  return line === null ? null : textOf(line);
}

const QUIET: Readonly<Partial<Record<Phase, 'time.plays' | 'time.ends'>>> = {
  playPhase: 'time.plays',
  actionPhase: 'time.ends',
};

/** What somebody did with an answer, in a few words: "Michael attacks Paimon". */
export function deedWords({ events, seat, phase }: Answered, cast: Cast): string {
  const course = withoutDrawPhase(events);
  const bound = course.findIndex(({ event }) => BOUNDS.includes(event.type));
  const own = course.slice(0, bound < 0 ? course.length : bound);
  for (const one of own) {
    const words = told(one, cast);
    if (words !== null) return bare(words);
  }
  if (seat === null) return t('time.anAnswer');
  const name = seatName(cast.seats, seat);
  if (course !== events) return t('time.draws', { name });
  const quiet = own.length === 0 ? QUIET[phase] : undefined;
  return quiet === undefined ? t('time.answers', { name, phase: phaseName(phase) }) : t(quiet, { name });
}
