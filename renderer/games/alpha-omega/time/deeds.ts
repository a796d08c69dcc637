import type { AlphaOmegaEvent, Phase, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { AS_PRINTED } from '../words/telling/sides.ts';
import { t } from '../../../text/language/language.ts';
import { textOf } from '../../../text/line.ts';
import { narrate } from '../words/telling/narrate.ts';
import { seatName } from '../../../text/seats.ts';
import type { Answered } from '../../../table/time/line.ts';
import { phaseName } from '../words/cards/words.ts';
import { voiceOf, type Cast } from '../words/telling/voice.ts';

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

const QUIET: Readonly<Partial<Record<Phase, 'past.plays' | 'past.ends'>>> = {
  playPhase: 'past.plays',
  actionPhase: 'past.ends',
};

/** What somebody did with an answer, in a few words: "Michael attacks Paimon". */
export function deedWords({ events, seat, phase: said }: Answered<ToldEvent>, cast: Cast): string {
  // The contract has a phase of any game.
  const phase = (said as Phase | undefined) ?? 'playPhase';
  const course = withoutDrawPhase(events);
  const bound = course.findIndex(({ event }) => BOUNDS.includes(event.type));
  const own = course.slice(0, bound < 0 ? course.length : bound);
  for (const one of own) {
    const words = told(one, cast);
    if (words !== null) return bare(words);
  }
  if (seat === null) return t('time.anAnswer');
  const name = seatName(cast.seats, seat);
  if (course !== events) return t('past.draws', { name });
  const quiet = own.length === 0 ? QUIET[phase] : undefined;
  return quiet === undefined ? t('past.answers', { name, phase: phaseName(phase) }) : t(quiet, { name });
}
