import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder, sweepScratch } from './scratch.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-sweeping-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that is over. */
const dead = (): number => spawnSync(process.execPath, ['--eval', '']).pid;

const lay = (name: string): string => {
  mkdirSync(join(folder, name, 'inside'), { recursive: true });
  writeFileSync(join(folder, name, 'inside', 'pack.json'), '{}');
  return name;
};

test('scratch folders of programs that are over are taken away, and nothing else', async () => {
  const own = await scratchFolder();
  const living = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: 'pipe' });
  const gone = lay(`alpha-omega-scratch-${String(dead())}-abc123`);
  const kept = [
    lay(basename(own)),
    lay(`alpha-omega-scratch-${String(living.pid)}-abc123`),
    lay(`alpha-omega-scratch-${String(dead())}`),
    lay(`alpha-omega-e2e-${String(dead())}-abc123`),
    lay('of somebody else'),
  ];
  sweepScratch(folder);
  expect(existsSync(join(folder, gone))).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  living.kill();
  rmSync(own, { recursive: true });
});

test('folders of before, whose names say no process, go once they are a day old; what only is called alike stays', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const aged = (name: string, at = '2026-11-22T09:59:00Z'): string => {
    utimesSync(join(folder, name), new Date(at), new Date(at));
    return name;
  };
  const bare = 'alpha-omega-Zz09aB';
  mkdirSync(join(folder, bare));
  const gone = [aged(lay('alpha-omega-aB3xY9')), aged(bare)];
  const ownThing = lay('alpha-omega-backup');
  writeFileSync(join(folder, ownThing, 'letter.txt'), 'mine');
  writeFileSync(join(folder, 'alpha-omega-ownfil'), 'mine');
  symlinkSync(tmpdir(), join(folder, 'alpha-omega-ownlnk'));
  const kept = [
    aged(lay('alpha-omega-young1'), '2026-11-22T10:01:00Z'),
    aged(ownThing),
    aged(lay('alpha-omega-e2e-aB3xY9')),
    aged(lay('alpha-omega-aB3xY9z')),
    aged(lay('beta-omega-aB3xY9')),
    aged('alpha-omega-ownfil'),
    'alpha-omega-ownlnk',
  ];
  sweepScratch(folder, now);
  expect(gone.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});

test('a folder that cannot be listed keeps nobody from going on', () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  sweepScratch(join(folder, 'nowhere'));
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^nothing is swept: ENOENT/)]]);
  said.mockRestore();
});

test('several programs that start at once all get through', async () => {
  const owner = dead();
  for (let number = 0; number < 50; number += 1)
    lay(`alpha-omega-scratch-${String(owner)}-x${String(number)}`);
  const script = fileURLToPath(new URL('scratch.ts', import.meta.url));
  const sweep = `import { sweepScratch } from ${JSON.stringify(script)}; sweepScratch(${JSON.stringify(folder)});`;
  const codes = await Promise.all(
    Array.from(
      { length: 3 },
      () =>
        new Promise((ended) => {
          spawn(process.execPath, ['--input-type=module', '--eval', sweep], { stdio: 'ignore' }).on(
            'exit',
            ended,
          );
        }),
    ),
  );
  expect(codes).toEqual([0, 0, 0]);
  expect(readdirSync(folder)).toEqual([]);
});
