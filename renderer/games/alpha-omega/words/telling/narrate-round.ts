import type { AlphaOmegaEvent, CardId, EventOf } from '../../../../../engine/alpha-omega/index.ts';
import type { Line, Part } from '../../../../text/line.ts';
import { listed } from '../../../../text/lists.ts';
import { countedRound } from './objective-round.ts';
import { outcomeLine, weighed } from '../game/outcome.ts';
import { say } from '../../../../text/say.ts';
import type { Tellers, Voice } from './voice.ts';
import { inWords } from '../../../../text/numbers.ts';
import { phaseName } from '../cards/words.ts';

const known = (voice: Voice, cards: readonly CardId[]): readonly Part[] =>
  listed(cards.map((card) => voice.card(card)));

function drawn(event: EventOf<'cardsDrawn'>, voice: Voice): Line {
  const seat = voice.seat(event.seat);
  if (event.cards.length === 0) return say('plain', 'rounds.drawsCount', { seat, count: event.count });
  return say('plain', 'rounds.draws', { seat, cards: known(voice, event.cards) });
}

function looked({ seats, deck, cards, count }: EventOf<'looked'>, voice: Voice): Line {
  const who = {
    lookers: seats.length,
    seats: listed(seats.map((seat) => ({ text: voice.seat(seat) }))),
    deck,
  };
  if (count === 0) return say('plain', 'rounds.looksAtEmpty', who);
  const what = { ...who, count, number: inWords(count) };
  return cards.length === 0
    ? say('plain', 'rounds.looks', what)
    : say('plain', 'rounds.looksAndSees', { ...what, cards: known(voice, cards) });
}

function callingProgressed({ seat, card, progress }: EventOf<'callingProgressed'>, voice: Voice): Line {
  const names = { seat: voice.seat(seat), card: voice.card(card) };
  if (progress === 0) return say('loss', 'rounds.callingLost', names);
  const def = voice.def(card);
  return def?.type === 'calling'
    ? say('gain', 'rounds.callingStandsOf', { ...names, progress, times: def.goal.times })
    : say('gain', 'rounds.callingStands', { ...names, progress });
}

/** What happens around the cards: rounds, turns, decks, dice, the players themselves. */
export const roundTellers = {
  gameBegan: () => null,
  deckShuffled: () => null,
  roundBegan: ({ round }, voice) =>
    say('heading', 'rounds.round', { round: countedRound(round, voice.cast.followed).round }),
  turnBegan: ({ seat }, voice) =>
    voice.cast.seats.length > 1 ? say('plain', 'rounds.turn', { seat: voice.seat(seat) }) : null,
  phaseBegan: () => null,
  phaseSkipped: ({ phase, because }, voice) =>
    say('plain', 'rounds.phaseSkipped', { phase: phaseName(phase), card: voice.card(because) }),
  opponentDrawn: ({ seat, card }, voice) =>
    say('opponent', 'rounds.opponentDrawn', { seat: voice.seat(seat), card: voice.card(card) }),
  opponentDeckEmpty: () => say('plain', 'rounds.opponentDeckEmpty'),
  cardsDrawn: drawn,
  nothingDrawn: ({ seat, because }, voice) =>
    because === undefined
      ? say('plain', 'rounds.deckEmpty', { seat: voice.seat(seat) })
      : say('plain', 'rounds.drawTakenAway', { seat: voice.seat(seat), card: voice.card(because) }),
  nothingPlayable: ({ seat, left, further }, voice) =>
    further
      ? say('plain', 'rounds.noFurtherPlay', { seat: voice.seat(seat), left })
      : say('plain', 'rounds.nothingPlayable', { seat: voice.seat(seat) }),
  nobodyActs: ({ seat, why }, voice) => say('plain', `rounds.${why}`, { seat: voice.seat(seat) }),
  callingDrawn: ({ seat, card, under, first = false }, voice) => {
    const taken = { seat: voice.seat(seat), card: voice.card(card) };
    if (under === undefined) return say('gain', first ? 'rounds.beginsWith' : 'rounds.takesCalling', taken);
    const ofTwo = { ...taken, other: voice.card(under) };
    return say('gain', first ? 'rounds.beginsWithOneOfTwo' : 'rounds.takesCallingOfTwo', ofTwo);
  },
  dieRolled: ({ seat, source, value }, voice) =>
    source === null
      ? say('chance', 'rounds.rolls', { seat: voice.seat(seat), value })
      : say('chance', 'rounds.rollsFor', { seat: voice.seat(seat), value, card: voice.card(source) }),
  looked,
  arranged: ({ seat, cards }, voice) =>
    cards.length === 0
      ? say('plain', 'rounds.putsBack', { seat: voice.seat(seat) })
      : say('plain', 'rounds.putsBackSeen', { seat: voice.seat(seat), cards: known(voice, cards) }),
  putUnder: ({ seat, cards }, voice) =>
    cards.length === 0
      ? say('plain', 'rounds.putsUnder', { seat: voice.seat(seat) })
      : say('plain', 'rounds.putsUnderSeen', { seat: voice.seat(seat), cards: known(voice, cards) }),
  cardsLost: ({ seat, cards, from }, voice) =>
    say('loss', from === 'hand' ? 'rounds.discardsFromHand' : 'rounds.discardsFromDeck', {
      seat: voice.seat(seat),
      cards: known(voice, cards),
    }),
  takenBack: ({ seat, card }, voice) =>
    say('gain', 'rounds.takesBack', { seat: voice.seat(seat), card: voice.card(card) }),
  opponentTurnBegan: ({ seat }, voice) => say('opponent', 'rounds.opponentTurn', { seat: voice.seat(seat) }),
  opponentCardsDrawn: ({ seat, cards, count }, voice) =>
    cards.length === 0
      ? say('opponent', 'rounds.drawsOpponents', { seat: voice.seat(seat), count })
      : say('opponent', 'rounds.draws', { seat: voice.seat(seat), cards: known(voice, cards) }),
  objectiveBegan: () => null,
  objectiveAchieved: () => say('gain', 'rounds.objectiveAchieved'),
  handShuffledIn: ({ seat }, voice) => say('gain', 'rounds.handShuffledIn', { seat: voice.seat(seat) }),
  shuffledIn: ({ card, seat }, voice) =>
    say('gain', 'rounds.shuffledIn', { card: voice.card(card), seat: voice.seat(seat) }),
  objectiveFollowed: ({ objective, goal }, voice) =>
    say('heading', 'rounds.nextObjective', { card: voice.card(objective), goal }),
  strengthChecked: ({ balance }) => weighed(balance),
  callingProgressed,
  callingAchieved: ({ seat, card }, voice) =>
    say('gain', 'rounds.callingAchieved', { seat: voice.seat(seat), card: voice.card(card) }),
  playerLured: ({ seat, lured }, voice) =>
    say('loss', 'rounds.lured', { seat: voice.seat(seat), turns: lured.turns }),
  luredTurnTaken: ({ seat }, voice) => say('opponent', 'rounds.luredTurn', { seat: voice.seat(seat) }),
  playerFreed: ({ seat }, voice) => say('gain', 'rounds.freed', { seat: voice.seat(seat) }),
  conceded: ({ seat }, voice) => say('loss', 'rounds.concedes', { seat: voice.seat(seat) }),
  gameEnded: ({ outcome }, voice) => outcomeLine(outcome, voice.cast.followed),
} as const satisfies Partial<Tellers<AlphaOmegaEvent['type']>>;
