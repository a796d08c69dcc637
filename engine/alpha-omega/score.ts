import type { SeatId } from '../kernel/types.ts';
import { personOf } from './queries/cards.ts';
import type { Look } from './look.ts';
import type { Score } from './types.ts';

/** Rulebook, Achievement Scoring: "10 Rounds or Less". */
const QUICK = 10;

/**
 * Rulebook, Achievement Scoring, for every player. Persons count for whom they are under control of; one that was Lured
 * counts for nobody.
 */
export function scoresOf(look: Look, isAchieved: boolean): readonly Score[] {
  return look.table.seats.map((_, seat) => scoreOf(look, seat, isAchieved));
}

function scoreOf(look: Look, seat: SeatId, isAchieved: boolean): Score {
  const { inPlay, seats, round, objectiveSince, achievedIn } = look.table;
  const persons = inPlay.filter((card) => card.side === 'good' && personOf(look, card) !== null);
  const own = persons.filter((card) => card.owner === seat).length;
  const callings = seats.map((other) => other.callings.filter(({ achieved }) => achieved).length);
  const ownCallings = callings[seat] ?? 0;
  const allCallings = callings.reduce((sum, count) => sum + count, 0);
  // All or Nothing as well: the Objective was achieved, whatever became of the rest.
  const wasAchieved = isAchieved || achievedIn !== null;
  const lines = {
    ownPersons: 2 * own,
    teamMatesPersons: persons.length - own,
    ownCallings: 3 * ownCallings,
    teamMatesCallings: allCallings - ownCallings,
    withinTenRounds: wasAchieved && (achievedIn ?? round) - objectiveSince <= QUICK ? 3 : 0,
    neverLured: seats[seat]?.everLured ? 0 : 5,
  };
  return { ...lines, total: Object.values(lines).reduce((sum, points) => sum + points, 0) };
}
