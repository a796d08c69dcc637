import type { Side } from '../../../engine/index.ts';
import { count } from '../line.ts';
import { isPerson } from '../voice.ts';
import { amountOf, doer, named, signed, tell, type Teller, type Tellers } from './fact.ts';

const SIDES = { good: 'the Good side', opponent: 'the Opponents' } as const satisfies Record<Side, string>;

const sideOf = (side: Side | undefined): string => SIDES[side ?? 'good'];

/** "adds 3", "takes 2 away". */
const change = (amount: number): string => (amount < 0 ? `takes ${-amount} away` : `adds ${amount}`);

const FACTORS: ReadonlyMap<number, string> = new Map([
  [2, 'doubles it'],
  [3, 'trebles it'],
  [0.5, 'halves it'],
]);

const adds: Teller = (fact, voice) => tell`${doer(fact, voice)} ${change(amountOf(fact))}.`;

/** Strengths, hit points, blows and the Balance: what they are made of and what they come to. */
export const numberTellers = {
  printed: (fact, voice) =>
    isPerson(voice, fact.card ?? -1)
      ? tell`The Strength printed on ${named(voice, fact.card)} is ${amountOf(fact)}.`
      : tell`${named(voice, fact.card)} is printed with an attack of ${amountOf(fact)}.`,
  notOffensive: (fact, voice) =>
    tell`Only offensive Strength counts, and ${named(voice, fact.card)} has none.`,
  strengthAdded: adds,
  strengthTimes: (fact, voice) =>
    tell`${doer(fact, voice)} ${FACTORS.get(amountOf(fact)) ?? `multiplies it by ${amountOf(fact)}`}.`,
  strengthSet: (fact, voice) => tell`${doer(fact, voice)} makes it ${amountOf(fact)}.`,
  neverBelowZero: (fact) => tell`That would be ${signed(amountOf(fact))}, but nothing falls below 0.`,
  strength: ({ card, result = 0 }, voice) => tell`So the Strength of ${named(voice, card)} is ${result}.`,
  hitPoints: (fact, voice) =>
    tell`${named(voice, fact.card)} can sustain ${count(amountOf(fact), 'point')} of damage before it is defeated.`,
  noHitPoints: ({ card }, voice) =>
    tell`${named(voice, card)} is an Event, which can be neither attacked nor defeated.`,
  damageTokens: (fact) => tell`It bears ${count(amountOf(fact), 'damage token')}.`,
  strengthAside: (fact) =>
    tell`Its Strength is ${amountOf(fact)} now, but a change of Strength never changes hit points.`,
  armour: (fact, voice) =>
    tell`${named(voice, fact.card)} takes the first ${count(amountOf(fact), 'point')} of damage meant for ${named(voice, fact.other)}.`,
  left: ({ result = 0 }) => tell`So ${count(result, 'hit point')} ${result === 1 ? 'is' : 'are'} left.`,
  weapon: (fact, voice) => tell`${named(voice, fact.card)} ${change(amountOf(fact))}.`,
  damageDealt: adds,
  blow: ({ card, result = 0 }, voice) => tell`So a blow of ${named(voice, card)} deals ${result} damage.`,
  damageTaken: (fact, voice) =>
    tell`${doer(fact, voice)} ${change(amountOf(fact))}${amountOf(fact) < 0 ? ' from' : ' to'} all damage done to ${named(voice, fact.other)}.`,
  absorbed: (fact, voice) =>
    tell`${named(voice, fact.card)} takes ${amountOf(fact)} of it in place of ${named(voice, fact.other)}.`,
  lands: (fact, voice) =>
    tell`${named(voice, fact.card)} takes ${count(amountOf(fact), 'point')} of damage and has ${fact.result ?? 0} left.`,
  defeats: ({ card }, voice) =>
    tell`Damage equal to its hit points ${isPerson(voice, card ?? -1) ? 'defeats' : 'destroys'} ${named(voice, card)}.`,
  counts: (fact, voice) =>
    tell`${named(voice, fact.card)} counts ${amountOf(fact)} for ${sideOf(fact.side)}.`,
  luredPlayerCounts: (fact, voice) =>
    tell`${named(voice, fact.card)}, a Lured Player’s card, counts ${amountOf(fact)} for ${sideOf(fact.side)}.`,
  sideTotal: ({ side, result = 0 }) => tell`The Strength of ${sideOf(side)} is ${result} altogether.`,
  lead: ({ result = 0 }) => {
    if (result === 0) return tell`So neither side leads.`;
    return result > 0
      ? tell`So the Good side leads by ${result}.`
      : tell`So the Opponents lead by ${-result}.`;
  },
  goal: (fact) => tell`A lead of ${amountOf(fact)} at a Strength Check decides.`,
  wonBy: (fact) => tell`A lead of ${amountOf(fact)} at a Strength Check achieves the Objective.`,
  lostBy: () => tell`In the Narrow Way any lead of the Opponents loses it.`,
  lostByInEasyMode: (fact) =>
    tell`In Easy Mode the Opponents need four times that: a lead of ${amountOf(fact)} loses it.`,
} as const satisfies Tellers;
