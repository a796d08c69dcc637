import { asIfNobodyWereLured, defOf } from './queries/cards.ts';
import { holds } from './queries/conditions.ts';
import { balanceOf } from './queries/strength.ts';
import { scoresOf } from './score.ts';
import type { Look } from './look.ts';
import { leadThatLoses } from './variants.ts';
import type { Balance, Outcome, OutcomeReason, Table } from './types.ts';

/** Rounds in a row without an Opponent card drawn after which the game ends (ruling 24). */
const QUIET_ROUNDS = 10;

/** Is the game, or in Campaign Mode this Objective, over after the Strength Check just made? */
export function judge(look: Look): Outcome | null {
  const balance = look.table.balances.at(-1) ?? { good: 0, opponent: 0 };
  const verdict = verdictOn(look, balance);
  return verdict && outcomeOf(look, verdict, balance);
}

/** Narrow Way: do the Opponents lead, and so win, before the Strength Check comes? */
export function judgeOnTheWay(look: Look): Outcome | null {
  const balance = balanceOf(look);
  return isLost(look.table, balance) ? outcomeOf(look, ['opponent', 'objectiveLost'], balance) : null;
}

/** A Good player gives the game up: it is lost as it stands, with the Objectives achieved so far (ruling 47). */
export const concession = (look: Look): Outcome => outcomeOf(look, ['opponent', 'conceded'], balanceOf(look));

function outcomeOf(look: Look, [winner, reason]: Verdict, balance: Balance): Outcome {
  const { table } = look;
  const achieved = table.achievedObjectives.length + (winner === 'good' ? 1 : 0);
  const isAchieved = winner === 'good' && isByObjective(table, reason);
  return { winner, reason, round: table.round, balance, achieved, scores: scoresOf(look, isAchieved) };
}

/** All or Nothing puts the defeat of the Opponent deck in the Objective's place; elsewhere it is no Objective achieved. */
const isByObjective = ({ variants }: Table, reason: OutcomeReason): boolean =>
  reason !== 'opponentDeckDefeated' || variants.includes('allOrNothing');

function verdictOn(look: Look, balance: Balance): Verdict | null {
  return onObjective(look, balance) ?? onEndlessPlay(look);
}

type Verdict = readonly [Outcome['winner'], OutcomeReason];

/** The Objective's own words first, then the lead; what loses comes before what wins. */
function onObjective(look: Look, balance: Balance): Verdict | null {
  const { table } = look;
  const lost = decidedBy(look, 'lost');
  if (lost) return ['opponent', 'objectiveFailed'];
  if (isLost(table, balance)) return ['opponent', 'objectiveLost'];
  const achieved = achievement(look, balance.good - balance.opponent);
  if (table.variants.includes('allOrNothing') || table.variants.includes('allAsWell')) {
    const isAchieved = table.variants.includes('allOrNothing') || table.achievedIn !== null;
    return isAchieved && isOpponentDeckDefeated(look) ? ['good', 'opponentDeckDefeated'] : null;
  }
  return achieved && ['good', achieved];
}

const isLost = (table: Table, { good, opponent }: Balance): boolean =>
  opponent - good >= leadThatLoses(table);

function achievement(look: Look, lead: number): OutcomeReason | null {
  if (decidedBy(look, 'won')) return 'objectiveFulfilled';
  return lead >= look.table.goal ? 'objectiveAchieved' : null;
}

/** Is what the Objective says of winning, or of losing, true? */
function decidedBy(look: Look, word: 'won' | 'lost'): boolean {
  const def = defOf(look, look.table.objective);
  const condition = def.type === 'objective' ? def[word] : undefined;
  if (condition === undefined) return false;
  // Ruling 32: a Lured Player's cards are in Good play all the same.
  return holds(asIfNobodyWereLured(look), condition, { self: look.table.objective, seat: 0, bound: {} });
}

/**
 * Rulebook, All or Nothing: "in addition to declaring victory once you have achieved an Objective, play until you have
 * defeated the entire Opponent deck". Is it now that the Objective is achieved and the game goes on?
 */
export function isAchievedAsWell(look: Look): boolean {
  const { variants, achievedIn, balances } = look.table;
  const { good = 0, opponent = 0 } = balances.at(-1) ?? {};
  return variants.includes('allAsWell') && achievedIn === null && achievement(look, good - opponent) !== null;
}

function onEndlessPlay(look: Look): Verdict | null {
  const { table } = look;
  if (table.achievedObjectives.length > 0 && areGoodDecksExhausted(table))
    return ['opponent', 'goodDecksExhausted'];
  const isQuiet = !table.drawnThisRound && table.quietRounds + 1 >= QUIET_ROUNDS;
  if (!isQuiet) return null;
  // The Objective comes first there, and it was not achieved.
  const isDecided = isOpponentDeckDefeated(look) && !table.variants.includes('allAsWell');
  return isDecided ? ['good', 'opponentDeckDefeated'] : [null, 'standOff'];
}

/** Ruling 18: the Opponent deck is empty and no Opponent card is in play. */
function isOpponentDeckDefeated({ table }: Look): boolean {
  return (
    table.opponentPile.deck.length === 0 &&
    table.opponents.every(({ hand }) => hand.length === 0) &&
    !table.inPlay.some((card) => card.side === 'opponent')
  );
}

/** Ruling 21: a campaign ends when the Good decks cannot go on. */
function areGoodDecksExhausted({ goodPiles, seats, inPlay }: Table): boolean {
  return (
    goodPiles.every(({ deck }) => deck.length === 0) &&
    seats.every(({ hand }) => hand.length === 0) &&
    !inPlay.some((card) => card.side === 'good')
  );
}
