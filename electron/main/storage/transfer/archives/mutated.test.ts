import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PACKS } from '../../../../testing/house.ts';
import { diceOf } from '../../../../testing/spoil.ts';
import { leastWork } from '../../../../../engine/kernel/testing/work.ts';
import { spoilings } from '../../../../testing/mutated-archives.ts';
import { incomingFile } from './incoming.ts';

/** Others in each run, so that many runs try many. */
const SEED = Number(process.env['FILES_SEED'] ?? Date.now() % 2 ** 31);
const EACH = 1;
/** What one file may take of the processor, in ms: a clock would tell of what the machine does beside. */
const LONGEST = 2000;

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-mutated-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const scratch = (): string => mkdtempSync(join(folder, 'one-'));

// The whole count runs in `npm run soak files`.
describe.each(spoilings())('a file with $what', ({ honest, mutations }) => {
  test('is taken where it is honest', () => {
    expect(incomingFile(honest, [PACKS], scratch())).toMatchObject({ ok: true });
  });

  test.each(mutations)('$name is refused', async ({ codes, spoil }) => {
    for (let seed = SEED; seed < SEED + EACH; seed += 1) {
      const file = spoil(honest, diceOf(seed));
      const { done: read, took } = await leastWork(LONGEST, () => incomingFile(file, [PACKS], scratch()));
      const again = `again with FILES_SEED=${String(seed)}`;
      expect(read.ok, again).toBe(false);
      if (!read.ok) expect(codes, `${JSON.stringify(read.error)}; ${again}`).toContain(read.error.code);
      expect(took, again).toBeLessThan(LONGEST);
    }
  });
});
