import { scoresOf } from './score.ts';
import type { Look } from './game.ts';
import type { Balance, Outcome, OutcomeReason, Table } from './types.ts';

/** Rounds in a row without an Opponent card drawn after which nothing is decided any more (ruling 24). */
const QUIET_ROUNDS = 10;

/** Is the game, or in Campaign Mode this Objective, over after the Strength Check just made? */
export function judge(look: Look): Outcome | null {
  const { table } = look;
  const balance = table.balances.at(-1) ?? { good: 0, opponent: 0 };
  const verdict = verdictOn(look, balance);
  if (!verdict) return null;
  const [winner, reason] = verdict;
  const achieved = table.achievedObjectives.length + (winner === 'good' ? 1 : 0);
  return { winner, reason, round: table.round, balance, achieved, scores: scoresOf(look, winner === 'good') };
}

function verdictOn(
  look: Look,
  { good, opponent }: Balance,
): readonly [Outcome['winner'], OutcomeReason] | null {
  const { table } = look;
  const lead = good - opponent;
  // Rulebook, All or Nothing: instead of the Objective the whole Opponent deck has to be defeated.
  if (table.variants.includes('allOrNothing')) {
    if (isOpponentDeckDefeated(look)) return ['good', 'opponentDeckDefeated'];
  } else if (lead >= table.goal) return ['good', 'objectiveAchieved'];
  if (-lead >= (table.variants.includes('narrowWay') ? 1 : table.goal)) return ['opponent', 'objectiveLost'];
  if (table.achievedObjectives.length > 0 && areGoodDecksExhausted(table))
    return ['opponent', 'goodDecksExhausted'];
  const isQuiet = !table.drawnThisRound && table.quietRounds + 1 >= QUIET_ROUNDS;
  return isQuiet ? [null, 'standOff'] : null;
}

/** Ruling 18: the Opponent deck is empty and no Opponent card is in play. */
function isOpponentDeckDefeated({ table }: Look): boolean {
  return table.opponentPile.deck.length === 0 && !table.inPlay.some((card) => card.side === 'opponent');
}

/** Ruling 21: a campaign ends when the Good decks cannot go on. */
function areGoodDecksExhausted({ goodPiles, seats, inPlay }: Table): boolean {
  return (
    goodPiles.every(({ deck }) => deck.length === 0) &&
    seats.every(({ hand }) => hand.length === 0) &&
    !inPlay.some((card) => card.side === 'good')
  );
}
