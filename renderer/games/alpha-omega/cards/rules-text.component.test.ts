import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { cardText } from '../../../../cards/text/english/card-text.ts';
import { spokenText } from '../../../../cards/text/english/spoken.ts';
import { fullText, plainText, reminders } from '../../../../cards/text/plain.ts';
import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { fakeBook, fakeCards, idOf } from '../words/testing/fake-cards.ts';
import { battle } from '../words/testing/scenes.ts';
import { scene } from '../words/testing/table.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import RulesText from './rules-text.svelte';
import { openDrawer } from '../../../testing/open-drawer.ts';

beforeEach(openDrawer);

function cardCalled(name: string): CardDef {
  const def = fakeBook.get(idOf(name));
  if (def === undefined) throw new Error(`There is no card called ${name}`);
  return def;
}

test('the small text has the sentences and the keywords, and no reminders', async () => {
  const def = cardCalled('Flaga');
  const { container } = await render(RulesText, { def, book: fakeBook });
  expect(container.textContent.trim()).toBe(plainText(cardText(def, fakeBook)));
  expect(container.querySelector('b')?.textContent).toBe('Lure Astray');
});

test('the large text says what its keywords mean, and leaves out what the line above it says', async () => {
  const def = cardCalled('Flaga');
  const { container } = await render(RulesText, { def, book: fakeBook, large: true });
  expect(container.querySelector('p')?.textContent).not.toContain('Magic user.');
  const said = reminders(cardText(def, fakeBook));
  expect(said.length).toBeGreaterThan(1);
  expect(container.querySelector('.reminders')?.textContent).toBe(said.join(' '));
});

const full = (): HTMLElement | null => document.querySelector('section[aria-label="Card in full"]');

test('a screen reader hears the card in sentences, once', async () => {
  const def = cardCalled('Courage');
  const { screen } = await sitDown(scene({ objective: { id: 1, def: def.id } }));
  const said = screen.getByText(spokenText(def, fakeBook), { exact: true });
  await expect.element(said).toBeInTheDocument();
  const heard = [...(full()?.querySelectorAll('p') ?? [])].filter((part) => !part.closest('[aria-hidden]'));
  expect(heard.filter((part) => part.textContent.includes('Play on a Good Person'))).toHaveLength(1);
});

test('a card that is focused is heard with what it does, a Lured one without', async () => {
  const { screen } = await sitDown(battle());
  await expect
    .element(screen.getByRole('button', { name: /^Raphael/ }))
    .toHaveAccessibleDescription(/Once per turn, remove all damage from a Good Person\./);
  await expect
    .element(screen.getByRole('button', { name: /^Uriel.*Lured Astray/ }))
    .toHaveAccessibleDescription(/its own text no longer counts/);
});

test('the longest texts can be read beside the table without scrolling', async () => {
  await page.viewport(1280, 800);
  const lengthOf = (def: CardDef): number => fullText(cardText(def, fakeBook)).length;
  const longest = fakeCards.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 6);
  for (const def of longest) {
    await sitDown(scene({ objective: { id: 1, def: def.id } }));
    const words = full()?.querySelector('.words');
    const hidden = (): number => (words?.scrollHeight ?? Infinity) - (words?.clientHeight ?? 0);
    await expect.poll(hidden, { message: def.name }).toBeLessThanOrEqual(1);
    cleanup();
  }
});
