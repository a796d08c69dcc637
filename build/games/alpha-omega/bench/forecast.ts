import { Bench } from 'tinybench';
import { catalogueOf, loadPacks } from '../../../../cards/load.ts';
import { forecast } from '../../../../engine/alpha-omega/index.ts';
import { crowdedTable } from '../../../../engine/alpha-omega/testing/crowd.ts';
import { inRoot } from '../../../tools.ts';

/*
 * How long the Omens take on a crowded table: six players, 60 cards in play, the Clean-Up still to come. Different boards,
 * each forecast once a lap, so that nothing can be kept from one time to the next.
 */

const BOARDS = 200;
/** Milliseconds, at the median. */
const TARGET = 2;

const content = catalogueOf(loadPacks(inRoot('cards/packs')).packs);
const boards = Array.from({ length: BOARDS }, (_, board) => crowdedTable(content, `crowd ${String(board)}`));
const bench = new Bench({ time: 3000, warmupTime: 1000 });
let lap = 0;
bench.add('forecast, 6 players, 60 cards in play', () => {
  const state = boards[lap % BOARDS];
  lap += 1;
  // A copy is another table to every cache.
  if (state) forecast({ ...state, table: { ...state.table } }, content, { eyes: [0, 1, 2, 3, 4, 5] });
});
await bench.run();
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
  const { p50, p99 } = result.latency;
  const verdict = p50 <= TARGET ? 'within' : 'ABOVE';
  console.log(
    `${name.padEnd(40)} ${p50.toFixed(2)} ms median, ${p99.toFixed(2)} ms p99: ${verdict} the ${String(TARGET)} ms it may take`,
  );
}
