import type { InterruptAbility, Limit, Moment, Trigger } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { introduce } from '../mentions.ts';
import { isOfOwnTurn, isOwnMoment, isTime, type OfCards, type Time } from '../moments.ts';
import type { Np } from '../np.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import { listed } from './lists.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { indefinite } from './nouns.ts';
import { nounOf } from './selects.ts';
import { bent, timesOf } from './verbs.ts';

/** When something happens: an event, "when Michael attacks", or a time, "at the beginning of your turn". */
export interface When {
  readonly kind: 'event' | 'time';
  /** Without its "when". */
  readonly phrase: Phrase;
}

interface Happening {
  readonly subject: Np;
  readonly does: Phrase;
}

const TIMES = {
  objectiveBegins: { kind: 'event', phrase: say`the Objective begins` },
  turnBegins: { kind: 'time', phrase: say`at the beginning of your turn` },
  roundBegins: { kind: 'time', phrase: say`at the beginning of every round` },
  strengthCheck: { kind: 'time', phrase: say`at every Strength Check` },
  isAchieved: { kind: 'event', phrase: say`this Calling is achieved` },
} as const satisfies Record<Time, When>;

/** When any of the triggers comes. What they speak of can afterwards be spoken of as `it` and `other`. */
export function whenOf(triggers: readonly Trigger[], scope: Scope): readonly When[] {
  const now: When[] = [];
  const times: When[] = [];
  const happenings: Happening[] = [];
  const isOne = triggers.length === 1;
  for (const trigger of triggers) {
    if (isOwnMoment(trigger, scope)) now.push({ kind: 'time', phrase: isOne ? NOTHING : say`now` });
    else if (isTime(trigger.moment)) times.push(timeOf(trigger.moment, scope));
    else happenings.push(happeningOf(trigger, scope, isOne));
  }
  const events: readonly When[] =
    happenings.length === 0 ? [] : [{ kind: 'event', phrase: together(happenings) }];
  return [...now, ...events, ...(now.length === 0 ? times : followed(times))];
}

/** After "now", what comes later is said to follow. */
function followed(times: readonly When[]): readonly When[] {
  const round = textOf(TIMES.roundBegins.phrase);
  return times.map((time) =>
    textOf(time.phrase) === round
      ? { ...time, phrase: say`at the beginning of every following round` }
      : time,
  );
}

const EVERY_TURN: When = { kind: 'time', phrase: say`at the beginning of every turn` };

/** A Good card's turn is its player's; lasting effects and the Opponents have every player's. */
function timeOf(moment: Time, { card, carrier }: Scope): When {
  return moment === 'turnBegins' && !isOfOwnTurn({ card, carrier }) ? EVERY_TURN : TIMES[moment];
}

/** "Michael enters play or attacks", "Michael enters play or a Good Person attacks". */
function together(happenings: readonly Happening[]): Phrase {
  const [first, ...rest] = happenings;
  if (first === undefined) return NOTHING;
  const name = textOf(first.subject.phrase);
  if (rest.every(({ subject }) => textOf(subject.phrase) === name))
    return words(
      first.subject.phrase,
      listed(
        happenings.map(({ does }) => does),
        'or',
      ),
    );
  return listed(
    happenings.map(({ subject, does }) => words(subject.phrase, does)),
    'or',
  );
}

function happeningOf({ moment, who, other }: Trigger, scope: Scope, isOne: boolean): Happening {
  const subject = subjectOf(who, moment, scope, isOne);
  return { subject, does: doesOf(moment, subject, other, { scope, isOne }) };
}

function subjectOf(who: Select | undefined, moment: Moment, scope: Scope, isOne: boolean): Np {
  if (who === undefined && scope.card.type === 'calling') return { phrase: say`a card`, grammar: 'one' };
  const ref = who === undefined ? scope.carrier : bareRef(who);
  if (ref !== undefined) {
    if (isOne) scope.mentions.alias('it', ref);
    const np = refer(ref, scope);
    if (scope.mentions.get(ref) === undefined) scope.mentions.count();
    return np;
  }
  return introduced('it', who ?? {}, scope, isOne);
}

function introduced(name: 'it' | 'other', select: Select, scope: Scope, isOne: boolean): Np {
  const noun = nounOf(select, scope);
  const np = indefinite(noun);
  if (isOne) introduce(name, noun, scope);
  return np;
}

const VERBS = {
  entersPlay: { verb: 'enter', after: 'play' },
  attacks: { verb: 'attack', after: '' },
  defeats: { verb: 'defeat', after: '' },
  isDefeated: { verb: 'be', after: 'defeated' },
  isLured: { verb: 'be', after: 'Lured Astray' },
  isDamaged: { verb: 'take', after: 'damage' },
} as const satisfies Record<OfCards, { readonly verb: string; readonly after: string }>;

