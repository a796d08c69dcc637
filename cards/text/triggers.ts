import type { InterruptAbility, Limit, Trigger } from '../../engine/alpha-omega/definitions.ts';
import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';
import { introduce, type ScopeOf } from './mentions.ts';
import { isOfOwnTurn, isOwnMoment, isTime, type OfCards, type Time } from './moments.ts';
import type { Np } from './np.ts';
import { isEmpty, NOTHING, type Phrase, say, textOf, words as inARow } from './phrase.ts';
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
export function triggersIn<N extends Np, O, I>(words: TriggerWords<N, O, I>): Triggers<N, O, I> {
  type Scope = ScopeOf<N, O, I>;

  function whenOf(triggers: readonly Trigger[], scope: Scope): readonly When[] {
    const now: When[] = [];
    const times: When[] = [];
    const happenings: Happening<N>[] = [];
    const isOne = triggers.length === 1;
    for (const trigger of triggers) {
      if (isOwnMoment(trigger, scope)) now.push({ kind: 'time', phrase: isOne ? NOTHING : words.now });
      else if (isTime(trigger.moment)) times.push(timeOf(trigger.moment, scope));
      else happenings.push(happeningOf(trigger, trigger.moment, scope, isOne));
    }
    const events: readonly When[] =
      happenings.length === 0 ? [] : [{ kind: 'event', phrase: together(happenings) }];
    return [...now, ...events, ...(now.length === 0 ? times : times.map(followed))];
  }

  const followed = (time: When): When => time.following ?? time;

  const timeOf = (moment: Time, scope: Scope): When =>
    moment === 'turnBegins' && !isOfOwnTurn(scope) ? words.everyTurn : words.times[moment];

  /** "Michael enters play or attacks", "Michael enters play or a Good Person attacks". */
  function together(happenings: readonly Happening<N>[]): Phrase {
    const [first, ...rest] = happenings;
    if (first === undefined) return NOTHING;
    const name = textOf(first.subject.phrase);
    if (rest.every(({ subject }) => textOf(subject.phrase) === name))
      return inARow(
        first.subject.phrase,
        words.listed(
          happenings.map(({ does }) => does),
          'or',
        ),
      );
    return words.listed(
      happenings.map(({ subject, does }) => inARow(subject.phrase, does)),
      'or',
    );
  }

  function happeningOf({ who, other }: Trigger, moment: OfCards, scope: Scope, isOne: boolean): Happening<N> {
    const whom = whomOf(who, scope, isOne);
    if (other !== undefined) return words.happening(moment, whom, cardOf('other', other, scope, isOne));
    if (isOne) scope.mentions.put('other', { first: words.unsaid(moment), noun: null, grammar: 'one' });
    return words.happening(moment, whom, null);
  }

  function whomOf(who: Select | undefined, scope: Scope, isOne: boolean): N {
    if (who === undefined && scope.card.type === 'calling') return words.someCard;
    return cardOf('it', who ?? { is: scope.carrier }, scope, isOne);
  }

  /** A card of the moment: one that has a name in the program, or one that is spoken of here for the first time. */
  function cardOf(name: 'it' | 'other', select: Select, scope: Scope, isOne: boolean): N {
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

  return {
    whenOf,
    prefixOf: (whens, limit, { may, isNext }) => {
      const said = whens.filter(({ phrase }) => !isEmpty(phrase));
      const [first] = said;
      const whenPhrase = ({ kind, phrase }: When): Phrase => (kind === 'event' ? words.when(phrase) : phrase);
      if (limit === undefined) return words.listed(said.map(whenPhrase), 'and');
      if (first?.kind === 'event' && said.length === 1 && !may)
        return words.firstTimes(limit, first.phrase, isNext);
      const when = words.listed(
        said.map((each) => each.once ?? whenPhrase(each)),
        'and',
      );
      return isEmpty(when) ? words.limit(limit) : say`${words.limit(limit)}, ${when}`;
    },
    dangerOf: ({ on, who, by }, scope) => {
      const whom = whomOf(who, scope, true);
      if (by !== undefined) return { whom, by: words.dangerFrom(on, cardOf('other', by, scope, true)) };
      scope.mentions.put('other', { first: words.unsaidDanger(on), noun: null, grammar: 'one' });
      return { whom, by: NOTHING };
    },
  };
}
