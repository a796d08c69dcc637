import type { AlphaOmegaEvent, CardId, EventOf } from '../../engine/index.ts';
import { count, listed, possessive, say, type Line, type Part } from './line.ts';
import { outcomeLine, weighed } from './outcome.ts';
import type { Tellers, Voice } from './voice.ts';
import { PHASE_NAMES, inWords } from './words.ts';

const known = (voice: Voice, cards: readonly CardId[]): readonly Part[] =>
  listed(cards.map((card) => voice.card(card)));

function drawn(event: EventOf<'cardsDrawn'>, voice: Voice): Line {
  const seat = voice.seat(event.seat);
  if (event.count === 0) return say('plain')`${possessive(seat)} deck is empty: nothing is drawn.`;
  if (event.cards.length === 0) return say('plain')`${seat} draws ${count(event.count, 'card')}.`;
  return say('plain')`${seat} draws ${known(voice, event.cards)}.`;
}

function looked(event: EventOf<'looked'>, voice: Voice): Line {
  const seats = listed(event.seats.map((seat) => ({ text: voice.seat(seat) })));
  const verb = event.seats.length === 1 ? 'looks' : 'look';
  const deck = event.deck === 'opponent' ? 'the Opponent deck' : 'the Good deck';
  const what = event.count === 1 ? 'card' : `${inWords(event.count)} cards`;
  if (event.count === 0) return say('plain')`${seats} ${verb} at ${deck}, but no card is left in it.`;
  if (event.cards.length === 0) return say('plain')`${seats} ${verb} at the top ${what} of ${deck}.`;
  return say('plain')`${seats} ${verb} at the top ${what} of ${deck}: ${known(voice, event.cards)}.`;
}

/** What happens around the cards: rounds, turns, decks, dice, the players themselves. */
export const roundTellers = {
  gameBegan: () => null,
  deckShuffled: () => null,
  roundBegan: (event) => say('heading')`Round ${event.round}`,
  turnBegan: (event, voice) =>
    voice.cast.seats.length > 1 ? say('plain')`${voice.seat(event.seat)} takes a turn.` : null,
  phaseBegan: () => null,
  phaseSkipped: (event, voice) =>
    say('plain')`There is no ${PHASE_NAMES[event.phase]}: ${voice.card(event.because)} holds it back.`,
  opponentDrawn: (event, voice) =>
    say('opponent')`${voice.seat(event.seat)} draws ${voice.card(event.card)} from the Opponent deck.`,
  opponentDeckEmpty: () => say('plain')`The Opponent deck is empty: no Opponent is drawn.`,
  cardsDrawn: drawn,
  callingDrawn: (event, voice) =>
    say(
      'gain',
    )`${voice.seat(event.seat)} takes a Calling instead of drawing, playing and acting: ${voice.card(event.card)}.`,
  dieRolled: (event, voice) =>
    event.source === null
      ? say('chance')`${voice.seat(event.seat)} rolls the die: ${event.value}.`
      : say(
          'chance',
        )`${voice.seat(event.seat)} rolls the die for ${voice.card(event.source)}: ${event.value}.`,
  looked,
  arranged: (event, voice) =>
    event.cards.length === 0
      ? say('plain')`${voice.seat(event.seat)} puts the cards back on top in an order of choice.`
      : say(
          'plain',
        )`${voice.seat(event.seat)} puts the cards back on top, first to last: ${known(voice, event.cards)}.`,
  putUnder: (event, voice) =>
    event.cards.length === 0
      ? say('plain')`${voice.seat(event.seat)} puts what was seen under the Opponent deck.`
      : say('plain')`${voice.seat(event.seat)} puts ${known(voice, event.cards)} under the Opponent deck.`,
  cardsLost: (event, voice) => {
    const from = event.from === 'hand' ? 'hand' : 'the top of the deck';
    return say('loss')`${voice.seat(event.seat)} discards ${known(voice, event.cards)} from ${from}.`;
  },
  takenBack: (event, voice) =>
    say('gain')`${voice.seat(event.seat)} takes ${voice.card(event.card)} back into the hand.`,
  opponentTurnBegan: (event, voice) =>
    say('opponent')`${voice.seat(event.seat)} takes a turn for the Opponents.`,
  opponentCardsDrawn: (event, voice) =>
    event.cards.length === 0
      ? say('opponent')`${voice.seat(event.seat)} draws ${count(event.count, 'Opponent card')}.`
      : say('opponent')`${voice.seat(event.seat)} draws ${known(voice, event.cards)}.`,
  objectiveBegan: () => null,
  objectiveAchieved: () =>
    say('gain')`The Objective is achieved. The game goes on until the whole Opponent deck is defeated.`,
  shuffledIn: (event, voice) =>
    say('gain')`${voice.card(event.card)} is shuffled back into ${possessive(voice.seat(event.seat))} deck.`,
  objectiveFollowed: (event, voice) =>
    say('heading')`The next Objective: ${voice.card(event.objective)}, a lead of ${event.goal}`,
  strengthChecked: (event) => weighed(event.balance),
  callingProgressed: (event, voice) => {
    const def = voice.def(event.card);
    const goal = def?.type === 'calling' ? ` of ${def.goal.times}` : '';
    const card = voice.card(event.card);
    return event.progress === 0
      ? say('loss')`${possessive(voice.seat(event.seat))} Calling ${card} starts again from nothing.`
      : say(
          'gain',
        )`${possessive(voice.seat(event.seat))} Calling ${card} stands at ${event.progress}${goal}.`;
  },
  callingAchieved: (event, voice) =>
    say('gain')`${voice.seat(event.seat)} achieves the Calling ${voice.card(event.card)}.`,
  playerLured: (event, voice) =>
    say(
      'loss',
    )`${voice.seat(event.seat)} has lost Persons to the Opponents three rounds in a row and is now a Lured Player for ${count(event.lured.turns, 'turn')}.`,
  luredTurnTaken: (event, voice) => say('opponent')`${voice.seat(event.seat)} takes a lured turn.`,
  playerFreed: (event, voice) => say('gain')`${voice.seat(event.seat)} is no longer a Lured Player.`,
  gameEnded: (event) => outcomeLine(event.outcome),
} as const satisfies Partial<Tellers<AlphaOmegaEvent['type']>>;
