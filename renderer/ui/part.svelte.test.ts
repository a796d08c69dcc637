import { expect, test, vi } from 'vitest';
import Wait from './wait.svelte';
import { Part } from './part.svelte.ts';

test('a part is read once for all who want it, and is there to be drawn from then on', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Wait }));
  const part = new Part(load);
  expect(part.shown).toBeNull();
  await Promise.all([part.come(), part.come()]);
  await part.come();
  expect(part.shown).toBe(Wait);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be read is tried again', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Wait }));
  load.mockRejectedValueOnce(new Error('the file is gone'));
  const part = new Part(load);
  await expect(part.come()).rejects.toThrow('the file is gone');
  expect(part.shown).toBeNull();
  await part.come();
  expect(part.shown).toBe(Wait);
});
