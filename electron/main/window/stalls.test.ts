import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANNELS } from '../../shared/contract.ts';
import { payloads } from '../../testing/hostile/payloads.ts';
import { utmost } from '../../testing/hostile/utmost.ts';
import { headlessProgram } from '../../testing/hostile/program.ts';
import { argumentsOf } from '../../testing/hostile/recipes.ts';
import { leastWork } from '../../../engine/kernel/testing/work.ts';

/** Others in each run, so that many runs try many. All 300 a channel are tried by `npm run soak ipc`. */
const SEED = Number(process.env['STALLS_SEED'] ?? Date.now() % 2 ** 31);
const EACH = 3;

/** What one call may take of the main thread before others are heard, in ms of the processor. */
const LONGEST = 100;

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-stalls-'));
const program = headlessProgram(folder);
afterAll(() => {
  program.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Not waited for: what comes after others were heard holds nobody up. */
const call = (channel: (typeof CHANNELS)[number], given: readonly unknown[]): void => {
  void Promise.resolve(program.call(channel, given)).catch(() => undefined);
};

test.each(CHANNELS)('%s keeps nobody waiting, whatever it is given', async (channel) => {
  const ids = program.stock();
  const tried = [...utmost(channel, ids), ...payloads(channel, { seed: SEED, count: EACH, ids })];
  for (const [index, recipe] of tried.entries()) {
    const given = argumentsOf(recipe);
    const { took } = await leastWork(LONGEST, () => {
      call(channel, given);
    });
    const again = `payload ${String(index)}, ${JSON.stringify(recipe).slice(0, 300)}; again with STALLS_SEED=${String(SEED)}`;
    expect(took, again).toBeLessThan(LONGEST);
  }
  expect(program.defects).toEqual([]);
});

test.each([
  ['the page of a card that hundreds of decks have', 'cardCodex', ['starter:michael']],
  [
    'a search in one deck of hundreds',
    'searchCards',
    [
      {
        ...{ text: 'in:"Light 299"', facets: [], sort: { by: 'name', descending: false } },
        ...{ deck: null, from: 0, count: 50 },
      },
    ],
  ],
] as const)('%s keeps nobody waiting', async (_, channel, given) => {
  program.stock();
  const { done, took } = await leastWork(LONGEST, () => program.call(channel, given));
  expect(done).toMatchObject({ ok: true });
  expect(took).toBeLessThan(LONGEST);
});
