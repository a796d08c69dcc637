import type { Side, View } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { signed } from '../game/outcome.ts';

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

/** How it is said that nothing is missing any more: by what decides, the lead or what the Objective says besides. */
const BEYOND = {
  lead: { good: 'table.beyondWon', opponent: 'table.beyondLost' },
  objective: { good: 'table.wonByObjective', opponent: 'table.lostByObjective' },
} as const;

/** The same while cards, dice or choices are still to come that may change it. */
const SO_FAR = {
  lead: { good: 'table.wonSoFar', opponent: 'table.lostSoFar' },
  objective: { good: 'table.wonByObjectiveSoFar', opponent: 'table.lostByObjectiveSoFar' },
} as const;

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
 * @param beyond how it is said that none is missing
 */
export function nearness(
  by: number,
  leads: DecidingLeads,
  other: Side | null = null,
  beyond: typeof BEYOND | typeof SO_FAR = BEYOND,
): Nearness | null {
  const lead = byLead(by, leads);
  const leading = lead !== null && lead.left <= 0 ? lead.wins : null;
  // Where both sides win, the Opponents do.
  const wins = [leading, other].includes('opponent') ? 'opponent' : (leading ?? other);
  if (wins !== null)
    return { wins, words: t(beyond[wins === leading ? 'lead' : 'objective'][wins]), isEnough: true };
  if (lead === null || lead.left > NEAR) return null;
  const words = t(lead.wins === 'opponent' ? 'table.nearLost' : 'table.nearWon', { count: lead.left });
  return { wins: lead.wins, words, isEnough: false };
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
  if (sure === null) return nearness(by, leads, other, SO_FAR);
  const now = nearness(by, leads, other);
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
