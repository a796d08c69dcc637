import { parseArgs } from 'node:util';
import { JOURNEY_FIGURES } from '../../../../electron/main/games/alpha-omega/journey-figures.ts';
import type { MeasuredStop } from '../../../../electron/shared/games/alpha-omega/table/measured-stop.ts';
import { wilson } from '../../../../engine/alpha-omega/index.ts';
import { percent, percentRange, whole } from '../../../simulate/figures.ts';
import { countAll } from '../../../simulate/run.ts';
import { EXTENT, refuseBroken } from '../../../soak/support/runs.ts';
import { countingOf } from '../simulate/simulation.ts';
import { gameFor } from './support/games.ts';
import { commitNow } from '../../../soak/support/git.ts';
import { keepFigures } from '../../../soak/support/keep-figures.ts';
import { keepReport, tableRow } from '../../../soak/support/report.ts';
import {
  JOURNEY_LEVEL,
  JOURNEYS,
  keyOfJourney,
  lineOfJourney,
  stopsIn,
  stopsOfJourney,
} from './support/stops.ts';

/*
 * Plays the campaign that a newcomer is offered: how often who comes to one of its first Objectives wins it. What is measured
 * is kept at once, and not played again unless its cards or the level were changed.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'journey' },
    workers: { type: 'string' },
  },
});
const games = Number(values.games);
const workers = values.workers === undefined ? EXTENT.workers : Number(values.workers);

async function measured(cell: (typeof JOURNEYS)[number]): Promise<readonly MeasuredStop[]> {
  const { options, cards, setup } = gameFor(lineOfJourney(cell));
  const job = { content: cards.content, setup, bots: options.bots, seed: values.seed };
  const { result } = await countAll(countingOf(job), { ...EXTENT, workers, games });
  refuseBroken(result, (game) => `${lineOfJourney(cell)} --seed ${values.seed} --only ${String(game)}`);
  const cameTo = (stop: number): number =>
    Object.entries(result.achieved).reduce(
      (sum, [achieved, count]) => sum + (Number(achieved) >= stop ? count : 0),
      0,
    );
  const how = { key: keyOfJourney(cell), seed: values.seed, commit: commitNow() };
  return stopsOfJourney(cell).map((objective, at) => ({
    ...{ level: JOURNEY_LEVEL, ...cell, objective },
    ...{ reached: cameTo(at), won: cameTo(at + 1), ...how },
  }));
}

const keep = (figures: readonly MeasuredStop[]): Promise<void> =>
  keepFigures(
    'electron/main/games/alpha-omega/journey-figures.ts',
    'JOURNEY_FIGURES: readonly MeasuredStop[]',
    JSON.stringify(figures),
  );

let kept: readonly MeasuredStop[] = [];
for (const cell of JOURNEYS) {
  const known = stopsIn(JOURNEY_FIGURES, cell);
  const isKnown = known.length > 0 && (known[0]?.reached ?? 0) >= games;
  kept = [...kept, ...(isKnown ? known : await measured(cell))];
}
await keep(kept);

keepReport('journey', 'How a journey begins', [
  'Command: `npm run soak journey`. The steady bot, which stands for a beginner, plays the campaign that newcomers are offered, at the',
  `level ${JOURNEY_LEVEL}: of those who come to an Objective so many win it, with the 95 % interval. After the First Battle the`,
  'campaign begins with the second Objective.',
  '',
  tableRow('players', 'begins with', 'Objective', 'come to it', 'win it', 'of commit'),
  tableRow(...Array.from({ length: 6 }, () => '---')),
  ...kept.map(({ players, from, objective, reached, won, commit }) => {
    const rate = wilson({ count: won, of: reached });
    const share = rate === null ? 'none' : `${percent(rate.value)} (${percentRange(rate)})`;
    return tableRow(players, from, objective, whole(reached), share, commit);
  }),
]);
