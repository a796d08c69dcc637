import type { ElectronApplication, Page } from '@playwright/test';
import {
  arm,
  canBeTried,
  keepDecks,
  meter,
  shower,
  stock,
  takeStall,
  type Verdicts,
} from '../../e2e/malformed.ts';
import { CHANNELS, type GameApi } from '../../electron/shared/contract.ts';
import { payloads } from '../../electron/testing/hostile/payloads.ts';
import { longDecks } from '../../electron/testing/hostile/long-decks.ts';
import { utmost } from '../../electron/testing/hostile/utmost.ts';
import type { Recipe } from '../../electron/testing/hostile/recipes.ts';
import type { Stall } from '../../electron/testing/loop-meter.ts';
import { inFolder, onScreen, start } from '../program.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';

/** So many payloads reach main over each channel, so many of them between two looks at the meter. */
const COUNT = 300;
const BATCH = 20;

/** What main may work in ms of the processor before it hears others. */
const LONGEST = 100;

/** A batch in which main worked so long tells of twenty calls and the sweeping after them, and not of one. */
const TELLS_OF_BATCH = LONGEST / 2;

type Channel = keyof GameApi;

interface Running {
  readonly app: ElectronApplication;
  readonly window: Page;
}

interface Showered extends Stall {
  readonly channel: Channel;
  /** How many reached main, and how many Electron did not carry. */
  readonly sent: number;
  readonly unsendable: number;
  readonly verdicts: Verdicts;
  /** What made main work too long, each time that it was sent. */
  readonly tooLong: readonly Recipe[];
}

const AT_REST: Stall = { work: 0, clock: 0 };
const worse = (a: Stall, b: Stall): Stall => ({
  work: Math.max(a.work, b.work),
  clock: Math.max(a.clock, b.clock),
});

async function measured(
  { app, window }: Running,
  channel: Channel,
  recipes: readonly Recipe[],
): Promise<{ stall: Stall; verdicts: Verdicts }> {
  await takeStall(app);
  const verdicts = await shower(window, channel, recipes);
  return { stall: await takeStall(app), verdicts };
}

/** The least that one payload stalls main of three times: what is compiled, or swept from memory, is so once. */
async function aloneAgain(running: Running, channel: Channel, recipe: Recipe): Promise<Stall> {
  let least: Stall = { work: Infinity, clock: Infinity };
  for (let time = 0; time < 3 && least.work >= LONGEST; time += 1) {
    const { stall } = await measured(running, channel, [recipe]);
    if (stall.work < least.work) least = stall;
  }
  return least;
}

/** A batch in which main worked long: what each payload of it does alone. */
async function eachAlone(
  running: Running,
  channel: Channel,
  batch: readonly Recipe[],
): Promise<Pick<Showered, 'work' | 'clock' | 'tooLong'>> {
  const tooLong: Recipe[] = [];
  let worst = AT_REST;
  for (const recipe of batch) {
    const again = await aloneAgain(running, channel, recipe);
    worst = worse(worst, again);
    if (again.work >= LONGEST) tooLong.push(recipe);
  }
  return { tooLong, ...worst };
}

/** Sends from `all` until {@link COUNT} of them have reached main. */
async function showered(running: Running, channel: Channel, all: readonly Recipe[]): Promise<Showered> {
  let worst = AT_REST;
  const verdicts: Record<string, number> = {};
  const tooLong: Recipe[] = [];
  let [tried, sent, unsendable] = [0, 0, 0];
  while (sent < COUNT) {
    const batch = all.slice(tried, tried + Math.min(BATCH, COUNT - sent));
    if (batch.length === 0) throw new Error(`${channel}: of ${all.length} only ${sent} reached main`);
    const first = await measured(running, channel, batch);
    tried += batch.length;
    for (const [code, count] of Object.entries(first.verdicts)) {
      if (code === 'unsendable') unsendable += count;
      else {
        sent += count;
        verdicts[code] = (verdicts[code] ?? 0) + count;
      }
    }
    const isShort = first.stall.work < TELLS_OF_BATCH;
    const found = isShort ? { tooLong: [], ...first.stall } : await eachAlone(running, channel, batch);
    tooLong.push(...found.tooLong);
    worst = worse(worst, found);
  }
  return { channel, sent, unsendable, verdicts, tooLong, ...worst };
}

