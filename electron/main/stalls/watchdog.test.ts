import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-watchdog-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Plays a program that is watched over and stalls twice, each time until the stall was written down. */
const STALLING = `
  import { readdirSync } from 'node:fs';
  import { setTimeout as later } from 'node:timers/promises';
  import { watchOver } from ${JSON.stringify(at('watchdog.ts'))};
  const [folder] = process.argv.slice(2);
  const noted = () => {
    try {
      return readdirSync(folder).length;
    } catch {
      return 0;
    }
  };
  function stallHere(until) {
    while (noted() < until);
  }
  const { watching, end } = watchOver(${JSON.stringify(at('worker.ts'))}, folder, { every: 20, patience: 10 });
  await watching;
  stallHere(1);
  await later(100);
  stallHere(2);
  await later(100);
  end();
  console.log('went on', noted());
`;

test('a program that stalls is noticed each time, what it was doing is written down, and it goes on', () => {
  const reports = join(folder, 'reports');
  const program = join(folder, 'stalling.mjs');
  writeFileSync(program, STALLING);
  const { stdout, stderr } = spawnSync(process.execPath, [program, reports], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('went on 2');
  for (const name of readdirSync(reports)) {
    const { kind, error } = JSON.parse(readFileSync(join(reports, name), 'utf8')) as {
      kind: string;
      error: { message: string; stack: string };
    };
    expect([kind, error.message]).toEqual(['stalled', 'the main process stood still for 0.2 s']);
    expect(error.stack).toMatch(/at stallHere \(.+:\d+:\d+\)/);
  }
});
