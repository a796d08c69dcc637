import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import App from './app.svelte';
import { pageParts, tablePart } from './games/alpha-omega/parts.ts';
import { battle } from './games/alpha-omega/words/testing/scenes.ts';
import { pageParts as ownPages } from './parts.ts';
import { fakeGame } from './testing/fake-game.ts';
import { ALL_PARTS } from './testing/parts.ts';
import { settled } from './testing/settled.ts';
import { firstTexts } from './text/language/texts.ts';
import './ui/theme.css';
// They are there already when they are wanted: how long reading takes is not looked at here.
import './games/alpha-omega/at-table.svelte';
import './games/alpha-omega/library/library-page.svelte';
import './shell/saves/saves-page.svelte';

/** The parts that the program asked for: which of them were read before depends on the files before this one. */
const asked = new Set<unknown>();

beforeEach(async () => {
  await firstTexts('en');
  for (const part of ALL_PARTS) {
    const { come } = part;
    vi.spyOn(part, 'come').mockImplementation(() => {
      asked.add(part);
      return come();
    });
  }
});

test('no part is read before somebody is there, then the table, and a page that is pointed at', async () => {
  const screen = await render(App, { api: fakeGame([battle()]) });
  const cards = screen.getByRole('button', { name: /^Cards/ });
  await expect.element(cards).toBeVisible();
  await settled();
  expect([...asked]).toEqual([]);
  // Keys go to the frame that has the focus, which need not be this one yet.
  await screen.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => [...asked]).toEqual([tablePart]);
  await cards.hover();
  await expect.poll(() => [...asked]).toEqual([tablePart, pageParts.library]);
  screen
    .getByRole('button', { name: /^Saved games/ })
    .element()
    .focus();
  await expect.poll(() => [...asked]).toEqual([tablePart, pageParts.library, ownPages.saves]);
});
