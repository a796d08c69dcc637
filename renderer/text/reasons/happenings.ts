import { count } from '../line.ts';
import { amountOf, doer, named, player, tell, type Tellers } from './fact.ts';

/** What happened by itself, or by a card's word. */
export const happeningTellers = {
  firstCardOfTheGame: () =>
    tell`The first Opponent card of a game does nothing when it is drawn, unless set-up has put a Good card into play.`,
  waitsInEasyMode: ({ card }, voice) =>
    tell`In Easy Mode, who comes to the Opponents without being drawn does not act in that round’s Clean-Up: so ${named(voice, card)} waits.`,
  noGoodPerson: ({ card }, voice) =>
    tell`${named(voice, card)} has to pick a Good Person and finds none, so it is discarded.`,
  waitsForPerson: ({ card }, voice) =>
    tell`No Opponent Person in play can take advantage of ${named(voice, card)}, so it waits for one.`,
  pickedWeakest: (fact, voice) =>
    tell`${named(voice, fact.other)} picks as an attack would: ${named(voice, fact.card)} was closest to being defeated.`,
  pickedStrongest: (fact, voice) =>
    tell`${named(voice, fact.other)} picks whom most hit points are left to: ${named(voice, fact.card)}.`,
  pickedFirst: (fact, voice) =>
    tell`${named(voice, fact.other)} goes to the first able to take advantage of it: ${named(voice, fact.card)}.`,
  pickedLast: (fact, voice) =>
    tell`${named(voice, fact.other)} goes to the latest in play: ${named(voice, fact.card)}.`,
  pickedNext: (fact, voice) =>
    tell`${named(voice, fact.other)} goes to the next in play: ${named(voice, fact.card)}.`,
  passesOn: (fact, voice) =>
    tell`${named(voice, fact.card)} goes to the first in play able to take advantage of it: ${named(voice, fact.other)}.`,
  timeOver: ({ card }, voice) => tell`${named(voice, card)} has lasted its time.`,
  momentOver: ({ card }, voice) => tell`${named(voice, card)} lasts for its effect and no longer.`,
  replaced: (fact, voice) =>
    tell`Only 1 Place can be active at a time: ${named(voice, fact.other)} replaces ${named(voice, fact.card)}.`,
  withHost: (fact, voice) =>
    tell`${named(voice, fact.card)} was on ${named(voice, fact.other)}, and goes when that one goes or changes sides.`,
  unclaimed: ({ card }, voice) =>
    tell`No Lured Person is able to use ${named(voice, card)}, so it goes to its owner’s discard pile.`,
  discardCommanded: (fact, voice) =>
    fact.card === fact.other
      ? tell`Its own text has ${named(voice, fact.other)} discarded.`
      : tell`The text of ${named(voice, fact.card)} has ${named(voice, fact.other)} discarded.`,
  commanded: (fact, voice) => tell`${doer(fact, voice)} commands it.`,
  steppedIn: ({ card }, voice) => tell`${named(voice, card)} stepped in, as its text allows.`,
  heldStill: ({ card }, voice) =>
    tell`While ${named(voice, card)} is in play no Opponent card is drawn and no Opponent acts.`,
  lured: (fact, voice) =>
    tell`${named(voice, fact.other)} Lures Astray the Good Persons whom it defeats, and so ${named(voice, fact.card)} joins the Opponents.`,
  shielded: (fact, voice) =>
    tell`${named(voice, fact.other)} keeps ${named(voice, fact.card)} from being Lured Astray: it is discarded instead.`,
  discardedInDefeat: (fact, voice) =>
    fact.other === fact.card
      ? tell`${named(voice, fact.card)} was not defeated by one who Lures Astray, so it is discarded.`
      : tell`${named(voice, fact.other)} does not Lure ${named(voice, fact.card)} Astray, so it is discarded.`,
  lossRounds: (fact, voice) =>
    tell`${player(fact, voice)} lost a Person to Opponent play three rounds in a row.`,
  luredTurns: (fact, voice) =>
    tell`The die says how long: the next ${count(amountOf(fact), 'turn')} of ${player(fact, voice)} ${amountOf(fact) === 1 ? 'is a lured turn' : 'are lured turns'}.`,
  freed: (fact, voice) => tell`${player(fact, voice)} has taken all lured turns, and the round is over.`,
  saved: (fact, voice) =>
    tell`Saved from defeat by ${named(voice, fact.other)}, ${named(voice, fact.card)} stays with 1 hit point left.`,
  fell: ({ card }, voice) =>
    tell`Of the cards looked at, all those that are spoken of enter Opponent play and wait for Clean-Up: ${named(voice, card)} among them.`,
  raised: ({ card }, voice) =>
    tell`What another card’s effect puts into Opponent play waits for Clean-Up: so does ${named(voice, card)}.`,
  brought: ({ card }, voice) => tell`The Objective puts ${named(voice, card)} into play as it begins.`,
  deckEmpty: () => tell`From an empty deck nothing is drawn, and the game goes on.`,
  callingAchieved: (fact, voice) =>
    tell`${player(fact, voice)} has done what ${named(voice, fact.card)} asks, and receives its benefit.`,
  objectiveAchieved: () => tell`The Good side leads by what the Objective asks, or more.`,
  objectiveLost: () => tell`The Opponents lead by what decides the Objective, or more.`,
  objectiveFulfilled: () => tell`What the Objective itself asks has come true.`,
  objectiveFailed: () => tell`What loses the Objective by its own words has come true.`,
  opponentDeckDefeated: () => tell`The Opponent deck is empty and no Opponent card is in play.`,
  goodDecksExhausted: () => tell`No Good card is left in deck, hand or play.`,
  standOff: () => tell`Ten rounds in a row no Opponent card was drawn: nobody has won.`,
} as const satisfies Tellers;
