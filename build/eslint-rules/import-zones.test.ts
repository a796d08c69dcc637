import { expect, test } from 'vitest';
import { complaint } from './import-zones.ts';

test.each([
  ['engine/alpha-omega/evolve.ts', '../kernel/types.ts'],
  ['electron/main/index.ts', '../../db/file/open.ts'],
  ['renderer/terminal/main.ts', '../text/line.ts'],
  ['renderer/app.svelte', '../cards/text/plain.ts'],
  ['renderer/games/alpha-omega/words/cards/words.ts', '../../../../../cards/text/plain.ts'],
  ['cards/print.ts', './text/plain.ts'],
  ['renderer/ui/button.component.test.ts', '../../engine/index.ts'],
  ['engine/kernel/rng.test.ts', 'vitest'],
  ['renderer/shell/credits.svelte', '../games/index.ts'],
  ['renderer/ui/button.component.test.ts', '../games/alpha-omega/words/testing/scenes.ts'],
])('%s may import %s', (file, source) => {
  expect(complaint(file, source, false)).toBeNull();
});

test.each([
  ['engine/kernel/machine.ts', '../alpha-omega/types.ts', 'zone'],
  ['engine/toolbox/poker.ts', '../alpha-omega/types.ts', 'zone'],
  ['engine/index.ts', 'zod', 'package'],
  ['cards/load.ts', '../db/file/open.ts', 'zone'],
  ['cards/text/plan.ts', '../load.ts', 'zone'],
  ['cards/text/plan.ts', 'zod', 'package'],
  ['renderer/app.svelte', '../cards/load.ts', 'zone'],
  ['renderer/text/lists.ts', '../games/alpha-omega/words/cards/words.ts', 'zone'],
  ['db/file/open.ts', '../../cards/load.ts', 'zone'],
  ['renderer/app.svelte', '../db/file/open.ts', 'zone'],
  ['renderer/app.svelte', './terminal/main.ts', 'zone'],
  ['renderer/shell/credits.svelte', '../games/alpha-omega/cast.ts', 'zone'],
  ['renderer/table/couch/hold.ts', '../../games/alpha-omega/cast.ts', 'zone'],
  ['renderer/rulebook/find.ts', '../../cards/text/plain.ts', 'zone'],
  ['renderer/app.svelte', 'node:fs', 'package'],
  ['electron/main/index.ts', '../../renderer/main.ts', 'zone'],
  ['e2e/solo.spec.ts', '../engine/index.ts', 'typesOnly'],
  ['db/file/open.ts', './columns', 'extension'],
  ['db/file/open.ts', './columns.js', 'extension'],
])('%s may not import %s', (file, source, expected) => {
  expect(complaint(file, source, false)).toBe(expected);
});

test('what is there for all games knows none by its types either', () => {
  expect(complaint('renderer/ui/page.svelte', '../../engine/alpha-omega/index.ts', true)).toBe('zone');
  expect(complaint('renderer/ui/page.svelte', '../../engine/index.ts', true)).toBeNull();
});

test('the window knows the engine by its types alone', () => {
  expect(complaint('renderer/session.svelte.ts', '../engine/index.ts', true)).toBeNull();
  expect(complaint('renderer/session.svelte.ts', '../engine/index.ts', false)).toBe('typesOnly');
});
