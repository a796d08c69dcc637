import type { Side, View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import { signed } from './outcome.ts';

/** So near to the end, in points, it is said in words. */
const NEAR = 10;

/** The leads that decide at a Strength Check; `further`: what the variants ask for besides before a game is won. */
export interface DecidingLeads extends Pick<View, 'goal' | 'lostBy'> {
  readonly further?: string | null;
}

/** What is sure of the coming Strength Check: the lead of the Good side there, below 0 of the Opponents, and who has won then. */
export interface SureCheck {
  readonly by: number;
  readonly winner: Side | null;
}

/** Words about how near the end is, and whose end it is. */
export interface Nearness {
  readonly words: string;
  readonly wins: Side;
  /** Is nothing missing any more? */
  readonly isEnough: boolean;
}

const beyond = (wins: Side): Nearness => ({
  ...{ wins, isEnough: true },
  words: t(wins === 'opponent' ? 'table.beyondLost' : 'table.beyondWon'),
});

/** Who would win by these leads alone, and how many points are missing to that; null where it is even. */
function byLead(
  by: number,
  { goal, lostBy, further = null }: DecidingLeads,
): { readonly wins: Side; readonly left: number } | null {
  if (by < 0) return { wins: 'opponent', left: lostBy + by };
  return by === 0 || further !== null ? null : { wins: 'good', left: goal - by };
}

/**
 * How far a lead is from deciding the game at a Strength Check that is made now, where few points are missing or none any
 * more; null where many are.
 * @param by points by which Good leads; below 0 the Opponents do
 * @param other who would win by what the Objective says besides the leads; null where nobody
 */
export function nearness(by: number, leads: DecidingLeads, other: Side | null = null): Nearness | null {
  const lead = byLead(by, leads);
  const decided = [other, lead !== null && lead.left <= 0 ? lead.wins : null];
  // Where both sides win, the Opponents do.
  if (decided.includes('opponent')) return beyond('opponent');
  if (decided.includes('good')) return beyond('good');
  if (lead === null || lead.left > NEAR) return null;
  const { wins, left } = lead;
  const words = t(wins === 'opponent' ? 'table.nearLost' : 'table.nearWon', { count: left });
  return { wins, words, isEnough: false };
}

/**
 * How near the end is before the Strength Check: by what is sure to be found there, or, while that is not known, by what would
 * be found now.
 * @param sure null while cards, dice or choices are still to come that change it
 */
export function outlook(
  by: number,
  leads: DecidingLeads,
  other: Side | null,
  sure: SureCheck | null,
): Nearness | null {
  const now = nearness(by, leads, other);
  if (sure === null) {
    if (now?.isEnough !== true) return now;
    return { ...now, words: t(now.wins === 'opponent' ? 'table.lostSoFar' : 'table.wonSoFar') };
  }
  if (sure.winner !== null) {
    const { winner: wins } = sure;
    if (now?.isEnough === true && now.wins === wins) return now;
    return { wins, isEnough: true, words: t(wins === 'opponent' ? 'table.losesAsIs' : 'table.winsAsIs') };
  }
  const then = nearness(sure.by, leads);
  if (sure.by === by) return then;
  if (now === null && then === null) return null;
  const words = t('table.atCheck', { by: signed(sure.by) });
  return { wins: sure.by < 0 ? 'opponent' : 'good', words, isEnough: false };
}
