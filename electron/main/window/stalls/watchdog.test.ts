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

/** What a program that is watched over begins with: it may stall until so many stalls were written down. */
const WATCHED = `
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
`;

/** Stalls twice. */
const STALLING = `
  ${WATCHED}
  await watching;
  stallHere(1);
  await later(100);
  stallHere(2);
  await later(100);
  end();
  console.log('went on', noted());
`;

/** Stalls at once, as where a file is opened that takes its time: before the program has turned even once. */
const STALLING_AT_START = `
  ${WATCHED}
  stallHere(1);
  end();
  console.log('went on', noted());
`;

function played(program: string, reports: string): { readonly stdout: string; readonly stderr: string } {
  const file = join(folder, 'stalling.mjs');
  writeFileSync(file, program);
  return spawnSync(process.execPath, [file, reports], { encoding: 'utf8' });
}

test('a program that stalls before it has turned even once is noticed too', () => {
  const reports = join(folder, 'reports');
  const { stdout, stderr } = played(STALLING_AT_START, reports);
  expect([stdout.trim(), stderr]).toEqual(['went on 1', '']);
  const [name = ''] = readdirSync(reports);
  expect(readFileSync(join(reports, name), 'utf8')).toMatch(/at stallHere /);
});

test('a program that stalls is noticed each time, what it was doing is written down, and it goes on', () => {
  const reports = join(folder, 'reports');
  const { stdout, stderr } = played(STALLING, reports);
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