/** How the second card is spoken of when the trigger does not say which it is. */
const OTHERS = {
  entersPlay: say`that card`,
  attacks: say`its target`,
  defeats: say`the card it defeated`,
  isDefeated: say`the card that defeated it`,
  isLured: say`the card that lured it`,
  isDamaged: say`the card that did the damage`,
} as const satisfies Record<OfCards, Phrase>;

const BEFORE_OTHER = {
  entersPlay: '',
  attacks: '',
  defeats: '',
  isDefeated: 'by',
  isLured: 'by',
  isDamaged: 'from',
} as const satisfies Record<OfCards, string>;

function doesOf(
  moment: Moment,
  subject: Np,
  other: Select | undefined,
  { scope, isOne }: { readonly scope: Scope; readonly isOne: boolean },
): Phrase {
  if (isTime(moment)) return NOTHING;
  const { verb, after } = VERBS[moment];
  const does = words(bent(verb, subject.grammar), after);
  if (other === undefined) {
    if (isOne)
      scope.mentions.put('other', {
        first: { phrase: OTHERS[moment], grammar: 'one' },
        noun: null,
        grammar: 'one',
      });
    return moment === 'defeats' ? words(does, 'a card') : does;
  }
  return words(does, BEFORE_OTHER[moment], otherOf(other, scope, isOne));
}

function otherOf(other: Select, scope: Scope, isOne: boolean): Phrase {
  const ref = bareRef(other);
  if (ref === undefined) return introduced('other', other, scope, isOne).phrase;
  if (isOne) scope.mentions.alias('other', ref);
  const np = refer(ref, scope);
  if (scope.mentions.get(ref) === undefined) scope.mentions.count();
  return asObject(np);
}

/** Whom an interrupt protects, and from whom. */
export interface Danger {
  readonly whom: Np;
  /** "by a Fallen Angel", or nothing. */
  readonly by: Phrase;
}

/** The cards that an interrupt speaks of; afterwards they are `it` and `other`. */
export function dangerOf({ on, who, by }: Pick<InterruptAbility, 'on' | 'who' | 'by'>, scope: Scope): Danger {
  const whom = subjectOf(who, on === 'attack' ? 'attacks' : 'isDefeated', scope, true);
  if (by !== undefined) return { whom, by: words('by', otherOf(by, scope, true)) };
  const first = on === 'attack' ? say`the attacker` : say`the card that would defeat it`;
  scope.mentions.put('other', { first: { phrase: first, grammar: 'one' }, noun: null, grammar: 'one' });
  return { whom, by: NOTHING };
}

/** "another Good Person is attacked", "a Good Person is about to be defeated by a Fallen Angel". */
export const dangerWords = (on: InterruptAbility['on'], { whom, by }: Danger): Phrase =>
  words(whom.phrase, bent('be', whom.grammar), on === 'attack' ? 'attacked' : 'about to be defeated', by);

interface Manner {
  readonly may: boolean;
  /** A benefit counts from when it is received. */
  readonly isNext: boolean;
}

/** All that stands before what happens: "once per turn, when Michael attacks". */
export function prefixOf(whens: readonly When[], limit: Limit | undefined, { may, isNext }: Manner): Phrase {
  const said = whens.filter(({ phrase }) => phrase.length > 0);
  const [first] = said;
  if (limit === undefined) return listed(said.map(whenPhrase));
  if (first?.kind === 'event' && said.length === 1 && !may) return firstTimes(limit, first.phrase, isNext);
  const when = listed(said.map(whenPhrase).map(ofOne));
  return when.length === 0 ? limitOf(limit) : say`${limitOf(limit)}, ${when}`;
}

const whenPhrase = ({ kind, phrase }: When): Phrase => (kind === 'event' ? say`when ${phrase}` : phrase);

/** "at the beginning of a round": not of every one, when the ability is limited. */
const ofOne = (when: Phrase): Phrase =>
  when.map((span) => ({ ...span, text: span.text.replace(/^at (the beginning of )?every /, 'at $1a ') }));

/** "once per turn", "3 times per round". */
export const limitOf = ({ per, times = 1 }: Limit): Phrase => say`${timesOf(times)} per ${per}`;

/** "the first 2 times each round that a Good card is attacked". */
function firstTimes({ per, times = 1 }: Limit, event: Phrase, isNext: boolean): Phrase {
  if (isNext && per === 'game')
    return times === 1 ? say`the next time ${event}` : say`the next ${times} times ${event}`;
  const first = times === 1 ? say`the first time` : say`the first ${times} times`;
  return per === 'game' ? say`${first} in the game that ${event}` : say`${first} each ${per} that ${event}`;
}
