import type { Look } from '../../look.ts';
import { countsFor, hitPoints, personOf } from '../../queries/cards.ts';
import { balanceOf } from '../../queries/strength.ts';
import type { InPlay, Seat, Table } from '../../types.ts';

/** What the things on a table are worth beside the lead, in points of Strength. */
const WORTH = {
  decided: 2,
  lastLead: 0.5,
  goodHit: -0.25,
  opponentHit: 0.35,
  shelter: 0.2,
  handCard: 0.3,
  loss: [0, 1, 3, 8],
  luredTurn: -4,
  calling: 3,
  callingStep: 1,
} as const;

/**
 * How well a table stands for the Good players, in points of Strength: decided games count for more than any lead;
 * otherwise the lead, and what will soon change it.
 */
export function worthOf(look: Look): number {
  const { table } = look;
  const achieved = table.achievedObjectives.length + (table.achievedIn === null ? 0 : 1);
  return achieved * table.goal * WORTH.decided + (table.outcome ? decided(table) : undecided(look));
}

function undecided(look: Look): number {
  const { table } = look;
  const { good, opponent } = balanceOf(look);
  const checked = table.balances.at(-1);
  const lead = good - opponent;
  const last = checked ? checked.good - checked.opponent : lead;
  let worth = lead * (1 - WORTH.lastLead) + last * WORTH.lastLead;
  for (const card of table.inPlay) worth += wounds(look, card);
  for (const seat of table.seats) worth += prospects(seat);
  return worth;
}

function decided({ outcome, goal }: Table): number {
  if (outcome?.winner === 'good') return goal * WORTH.decided;
  // No lead that Good may still turn, however far behind, is as bad as a game that is lost.
  if (outcome?.winner === 'opponent') return -goal * WORTH.decided;
  const { good = 0, opponent = 0 } = outcome?.balance ?? {};
  return good - opponent;
}

/** A wound brings the fall nearer; what keeps blows from Persons is worth its hit points. */
function wounds(look: Look, card: InPlay): number {
  const points = hitPoints(look, card);
  if (points === null) return 0;
  if (countsFor(look.table, card) === 'opponent') return card.damage * WORTH.opponentHit;
  const shelter = personOf(look, card) === null ? (points - card.damage) * WORTH.shelter : 0;
  return card.damage * WORTH.goodHit + shelter;
}

function prospects({ hand, callings, lossRounds, lured }: Seat): number {
  let worth = hand.length * WORTH.handCard - (WORTH.loss[Math.min(lossRounds, 3)] ?? 0);
  if (lured) worth += lured.turns * WORTH.luredTurn;
  for (const { achieved, progress } of callings)
    worth += achieved ? WORTH.calling : progress * WORTH.callingStep;
  return worth;
}
