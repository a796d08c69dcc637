import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, Phase, ToldEvent, View } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { ToldLine } from './told-line.ts';
import { narrateAll } from './narrate.ts';
import { sidesOver, stretchesOf } from './sides.ts';
import type { Cast } from './voice.ts';
import { PHASES } from '../cards/words.ts';

/** A step of a round: a phase, or in Opponent Play the turn of the Opponents that takes one's place. */
export type RoundStep = Phase | 'opponentTurn';

/** Where a game is: in a step of a round, or before the first round of an Objective, which is set up. */
export type StepNow = RoundStep | 'setUp';

/** The steps of a round in the order in which this table takes them. */
export function stepsOf({ variants, opponents }: Pick<View, 'variants' | 'opponents'>): readonly RoundStep[] {
  const [opponentPhase, draw, play, act, ...end] = PHASES;
  if (opponents.length > 0) return [draw, play, act, 'opponentTurn', ...end];
  return variants.includes('easy') ? [draw, play, act, opponentPhase, ...end] : PHASES;
}

type StepView = Pick<
  View,
  'pending' | 'phase' | 'turn' | 'round' | 'objectiveRound' | 'balances' | 'variants' | 'opponents'
>;

/**
 * The step that the game is in; what is asked may come before its phase has begun.
 * @param isBeginning has the turn begun and none of its phases: what begins with it is told, or asked
 */
export function stepNow(view: StepView, isBeginning = false): StepNow {
  const { pending, phase, turn } = view;
  if (view.objectiveRound === 0) return 'setUp';
  switch (pending?.about) {
    // A Calling would leave that phase out.
    case 'drawOrCalling':
    case 'chooseCalling':
      return 'drawPhase';
    case 'opponentPlay':
    case 'opponentAction':
      return phase === 'cleanUp' ? phase : 'opponentTurn';
    default:
      return (pending !== null || turn !== null) && (isBeginning || isBeforeFirst(view))
        ? (stepsOf(view)[0] ?? phase)
        : phase;
  }
}

/**
 * What begins with a round is asked, and a turn begins, before its first phase, while the table is still in the check of the
 * round before. In a check it is nobody's turn, and only what comes of it is asked.
 */
const isBeforeFirst = ({ phase, round, balances }: StepView): boolean =>
  phase === 'strengthCheck' && balances.length < round;

export const stepName = (step: StepNow): string => t(`phase.${step}`);

/** What a step is for, in one breath. */
export const stepHint = (step: RoundStep): string => t(`phase.${step}Hint`);

/** The paragraph of the rulebook that tells of a step. */
export const STEP_SECTIONS = {
  opponentPhase: 'opponentPhase',
  drawPhase: 'drawPhase',
  playPhase: 'playPhase',
  actionPhase: 'actionPhase',
  opponentTurn: 'opponentPlay',
  cleanUp: 'cleanUp',
  strengthCheck: 'strengthCheck',
} as const satisfies Record<RoundStep, string>;

function stepAfter(event: AlphaOmegaEvent, step: RoundStep | null): RoundStep | null {
  if (event.type === 'phaseBegan') return event.phase;
  if (event.type === 'opponentTurnBegan') return 'opponentTurn';
  if (event.type === 'callingDrawn') return 'drawPhase';
  return event.type === 'turnBegan' ? null : step;
}

/** Is a turn the last thing that began in what a log tells, and none of its phases yet? */
export function isTurnBeginning(log: readonly LogEntry[]): boolean {
  for (const entry of [...log].reverse()) {
    if (entry.kind !== 'answered') continue;
    const last = entry.events.findLast(
      ({ event: { type } }) => type === 'turnBegan' || stepBegins(type) || type === 'roundBegan',
    );
    if (last !== undefined) return last.event.type === 'turnBegan';
  }
  return false;
}

const stepBegins = (type: AlphaOmegaEvent['type']): boolean =>
  type === 'phaseBegan' || type === 'opponentTurnBegan' || type === 'callingDrawn';

/** What has happened in a step of the latest round, in every turn of it. */
export function linesOf(log: readonly LogEntry[], wanted: RoundStep, cast: Cast): readonly ToldLine[] {
  const stretches = stretchesOf(log);
  const beganIn = (events: readonly ToldEvent[]): number =>
    events.findLastIndex(({ event }) => event.type === 'roundBegan');
  const first = Math.max(
    0,
    stretches.findLastIndex(({ events }) => beganIn(events) >= 0),
  );
  let step: RoundStep | null = null;
  return stretches.slice(first).flatMap(({ from, events }) => {
    const began = Math.max(0, beganIn(events));
    return narrateAll(events.slice(began), cast, sidesOver(from, events.slice(0, began)), ({ event }) => {
      step = stepAfter(event, step);
      return step === wanted;
    });
  });
}
