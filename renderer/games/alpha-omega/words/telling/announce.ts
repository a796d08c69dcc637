import type { Settings } from '../../../../../electron/shared/settings.ts';
import type { AlphaOmegaEvent, DecisionView, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { textOf } from '../../../../text/line.ts';
import { listOf } from '../../../../text/lists.ts';
import { narrateAll } from './narrate.ts';
import type { Sides } from './sides.ts';
import { optionSentences } from '../asking/options.ts';
import type { Names } from '../asking/names.ts';
import { howMany } from '../../../../text/how-many.ts';
import { questionOf } from '../asking/questions.ts';
import { reasonLines, reasonText } from '../reasons/reasons.ts';
import type { Cast } from './voice.ts';

type Verbosity = Settings['verbosity'];

/** What even those want to hear who want to hear little: who falls, who is lured, what the scales say. */
const OUTCOMES: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'opponentDrawn',
  'defeated',
  'luredAstray',
  'fell',
  'broughtOver',
  'strengthChecked',
  'callingAchieved',
  'objectiveAchieved',
  'objectiveFollowed',
  'playerLured',
  'playerFreed',
  'gameEnded',
] as const);

/** Whether something is told even to those who want to hear little. */
export const weighs = ({ type }: AlphaOmegaEvent): boolean => OUTCOMES.has(type);

/**
 * What happened, sentence after sentence, as much of it as is wanted: `full` says why as well.
 * @param sides for whom cards fought before it
 */
export function announced(
  events: readonly ToldEvent[],
  cast: Cast,
  verbosity: Verbosity,
  sides: Sides,
): readonly string[] {
  const lines = narrateAll(events, cast, sides, ({ event }) => verbosity !== 'brief' || weighs(event));
  return lines.flatMap((line) => {
    const said = textOf(line);
    if (verbosity !== 'full' || line.why === undefined) return [said];
    return [said, ...reasonLines(line.why, cast).map(reasonText)];
  });
}

/** The question that is asked now: `full` reads out the choices, others count them. */
export function announcedQuestion(
  decision: DecisionView,
  names: Names,
  verbosity: Verbosity,
): readonly string[] {
  const options = decision.ask?.options ?? [];
  const question = questionOf(decision, names);
  const wanted = howMany(decision.ask);
  const asked = wanted === null ? [question] : [question, wanted];
  if (verbosity === 'brief' || options.length === 0) return asked;
  if (verbosity === 'usual') return [...asked, t('voice.choices', { count: options.length })];
  const list = listOf([...optionSentences(decision, names).values()]);
  return [...asked, t('voice.choicesAre', { count: options.length, list })];
}
