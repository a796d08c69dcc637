import { expect, test, vi } from 'vitest';
import type { GameApi } from './api.ts';
import { askedBefore } from './asked-before.ts';

const program = () => {
  let count = 0;
  const library = vi.fn(() => Promise.resolve(`answer ${String((count += 1))}`));
  const settings = vi.fn(() => Promise.reject(new Error('gone')));
  return { library, settings, api: { library, settings } as unknown as GameApi };
};

test('what is asked before is answered once from that, and anew from then on', async () => {
  const { api, library } = program();
  const asked = askedBefore(api, ['library']);
  expect(library).toHaveBeenCalledOnce();
  expect([await asked.api.library(), await asked.api.library()]).toEqual(['answer 1', 'answer 2']);
  expect(library).toHaveBeenCalledTimes(2);
});

test('an answer that never comes well is waited for no longer, and told to whoever asks', async () => {
  const { api } = program();
  const asked = askedBefore(api, ['settings']);
  await asked.answered;
  await expect(asked.api.settings()).rejects.toThrow('gone');
});
