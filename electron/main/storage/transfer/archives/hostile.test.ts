import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostileFile } from '../../../../testing/hostile/files.ts';
import { PACKS } from '../../../../testing/house.ts';
import { diceOf } from '../../../../testing/spoil.ts';
import { leastWork } from '../../../../../engine/kernel/testing/work.ts';
import { incomingFile } from './incoming.ts';

/** Others in each run, so that many runs try many. */
const SEED = Number(process.env['FILES_SEED'] ?? Date.now() % 2 ** 31);
/** `npm run soak files` tries 300. */
const FILES = 20;
/** What one file may take of the processor, in ms. */
const LONGEST = 2000;

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-hostile-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(Array.from({ length: FILES }, (_, file) => file))(
  `a file that was never honest is not taken: %i (seed ${String(SEED)})`,
  async (file) => {
    const { kind, bytes } = hostileFile(diceOf(Math.imul(SEED + file, 0x9e3779b1)));
    const again = `a ${kind}; again with FILES_SEED=${String(SEED)}`;
    const { done: read, took } = await leastWork(LONGEST, () =>
      incomingFile(bytes, [PACKS], mkdtempSync(join(folder, 'one-'))),
    );
    expect(read.ok, again).toBe(false);
    if (!read.ok) expect(`${read.error.entry ?? ''}${read.error.detail}`, again).not.toBe('');
    expect(took, again).toBeLessThan(LONGEST);
    expect(({} as { readonly taken?: unknown }).taken).toBeUndefined();
  },
);
