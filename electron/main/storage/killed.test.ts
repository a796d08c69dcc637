import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moments } from '../../testing/killing.ts';
import { killKeepers } from '../../testing/storage-killed.ts';

// The whole count runs in `npm run soak kill`.
test('killed while decks change, games come in, backups are made and old files are brought up to date, nothing acknowledged is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-kept-'));
  try {
    const { acknowledged, kinds } = await killKeepers(folder, 'sample', moments('kept sample', 5, 400));
    expect(acknowledged).toBeGreaterThan(5);
    expect(kinds).toContain('draft');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
