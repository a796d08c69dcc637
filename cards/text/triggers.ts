import type { InterruptAbility, Limit, Trigger } from '../../engine/alpha-omega/definitions.ts';
import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';
import { introduce, type ScopeOf } from './mentions.ts';
import { isOfOwnTurn, isOwnMoment, isTime, type OfCards, type Time } from './moments.ts';
import type { Np } from './np.ts';
import { isEmpty, joined, NOTHING, type Phrase, textOf, words as inARow } from './phrase.ts';
import { bareRef } from './selects.ts';

/** When something happens: an event, "when Michael attacks", or a time, "at the beginning of your turn". */
export interface When {
  readonly kind: 'event' | 'time';
  /** Without its "when". */
  readonly phrase: Phrase;
  /** "at the beginning of a round": not of every one, when the ability is limited. */
  readonly once?: Phrase;
  /** After "now", what comes later is said to follow. */
  readonly following?: When;
}

/** What happens to a card, or by it. */
export interface Happening<N extends Np> {
  readonly subject: N;
  readonly does: Phrase;
}

/** Whom an interrupt protects, and from whom. */
export interface Danger<N extends Np> {
  readonly whom: N;
  /** "by a Fallen Angel", or nothing. */
  readonly by: Phrase;
}

/** How a language words when something happens. */
export interface TriggerWords<N extends Np, O, I> {
  readonly times: Readonly<Record<Time, When>>;
  readonly everyTurn: When;
  readonly now: Phrase;
  /** "when Michael attacks". */
  readonly when: (event: Phrase) => Phrase;
  readonly listed: (phrases: readonly Phrase[], between: 'and' | 'or') => Phrase;
  readonly limit: (limit: Limit) => Phrase;
  /** "the first 2 times each round that a Good card is attacked"; a benefit counts from when it is received, "the next time". */
  readonly firstTimes: (limit: Limit, event: Phrase, isNext: boolean) => Phrase;
  /** "a card". */
  readonly someCard: N;
  readonly refer: (ref: Ref, scope: ScopeOf<N, O, I>) => N;
  readonly indefinite: (select: Select, scope: ScopeOf<N, O, I>) => { readonly noun: O; readonly np: N };
  /** What happens at a moment of cards; the second card is told where the trigger says which it is. */
  readonly happening: (moment: OfCards, whom: N, other: N | null) => Happening<N>;
  /** How the second card is spoken of when the trigger does not say which it is. */
  readonly unsaid: (moment: OfCards) => N;
  /** The same where an attack or a defeat is still to come. */
  readonly unsaidDanger: (on: InterruptAbility['on']) => N;
  /** "by a Fallen Angel". */
  readonly dangerFrom: (on: InterruptAbility['on'], other: N) => Phrase;
}

/** All that stands before what happens. */
export interface Manner {
  readonly may: boolean;
  /** A benefit counts from when it is received. */
  readonly isNext: boolean;
}

/** What a language tells of triggers, by its words. */
export interface Triggers<N extends Np, O, I> {
  /** When any of the triggers comes. What they speak of can afterwards be spoken of as `it` and `other`. */
  readonly whenOf: (triggers: readonly Trigger[], scope: ScopeOf<N, O, I>) => readonly When[];
  /** "once per turn, when Michael attacks". */
  readonly prefixOf: (whens: readonly When[], limit: Limit | undefined, manner: Manner) => Phrase;
  /** The cards that an interrupt speaks of; afterwards they are `it` and `other`. */
  readonly dangerOf: (
    interrupt: Pick<InterruptAbility, 'on' | 'who' | 'by'>,
    scope: ScopeOf<N, O, I>,
  ) => Danger<N>;
}

/** What is told of triggers in the words of a language. */
export const triggersIn = <N extends Np, O, I>(words: TriggerWords<N, O, I>): Triggers<N, O, I> => ({
  whenOf: (triggers, scope) => whenOf(triggers, scope, words),
  prefixOf: (whens, limit, manner) => prefixOf(whens, limit, manner, words),
  dangerOf: ({ on, who, by }, scope) => {
    const whom = whomOf(who, { scope, words, isOne: true });
    if (by !== undefined)
      return { whom, by: words.dangerFrom(on, cardOf('other', by, { scope, words, isOne: true })) };
    scope.mentions.put('other', { first: words.unsaidDanger(on), noun: null, grammar: 'one' });
    return { whom, by: NOTHING };
  },
});

