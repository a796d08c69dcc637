import type { Goal, Moment, Trigger } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { conditionOf, ordinal } from './conditions.ts';
import type { Scope } from './mentions.ts';
import { several } from './nouns.ts';
import { nounOf } from './selects.ts';
import { whenOf } from './triggers.ts';
import { bent } from './verbs.ts';

/** Rulebook, Calling Cards: the mission. */
export function goalOf(goal: Goal, fresh: () => Scope): Phrase {
  const { broken } = goal;
  return words(
    sentence(words('achieved when', achievedOf(goal, fresh))),
    broken === undefined ? NOTHING : sentence(say`the count begins again ${whenever(broken, fresh())}`),
  );
}

const whenever = (trigger: Trigger, scope: Scope): Phrase => {
  const [when] = whenOf([trigger], scope);
  return when?.kind === 'time' && when.phrase.length > 0
    ? when.phrase
    : say`whenever ${happening(trigger, scope)}`;
};

const TIMES = {
  turnBegins: { at: 'at the beginning of', one: 'turn', many: 'turns', passed: 'begun' },
  roundBegins: { at: 'at the beginning of', one: 'round', many: 'rounds', passed: 'begun' },
  strengthCheck: { at: 'at', one: 'Strength Check', many: 'Strength Checks', passed: 'been made' },
} as const;

const isTime = (moment: Moment): moment is keyof typeof TIMES => moment in TIMES;

function achievedOf(goal: Goal, fresh: () => Scope): Phrase {
  const { on, times } = goal;
  if (isTime(on.moment)) return atTimes(goal, TIMES[on.moment], fresh());
  const whileTrue = goal.if === undefined ? NOTHING : say`while ${conditionOf(goal.if, fresh())}`;
  if (times === 1) return words(happening(on, fresh()), whileTrue);
  const inARow = goal.if === undefined ? NOTHING : say`in a row`;
  const count = counted(on, times, fresh());
  return count === null
    ? words(words(', for the', ordinal(times), 'time', inARow), ',', happening(on, fresh()), whileTrue)
    : words(count, inARow, whileTrue);
}

function happening(trigger: Trigger, scope: Scope): Phrase {
  const [when] = whenOf([trigger], scope);
  return when === undefined || when.phrase.length === 0 ? say`this Calling is achieved` : when.phrase;
}

/** "at 3 Strength Checks in a row, your Michael is in play". */
function atTimes(
  { if: condition, times }: Goal,
  time: (typeof TIMES)[keyof typeof TIMES],
  scope: Scope,
): Phrase {
  if (condition === undefined)
    return times === 1
      ? say`the next ${time.one} has ${time.passed}`
      : say`${times} ${time.many} have ${time.passed}`;
  const when = times === 1 ? say`${time.at} a ${time.one}` : say`${time.at} ${times} ${time.many} in a row`;
  return say`, ${when}, ${conditionOf(condition, scope)}`;
}

/** "5 Fallen Angels have been defeated"; null where what is counted is no number of cards. */
function counted({ moment, who, other }: Trigger, times: number, scope: Scope): Phrase | null {
  const cards = (select: Select | undefined): Phrase => {
    const noun = nounOf(select ?? {}, scope);
    return several(noun, say`${times}`).phrase;
  };
  if (who?.name !== undefined || who?.is !== undefined || who?.pick !== undefined)
    return moment === 'defeats' ? defeated(who, other, times, scope) : null;
  const by = other === undefined ? NOTHING : say`${several(nounOf(other, scope)).phrase}`;
  switch (moment) {
    case 'entersPlay':
      return say`${cards(who)} have entered play`;
    case 'isDefeated':
      return words(say`${cards(who)} have been defeated`, other === undefined ? '' : 'by', by);
    case 'isLured':
      return words(say`${cards(who)} have been Lured Astray`, other === undefined ? '' : 'by', by);
    case 'defeats':
      return defeated(who, other, times, scope);
    default:
      return null;
  }
}

function defeated(
  who: Select | undefined,
  other: Select | undefined,
  times: number,
  scope: Scope,
): Phrase | null {
  if (other?.name !== undefined || other?.is !== undefined || other?.pick !== undefined) return null;
  const winner = several(nounOf(who ?? {}, scope));
  const losers = several(nounOf(other ?? {}, scope), say`${times}`);
  return words(winner.phrase, bent('have', winner.grammar), 'defeated', losers.phrase);
}
