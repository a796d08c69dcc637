import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspect, liveAndDie, moments, type Acknowledged } from '../../testing/killing.ts';

test('a player killed at any moment finds every acknowledged record again and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-kill-'));
  try {
    const file = join(folder, 'games.sqlite');
    const acknowledged: Acknowledged[] = [];
    let kept = 0;
    for (const [index, milliseconds] of moments('sample', 4, 400).entries()) {
      const life = await liveAndDie(file, `sample ${String(index)}`, milliseconds);
      acknowledged.push(...life.records);
      const now = inspect(file, acknowledged);
      expect(now).toBeGreaterThanOrEqual(kept);
      kept = now;
    }
    expect(acknowledged.length).toBeGreaterThan(6);
    expect(new Set(acknowledged.map(({ record }) => record.kind))).toEqual(new Set(['answer', 'return']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
