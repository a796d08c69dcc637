import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { settled } from '../testing/settled.ts';
import Button from './button.svelte';

test('a second press waits until what the first led to is over', async () => {
  let done: () => void = () => undefined;
  const onclick = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const children = createRawSnippet(() => ({ render: () => '<span>Copy</span>' }));
  await render(Button, { children, onclick });
  const button = page.getByRole('button', { name: 'Copy' });
  await button.click();
  await button.click();
  await settled();
  expect(onclick.mock.calls).toHaveLength(1);
  done();
  await button.click();
  await expect.poll(() => onclick).toHaveBeenCalledTimes(2);
});
