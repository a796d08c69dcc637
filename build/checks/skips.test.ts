import { expect, test } from 'vitest';
import { onlyAllowedSkips } from './skips.ts';

const run = { passed: 3, failed: 0 };

test('a test that a machine may skip is told with its reason', () => {
  const skipped = [
    { test: 'db/file/disk.test.ts: a small disk of its own > is full', reason: 'no reason given' },
  ];
  expect(onlyAllowedSkips({ ...run, skipped })).toEqual({
    ...run,
    skipped: [{ ...skipped[0], reason: 'Only root may mount a disk.' }],
  });
});

test('any other test that is skipped has failed, whatever reason it gives', () => {
  const skipped = [{ test: 'db/file/open.test.ts: opens', reason: 'later' }];
  expect(onlyAllowedSkips({ ...run, skipped })).toEqual({
    ...{ passed: 3, failed: 1, skipped: [] },
    said: 'Skipped without leave: db/file/open.test.ts: opens (later)',
  });
});
