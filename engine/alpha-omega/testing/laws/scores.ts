import type { Outcome, Score, Table } from '../../types.ts';
import type { Law, Step } from './law.ts';

/** Rulebook, Achievement Scoring, counted again from what happened in the game. */
export const scoresCounted: Law = {
  name: 'the score is what the table of the rulebook says',
  watch(check) {
    const lured = new Set<number>();
    const callings = new Map<number, number>();
    return (step) => {
      for (const { event } of step.moves) {
        if (event.type === 'playerLured') lured.add(event.seat);
        if (event.type === 'callingAchieved') callings.set(event.seat, (callings.get(event.seat) ?? 0) + 1);
      }
      const { outcome } = step.state;
      for (const [seat, score] of outcome?.scores.entries() ?? []) {
        if (outcome === null) continue;
        const counted = scoreOf(seat, step, outcome, { lured, callings });
        for (const [line, points] of Object.entries(counted))
          check(
            score[line as keyof Score] === points,
            () =>
              `seat ${String(seat)}, ${line}: ${String(score[line as keyof Score])}, not ${String(points)}`,
          );
      }
    };
  },
};

type Happened = Readonly<{ lured: ReadonlySet<number>; callings: ReadonlyMap<number, number> }>;

function scoreOf(
  seat: number,
  { state: { table }, content }: Step,
  outcome: Outcome,
  { lured, callings }: Happened,
): Partial<Score> {
  const persons = table.inPlay.filter(
    ({ def, side }) => side === 'good' && content.get(def)?.type === 'person',
  );
  const own = persons.filter(({ owner }) => owner === seat).length;
  const achieved = callings.get(seat) ?? 0;
  const all = [...callings.values()].reduce((sum, count) => sum + count, 0);
  const since = table.achievedIn ?? (isAchieved(outcome, table) ? table.round : null);
  return {
    ownPersons: 2 * own,
    teamMatesPersons: persons.length - own,
    ownCallings: 3 * achieved,
    teamMatesCallings: all - achieved,
    neverLured: lured.has(seat) ? 0 : 5,
    withinTenRounds: since !== null && since - table.objectiveSince <= 10 ? 3 : 0,
  };
}

/** Does the game end with the Objective achieved? All or Nothing has the defeat of the Opponent deck in its place. */
const isAchieved = ({ reason }: Outcome, { variants }: Table): boolean =>
  reason === 'objectiveAchieved' ||
  reason === 'objectiveFulfilled' ||
  (reason === 'opponentDeckDefeated' && variants.includes('allOrNothing'));
