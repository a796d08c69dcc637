import type { Balance, Outcome } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Line } from '../../../../text/line.ts';
import { countedRound, type Followed } from '../telling/objective-round.ts';
import { say } from '../../../../text/say.ts';

/** What the Good side leads by; less than nothing when it trails. */
export const lead = (balance: Balance): number => balance.good - balance.opponent;

/** "+4", "−6", "0": with a real minus sign, so that it reads and aligns as a number. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The Strength Check in one line. */
export function weighed({ good, opponent }: Balance): Line {
  const by = good - opponent;
  if (by === 0) return say('check', 'outcome.weighedEven', { good, opponent });
  return by > 0
    ? say('check', 'outcome.weighedGood', { good, opponent, lead: by })
    : say('check', 'outcome.weighedOpponent', { good, opponent, trail: -by });
}

/** Why the game is over, in one sentence; in a campaign the round is one of its last Objective. */
export function outcomeSentence({ balance, round, reason }: Outcome, followed: Followed = []): string {
  const by = lead(balance);
  const { round: counted } = countedRound(round, followed);
  return t(`outcome.${reason}Why`, { round: counted, lead: by, trail: 0 - by });
}

/** The last line of the log, in the colour of who won. */
export function outcomeLine(outcome: Outcome, followed: Followed = []): Line {
  const tone = outcome.winner === 'good' ? 'gain' : outcome.winner === 'opponent' ? 'loss' : 'check';
  return { tone, parts: [{ text: outcomeSentence(outcome, followed) }] };
}

/** From here on a table that goes quiet is told what that leads to: an Objective alone may keep it so for 4 rounds. */
const QUIET = 6;

/** Ruling 24, once it comes into sight. */
export const standOffNote = (quietRounds: number): string | null =>
  quietRounds < QUIET ? null : t('outcome.standOffNote', { rounds: quietRounds });
