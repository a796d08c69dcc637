import type { SeatId } from '../kernel/types.ts';
import type { Limit } from './definitions.ts';
import type { Side } from './selects.ts';
import type { CardId, Phase } from './types.ts';

/** Where in the rulebook a rule stands. */
export type Heading =
  | 'Objective'
  | 'Set Up'
  | 'Opponent Phase'
  | 'Lure Player'
  | 'Draw Phase'
  | 'Play Phase'
  | 'Action Phase'
  | 'Clean-Up Phase'
  | 'Strength Check Phase'
  | 'Good Supernatural Person cards'
  | 'Good Event cards'
  | 'Good Item cards'
  | 'Calling Cards'
  | 'Variations';

/** What a fact rests on: a number of RULINGS.md, or a heading of the rulebook. */
export type Rule = { readonly ruling: number } | { readonly heading: Heading };

const ruling = <N extends number>(number: N): { readonly ruling: N } => ({ ruling: number });
const heading = <H extends Heading>(text: H): { readonly heading: H } => ({ heading: text });

/** Every kind of fact that can be part of a reason, with the rule it rests on. */
export const RULES = {
  // The parts of a Strength.
  printed: heading('Good Supernatural Person cards'),
  notOffensive: heading('Strength Check Phase'),
  strengthAdded: ruling(9),
  strengthTimes: ruling(9),
  strengthSet: ruling(9),
  neverBelowZero: ruling(9),
  strength: ruling(9),
  armed: heading('Good Item cards'),
  // The parts of hit points.
  hitPoints: heading('Good Supernatural Person cards'),
  noHitPoints: heading('Good Event cards'),
  damageTokens: heading('Opponent Phase'),
  strengthAside: ruling(9),
  armour: ruling(4),
  left: ruling(2),
  // The parts of a blow, and what becomes of it.
  weapon: heading('Good Item cards'),
  damageDealt: ruling(4),
  blow: ruling(4),
  damageTaken: ruling(4),
  damageAtMost: ruling(4),
  absorbed: ruling(4),
  lands: ruling(4),
  defeats: ruling(4),
  // Whom an Opponent attacks.
  weakest: ruling(2),
  tied: ruling(2),
  tiedWith: ruling(2),
  chooses: ruling(2),
  chose: ruling(2),
  notMeant: ruling(2),
  told: heading('Opponent Phase'),
  strongest: heading('Opponent Phase'),
  usesAbility: heading('Opponent Phase'),
  luredPlayersCard: ruling(2),
  nothingLeft: ruling(44),
  cannotBeAttacked: heading('Opponent Phase'),
  nothingToAttack: ruling(2),
  cannotAttack: heading('Opponent Phase'),
  playerChooses: heading('Action Phase'),
  opponentPlayerChooses: heading('Variations'),
  // Why a card cannot be played.
  gameOver: ruling(1),
  notYourPlay: heading('Play Phase'),
  askedBeforePlay: heading('Play Phase'),
  spent: ruling(15),
  spentInPlay: ruling(15),
  spentAgainst: ruling(15),
  nobodyThere: heading('Good Item cards'),
  slotTaken: heading('Good Item cards'),
  bearsEvent: heading('Good Event cards'),
  outOfReach: heading('Lure Player'),
  nothingFits: heading('Good Event cards'),
  notForIt: heading('Good Item cards'),
  itemForGood: heading('Good Item cards'),
  eventForGood: heading('Good Event cards'),
  closed: heading('Play Phase'),
  nothingToChoose: ruling(28),
  wouldDoNothing: ruling(28),
  nothingToSee: ruling(18),
  wouldBeSpent: ruling(27),
  // Why a card cannot act, or cannot be attacked.
  notYourAction: heading('Action Phase'),
  attackFirst: heading('Action Phase'),
  askedFirst: heading('Action Phase'),
  actsByItself: heading('Clean-Up Phase'),
  hasActed: ruling(5),
  justJoined: ruling(33),
  fellowOpponent: heading('Opponent Phase'),
  notAPerson: heading('Action Phase'),
  hasAttacked: heading('Action Phase'),
  noFoe: heading('Action Phase'),
  ownCard: heading('Lure Player'),
  standsWithOpponents: heading('Lure Player'),
  friend: heading('Action Phase'),
  noAbility: heading('Good Supernatural Person cards'),
  limitUsed: heading('Good Supernatural Person cards'),
  luredLosesAbilities: ruling(7),
  cameOver: ruling(41),
  luredPlayersRest: ruling(31),
  waits: ruling(27),
  silenced: heading('Good Supernatural Person cards'),
  // The Balance of Strength.
  counts: heading('Strength Check Phase'),
  luredPlayerCounts: heading('Lure Player'),
  waitingCounts: ruling(8),
  sideTotal: heading('Strength Check Phase'),
  lead: heading('Strength Check Phase'),
  goal: ruling(1),
  wonBy: ruling(1),
  lostBy: ruling(1),
  // What happened by itself, or by a card's word.
  firstCardOfTheGame: ruling(3),
  waitsInEasyMode: ruling(42),
  noGoodPerson: ruling(27),
  waitsForPerson: heading('Opponent Phase'),
  pickedWeakest: ruling(10),
  pickedStrongest: heading('Opponent Phase'),
  pickedFirst: heading('Opponent Phase'),
  pickedLast: heading('Opponent Phase'),
  pickedNext: heading('Opponent Phase'),
  passesOn: ruling(8),
  timeOver: ruling(10),
  momentOver: heading('Good Event cards'),
  replaced: ruling(19),
  withHost: ruling(20),
  unclaimed: ruling(26),
  discardCommanded: heading('Good Supernatural Person cards'),
  commanded: heading('Opponent Phase'),
  textDeals: heading('Good Supernatural Person cards'),
  steppedIn: heading('Good Supernatural Person cards'),
  heldStill: ruling(11),
  lured: ruling(7),
  shielded: ruling(7),
  discardedInDefeat: ruling(7),
  lossRounds: ruling(16),
  luredTurns: ruling(16),
  freed: ruling(16),
  saved: ruling(30),
  thirdAtMost: ruling(48),
  sparedBefore: ruling(48),
  withinThird: ruling(48),
  fell: ruling(13),
  raised: ruling(6),
  brought: heading('Set Up'),
  deckEmpty: ruling(18),
  drawTakenAway: heading('Draw Phase'),
  grantsPlays: heading('Play Phase'),
  noCardPlayable: heading('Play Phase'),
  noPerson: heading('Action Phase'),
  noFoes: heading('Action Phase'),
  noneAble: heading('Action Phase'),
  callingAchieved: heading('Calling Cards'),
  objectiveAchieved: ruling(1),
  objectiveLost: ruling(1),
  objectiveFulfilled: heading('Objective'),
  objectiveFailed: heading('Objective'),
  opponentDeckDefeated: ruling(18),
  goodDecksExhausted: ruling(21),
  standOff: ruling(24),
  conceded: ruling(47),
} as const satisfies Readonly<Record<string, Rule>>;

export type FactCode = keyof typeof RULES;

/** What a query notes on its way for whoever asks why: the part of a fact that only it knows. */
export interface Note {
  readonly code: FactCode;
  /** The card that brings the fact about, or the only one concerned. */
  readonly card?: CardId;
  readonly other?: CardId;
  readonly seat?: SeatId;
  readonly side?: Side;
  readonly phase?: Phase;
  readonly per?: Limit['per'];
  /** What it adds, or how much there is of it. */
  readonly amount?: number;
  /** What it comes to. */
  readonly result?: number;
  /** What its amount is made of, where that is not simply printed. */
  readonly parts?: readonly Note[];
}

/**
 * Where a query writes down what it reckons with. The game asks without one, and then nothing is written: so a reason
 * always comes from the very code that the game goes by.
 */
export type Ledger = Note[];

/** One link of a reason. */
export interface Fact extends Note {
  readonly rule: Rule;
}

/** Why something is as it is: facts in the order in which they lead to it. */
export type Reason = readonly Fact[];