function whenOf<N extends Np, O, I>(
  triggers: readonly Trigger[],
  scope: ScopeOf<N, O, I>,
  words: TriggerWords<N, O, I>,
): readonly When[] {
  const now: When[] = [];
  const times: When[] = [];
  const happenings: Happening<N>[] = [];
  const isOne = triggers.length === 1;
  for (const trigger of triggers) {
    if (isOwnMoment(trigger, scope)) now.push({ kind: 'time', phrase: isOne ? NOTHING : words.now });
    else if (isTime(trigger.moment))
      times.push(
        trigger.moment === 'turnBegins' && !isOfOwnTurn(scope)
          ? words.everyTurn
          : words.times[trigger.moment],
      );
    else happenings.push(happeningOf(trigger, trigger.moment, { scope, words, isOne }));
  }
  const events: readonly When[] =
    happenings.length === 0 ? [] : [{ kind: 'event', phrase: together(happenings, words) }];
  return [...now, ...events, ...(now.length === 0 ? times : times.map((time) => time.following ?? time))];
}

/** "Michael enters play or attacks", "Michael enters play or a Good Person attacks". */
function together<N extends Np, O, I>(
  happenings: readonly Happening<N>[],
  { listed }: TriggerWords<N, O, I>,
): Phrase {
  const [first, ...rest] = happenings;
  if (first === undefined) return NOTHING;
  const name = textOf(first.subject.phrase);
  const isOfOne = rest.every(({ subject }) => textOf(subject.phrase) === name);
  const said = happenings.map(({ subject, does }) => (isOfOne ? does : inARow(subject.phrase, does)));
  return inARow(isOfOne ? first.subject.phrase : NOTHING, listed(said, 'or'));
}

/** What the cards of a moment are told with; of one trigger among several, they are not named for later. */
interface Telling<N extends Np, O, I> {
  readonly scope: ScopeOf<N, O, I>;
  readonly words: TriggerWords<N, O, I>;
  readonly isOne: boolean;
}

function happeningOf<N extends Np, O, I>(
  { who, other }: Trigger,
  moment: OfCards,
  telling: Telling<N, O, I>,
): Happening<N> {
  const { scope, words, isOne } = telling;
  const whom = whomOf(who, telling);
  if (other !== undefined) return words.happening(moment, whom, cardOf('other', other, telling));
  if (isOne) scope.mentions.put('other', { first: words.unsaid(moment), noun: null, grammar: 'one' });
  return words.happening(moment, whom, null);
}

function whomOf<N extends Np, O, I>(who: Select | undefined, telling: Telling<N, O, I>): N {
  const { scope, words } = telling;
  if (who === undefined && scope.card.type === 'calling') return words.someCard;
  return cardOf('it', who ?? { is: scope.carrier }, telling);
}

/** A card of the moment: one that has a name in the program, or one that is spoken of here for the first time. */
function cardOf<N extends Np, O, I>(
  name: 'it' | 'other',
  select: Select,
  { scope, words, isOne }: Telling<N, O, I>,
): N {
  const ref = bareRef(select);
  if (ref === undefined) {
    const { noun, np } = words.indefinite(select, scope);
    if (isOne) introduce(name, noun, scope);
    return np;
  }
  if (isOne) scope.mentions.alias(name, ref);
  const np = words.refer(ref, scope);
  if (scope.mentions.get(ref) === undefined) scope.mentions.count();
  return np;
}

function prefixOf<N extends Np, O, I>(
  whens: readonly When[],
  limit: Limit | undefined,
  { may, isNext }: Manner,
  words: TriggerWords<N, O, I>,
): Phrase {
  const said = whens.filter(({ phrase }) => !isEmpty(phrase));
  const [first] = said;
  const whenPhrase = ({ kind, phrase }: When): Phrase => (kind === 'event' ? words.when(phrase) : phrase);
  if (limit === undefined) return words.listed(said.map(whenPhrase), 'and');
  if (first?.kind === 'event' && said.length === 1 && !may)
    return words.firstTimes(limit, first.phrase, isNext);
  const times = said.map((each) => each.once ?? whenPhrase(each));
  return joined([words.limit(limit), words.listed(times, 'and')], ', ');
}
