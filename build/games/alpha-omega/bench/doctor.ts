import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { openDatabase } from '../../../../db/file/open.ts';
import { gathered } from '../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type { DoctorProgress } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { loadCatalogue } from '../../../../electron/main/games/alpha-omega/catalogue.ts';
import { stockOn } from '../../../../electron/main/games/alpha-omega/decks/content.ts';
import { poolSize } from '../../../../electron/main/games/alpha-omega/doctor/worker-pool.ts';
import { openPractice } from '../../../../electron/main/games/alpha-omega/doctor/practice.ts';
import { SIMULATE } from '../simulate/simulation.ts';
import { gameFor } from '../soak/support/games.ts';
import { openPool } from '../../../simulate/pool.ts';
import { tasksOf } from '../../../../engine/toolbox/ranges.ts';
import { inRoot } from '../../../tools.ts';

/*
 * The deck doctor's 1,000 games against the same games by simulate, both from a cold start with as many workers, and how
 * long whoever asks the same process meanwhile waits for an answer. They take turns; the best turn of each counts.
 */

const GAMES = 1000;
const TURNS = 3;
const LONGEST_WAIT = 50;

const opened = openDatabase(':memory:');
if (!opened.ok) throw new Error(opened.error.detail);
loadCatalogue(opened.value, inRoot('cards/packs'), 'now');
const stock = stockOn(opened.value);
const workers = poolSize();
const practice = openPractice({
  ...{ stock, newId: randomUUID, newSeed: () => 'bench', workers },
  script: new URL('../../../../electron/main/games/alpha-omega/doctor/worker.ts', import.meta.url),
});

/** How long something took by the clock, and how much the processors worked for it, all threads together: in seconds. */
interface Took {
  readonly seconds: number;
  readonly worked: number;
}

/** What the processors have worked for this process so far, in seconds. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What simulate needs, its workers' start included. */
async function bySimulate(): Promise<Took> {
  const { cards, setup } = gameFor('--players 1');
  const [start, before] = [performance.now(), worked()];
  const job = { content: cards.content, setup, bots: ['steady'], seed: 'bench' } as const;
  const pool = openPool({ work: SIMULATE, job, workers, signal: new AbortController().signal });
  await pool.run(tasksOf({ from: 0, to: GAMES }, workers), () => undefined);
  const took = { seconds: (performance.now() - start) / 1000, worked: worked() - before };
  await pool.close();
  return took;
}

/** What the doctor needs, and how long each question that was put meanwhile waited, in milliseconds. */
async function byDoctor(): Promise<Took & { readonly waits: readonly number[] }> {
  const before = worked();
  const deck = gathered(stock().packs[0]?.decks.good ?? []);
  const objective = stock().packs[0]?.objectives[0] ?? '';
  const started = practice.start({
    ...{ decks: [deck], common: null, other: null, opponent: null, objective, variants: [] },
    ...{ bot: 'steady', games: GAMES, seed: 'bench' },
  });
  if (!started.ok) throw new Error(started.error.detail);
  const waits: number[] = [];
  let progress: DoctorProgress;
  do {
    const due = performance.now() + 10;
    await new Promise((resolve) => setTimeout(resolve, 10));
    const reply = practice.progress(started.value.id);
    if (!reply.ok) throw new Error(reply.error.detail);
    progress = reply.value;
    waits.push(performance.now() - due);
  } while (progress.state === 'running');
  return { seconds: progress.seconds, worked: worked() - before, waits };
}

const simulated: Took[] = [];
const doctored: Took[] = [];
const waits: number[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  simulated.push(await bySimulate());
  const doctor = await byDoctor();
  doctored.push(doctor);
  waits.push(...doctor.waits);
}
practice.close();

const sorted = waits.toSorted((a, b) => a - b);
const at = (share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const least = (of: readonly Took[], what: keyof Took): number => Math.min(...of.map((took) => took[what]));
const [simulate, doctor] = [least(simulated, 'seconds'), least(doctored, 'seconds')];
console.log(
  `deck doctor ${doctor.toFixed(1)} s, simulate ${simulate.toFixed(1)} s for ${String(GAMES)} games on ${String(workers)} workers: ` +
    `${(doctor / simulate).toFixed(2)} times as long`,
);
// Whatever else the machine does holds the doctor up, which gives way to it; the work itself is the same.
console.log(
  `work of the processors: deck doctor ${least(doctored, 'worked').toFixed(1)} s, simulate ${least(simulated, 'worked').toFixed(1)} s`,
);
console.log(
  `answers meanwhile: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms ` +
    `(target ${String(LONGEST_WAIT)}; load ${loadavg()[0]?.toFixed(1) ?? '?'})`,
);
opened.value.close();
