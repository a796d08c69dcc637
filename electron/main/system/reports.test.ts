import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InvariantError } from '../../../engine/index.ts';
import { reporterTo } from './reports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-reports-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a report holds what happened, where, and what is needed to see it again', () => {
  const report = reporterTo(join(folder, 'reports'), () => new Date(0));
  const file = report('defect', new InvariantError('boom', { stack: ['turn'] }), { game: { seed: 'k3x9' } });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    ...{ kind: 'defect', at: '1970-01-01T00:00:00.000Z', game: { seed: 'k3x9' } },
    error: {
      message: 'boom',
      detail: { stack: ['turn'] },
      stack: expect.stringContaining('reports.test') as string,
    },
  });
});

test('the newest twenty reports are kept', () => {
  let seconds = 0;
  const report = reporterTo(folder, () => new Date((seconds += 1) * 1000));
  for (let number = 0; number < 25; number += 1) report('defect', 'again');
  const kept = readdirSync(folder).sort();
  expect([kept.length, kept[0]]).toEqual([20, '1970-01-01T00-00-06-000Z-defect.json']);
});

test('a report that cannot be written says so and throws nothing', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'file'), '');
  expect(reporterTo(join(folder, 'file'), () => new Date(0))('defect', 'x')).toMatch(/^none \(E/);
  expect(console).toHaveBeenCalledOnce();
  console.mockRestore();
});
