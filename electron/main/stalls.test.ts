import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANNELS } from '../shared/api.ts';
import { payloads } from '../testing/hostile/payloads.ts';
import { headlessProgram } from '../testing/hostile/program.ts';
import { argumentsOf } from '../testing/hostile/recipes.ts';

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

const measured = (channel: (typeof CHANNELS)[number], given: readonly unknown[]): number => {
  const before = process.threadCpuUsage();
  void Promise.resolve(program.call(channel, given)).catch(() => undefined);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

test.each(CHANNELS)('%s keeps nobody waiting, whatever it is given', (channel) => {
  const ids = program.stock();
  for (const [index, recipe] of payloads(channel, { seed: SEED, count: EACH, ids }).entries()) {
    const given = argumentsOf(recipe);
    const first = measured(channel, given);
    // What is done for the first time is compiled first: who comes again waits only for the work.
    const took = first < LONGEST ? first : measured(channel, given);
    const again = `payload ${String(index)}, ${JSON.stringify(recipe).slice(0, 300)}; again with STALLS_SEED=${String(SEED)}`;
    expect(took, again).toBeLessThan(LONGEST);
  }
  expect(program.defects).toEqual([]);
});
