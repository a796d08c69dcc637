import { parseArgs } from 'node:util';
import { OBJECTIVE_FIGURES } from '../../../../electron/main/games/alpha-omega/objective-figures.ts';
import type { MeasuredObjective } from '../../../../electron/shared/games/alpha-omega/table/measured-objective.ts';
import { wilson, type DefId } from '../../../../engine/alpha-omega/index.ts';
import { percent, percentRange, whole } from '../../../simulate/figures.ts';
import { commitNow } from '../../../soak/support/git.ts';
import { simulated } from './support/games.ts';
import { keepFigures } from '../../../soak/support/keep-figures.ts';
import {
  keyOfObjective,
  lineOfObjective,
  OBJECTIVE_LEVEL,
  objectivesOfPacks,
} from './support/objective-key.ts';
import { keepReport, tableRow } from '../../../soak/support/report.ts';

/*
 * Plays every Objective of the starter set alone, at the level that a newcomer is offered: how hard each is beside the others.
 * What is measured is kept at once, and not played again unless its cards or the level were changed.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'objectives' },
    workers: { type: 'string' },
  },
});
const games = Number(values.games);
const FILE = 'electron/main/games/alpha-omega/objective-figures.ts';

async function measured(objective: DefId): Promise<MeasuredObjective> {
  const workers = values.workers === undefined ? {} : { workers: Number(values.workers) };
  const { report } = await simulated(lineOfObjective(objective), games, values.seed, workers);
  const how = { level: OBJECTIVE_LEVEL, games, won: report.good.games, key: keyOfObjective(objective) };
  return { objective, ...how, seed: values.seed, commit: commitNow() };
}

const keep = (figures: readonly MeasuredObjective[]): Promise<void> =>
  keepFigures(FILE, 'OBJECTIVE_FIGURES: readonly MeasuredObjective[]', JSON.stringify(figures));

const objectives = objectivesOfPacks();
let kept = OBJECTIVE_FIGURES.filter(({ objective }) => objectives.includes(objective));
for (const objective of objectives) {
  const known = kept.find((one) => one.objective === objective);
  if (known !== undefined && known.games >= games && known.key === keyOfObjective(objective)) continue;
  const all = [...kept.filter((one) => one.objective !== objective), await measured(objective)];
  kept = objectives.flatMap((each) => all.filter((one) => one.objective === each));
  await keep(kept);
}

keepReport('objectives', 'How hard each Objective is', [
  `Command: \`npm run soak objectives\`. The steady bot, which stands for a beginner, plays each Objective alone at the level`,
  `${OBJECTIVE_LEVEL}; the share of games it wins, with its 95 % interval.`,
  '',
  tableRow('Objective', 'wins', 'games', 'of commit'),
  tableRow(...Array.from({ length: 4 }, () => '---')),
  ...kept.map(({ objective, won, games: played, commit }) => {
    const rate = wilson({ count: won, of: played });
    const share = rate === null ? 'none' : `${percent(rate.value)} (${percentRange(rate)})`;
    return tableRow(objective, share, whole(played), commit);
  }),
]);
