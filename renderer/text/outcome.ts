import type { Balance, Outcome } from '../../engine/index.ts';
import { count, say, type Line } from './line.ts';

/** What the Good side leads by; less than nothing when it trails. */
export const lead = (balance: Balance): number => balance.good - balance.opponent;

/** "+4", "−6", "0": with a real minus sign, so that it reads and aligns as a number. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The Strength Check in one line. */
export function weighed(balance: Balance): Line {
  const by = lead(balance);
  const scales = `Strength Check: Good ${balance.good}, Opponents ${balance.opponent}`;
  if (by === 0) return say('check')`${scales}. The scales stand even.`;
  return by > 0
    ? say('check')`${scales}. The Good side leads by ${by}.`
    : say('check')`${scales}. The Opponents lead by ${-by}.`;
}

/** Why the game is over, in one sentence. */
export function outcomeSentence(outcome: Outcome): string {
  const by = lead(outcome.balance);
  const when = `in round ${outcome.round}`;
  switch (outcome.reason) {
    case 'objectiveAchieved':
      return `The Good side led by ${count(by, 'point')} at the Strength Check ${when}: the Objective is achieved.`;
    case 'objectiveLost':
      return `The Opponents led by ${count(-by, 'point')} ${when}: the Objective is lost.`;
    case 'objectiveFulfilled':
      return `What the Objective asks for was done at the Strength Check ${when}: it is achieved.`;
    case 'objectiveFailed':
      return `What the Objective forbids had happened at the Strength Check ${when}: it is lost.`;
    case 'opponentDeckDefeated':
      return `No Opponent card is left in deck or play ${when}: all of them are defeated.`;
    case 'goodDecksExhausted':
      return `The Good decks could not go on ${when}: the campaign ends here.`;
    case 'standOff':
      return `No Opponent card came for ten rounds, and neither side could tip the scales: the game ends as a stand-off ${when}.`;
  }
}

/** The last line of the log, in the colour of who won. */
export function outcomeLine(outcome: Outcome): Line {
  const tone = outcome.winner === 'good' ? 'gain' : outcome.winner === 'opponent' ? 'loss' : 'check';
  return say(tone)`${outcomeSentence(outcome)}`;
}

/** From here on a table that goes quiet is told what that leads to. */
const QUIET = 3;

/** Ruling 24, once it comes into sight. */
export const standOffNote = (quietRounds: number): string | null =>
  quietRounds < QUIET
    ? null
    : `No Opponent card was drawn for ${quietRounds} rounds; after 10 the game ends, won only if no Opponent card is left.`;