function keep(all: readonly Showered[], seed: number): void {
  const sent = all.reduce((sum, each) => sum + each.sent, 0);
  const unsendable = all.reduce((sum, each) => sum + each.unsendable, 0);
  const worst = all.reduce(worse, AT_REST);
  keepReport('ipc', 'Hostile messages', [
    `Command: \`npm run soak ipc\`. Seed ${seed}; again with \`npx node build/soak/ipc.ts ${seed}\`.`,
    '',
    `${sent} messages reached main from the real window over all ${all.length} channels of the contract, ${COUNT} over each: first all at its`,
    'most and texts of the same signs in runs, then by chance, of which one in three is drawn so that it fits, up to the very limits of',
    'what fits; the others have something wrong in them, anywhere. 300 decks of 300 lines each are kept meanwhile. None ended',
    `as a defect. ${unsendable} more could not be sent: Electron does not carry what they are, and they are not counted. Not tried from`,
    'the window are lists that say they have four billion items, which take its own memory before anything is sent;',
    '`electron/main/window/stalls.test.ts` sends them from within. The window of saving gave a file without asking, and no folder was',
    'opened on the screen.',
    '',
    `Main worked at most ${Math.round(worst.work)} ms of the processor before it heard others (the limit is ${LONGEST}), and was at most ${Math.round(worst.clock)} ms late by the`,
    `clock, which is up to the machine as well. Where main worked for ${TELLS_OF_BATCH} ms or more in a batch of ${BATCH}, each payload of it was`,
    'sent again alone, up to three times while it is over the limit, and the least counts: what is compiled or swept from memory',
    'then is so once.',
    '',
    tableRow('channel', 'most work, ms', 'by the clock, ms', 'answered', 'not sent'),
    tableRow('---', '---', '---', '---', '---'),
    ...all.map(({ channel, work, clock, verdicts, unsendable: left }) => {
      const codes = Object.entries(verdicts).map(([code, count]) => `${code} ${count}`);
      return tableRow(channel, Math.round(work), Math.round(clock), codes.sort().join(', '), left);
    }),
  ]);
}

await onScreen(async () => {
  const seed = seedOfRun();
  console.log(`seed ${seed}`);
  await inFolder((folder) =>
    inFolder(async (saved) => {
      const running = await start(folder);
      await arm(running.window);
      await meter(running.app, saved);
      await keepDecks(running.window, longDecks());
      const all: Showered[] = [];
      for (const channel of CHANNELS) {
        const ids = await stock(running.window, channel);
        // More are made, as some cannot be tried and some cannot be sent.
        const dice = payloads(channel, { seed, count: COUNT + COUNT, ids });
        const recipes = [...utmost(channel, ids), ...dice].filter(canBeTried);
        const done = await showered(running, channel, recipes);
        console.log(
          `${channel}: ${Math.round(done.work)} ms, ${JSON.stringify(done.verdicts)}, ${done.unsendable} not sent`,
        );
        for (const recipe of done.tooLong) console.log(`  ${JSON.stringify(recipe).slice(0, 500)}`);
        all.push(done);
      }
      await running.app.close();
      const faults = all.flatMap(({ channel, verdicts, tooLong, work }) => [
        ...('defect' in verdicts ? [`${channel} ends as a defect`] : []),
        ...('foreignSender' in verdicts ? [`${channel} takes the window for another`] : []),
        ...(tooLong.length > 0 ? [`${channel} works for ${Math.round(work)} ms`] : []),
      ]);
      if (faults.length > 0) throw new Error(faults.join('; '));
      keep(all, seed);
    }),
  );
});
