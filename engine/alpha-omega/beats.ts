import type { AlphaOmegaEvent } from './events.ts';

/** How an event stands to what happened right before it. */
type Place =
  /** A thing of its own that a table can show. */
  | 'begins'
  /** What came of the thing before. */
  | 'follows'
  /** Where the game has got to; several of these are one. */
  | 'heads';

const PLACES: Readonly<Record<AlphaOmegaEvent['type'], Place>> = {
  gameBegan: 'heads',
  roundBegan: 'heads',
  turnBegan: 'heads',
  phaseBegan: 'heads',
  phaseSkipped: 'heads',
  opponentTurnBegan: 'heads',
  luredTurnTaken: 'heads',
  deckShuffled: 'begins',
  opponentDrawn: 'begins',
  opponentDeckEmpty: 'begins',
  cardsDrawn: 'begins',
  nothingDrawn: 'begins',
  nothingPlayable: 'begins',
  nobodyActs: 'begins',
  opponentCardsDrawn: 'begins',
  callingDrawn: 'begins',
  cardPlayed: 'begins',
  opponentCardPlayed: 'begins',
  attackDeclared: 'begins',
  abilityUsed: 'begins',
  dieRolled: 'begins',
  looked: 'begins',
  arranged: 'begins',
  putUnder: 'begins',
  raised: 'begins',
  brought: 'begins',
  cardsLost: 'begins',
  takenBack: 'begins',
  fell: 'begins',
  shuffledIn: 'begins',
  handShuffledIn: 'begins',
  strengthChecked: 'begins',
  callingProgressed: 'begins',
  callingAchieved: 'begins',
  playerLured: 'begins',
  playerFreed: 'begins',
  objectiveFollowed: 'begins',
  objectiveBegan: 'begins',
  objectiveAchieved: 'begins',
  conceded: 'begins',
  gameEnded: 'begins',
  clockTicked: 'begins',
  idled: 'begins',
  enteredPlay: 'follows',
  attached: 'follows',
  eventApplied: 'follows',
  waited: 'follows',
  clockSet: 'follows',
  attackRedirected: 'follows',
  attackCancelled: 'follows',
  struck: 'follows',
  attackEnded: 'follows',
  damaged: 'follows',
  healed: 'follows',
  saved: 'follows',
  spared: 'follows',
  defeated: 'follows',
  luredAstray: 'follows',
  discarded: 'follows',
  broughtOver: 'follows',
  lastingBegan: 'follows',
};

/**
 * What happened in a step, as the things that a table can show one after the other: a draw, an attack with all that comes
 * of it, a card played, the Strength Check.
 * @returns the same events in the same order, in groups
 */
export function beatsOf(events: readonly AlphaOmegaEvent[]): readonly (readonly AlphaOmegaEvent[])[] {
  const beats: AlphaOmegaEvent[][] = [];
  for (const event of events) {
    const beat = beats.at(-1);
    if (beat && isMore(beat, event)) beat.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** Does an event belong to what is being shown? */
function isMore(beat: readonly AlphaOmegaEvent[], event: AlphaOmegaEvent): boolean {
  const place = PLACES[event.type];
  if (place === 'follows') return true;
  if (place === 'heads') return beat.every(({ type }) => PLACES[type] === 'heads');
  // Decks are shuffled, clocks go on and Opponents stay idle together; a drawn card that does nothing is seen drawn.
  const { type } = beat[0] ?? event;
  if (event.type === 'idled') return type === 'idled' || beat.some((other) => isArrivalOf(other, event.card));
  return type === event.type && TOGETHER.has(type);
}

const TOGETHER: ReadonlySet<AlphaOmegaEvent['type']> = new Set(['deckShuffled', 'clockTicked']);

const isArrivalOf = (event: AlphaOmegaEvent, card: number): boolean =>
  event.type === 'opponentDrawn' && event.card === card;
