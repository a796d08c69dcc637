import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { USUAL } from '../../../electron/shared/settings.ts';
import { settings } from '../../settings.svelte.ts';
import { settled } from '../../testing/settled.ts';
import { sitAtFirstBattle, sitDown } from '../../testing/sit-down.ts';
import { battle } from './words/testing/scenes.ts';
import { openDrawer } from '../../testing/open-drawer.ts';

beforeEach(openDrawer);

afterEach(() => settings.change(USUAL));

const part = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};
/** The side with card and story; a hint stands aside as well. */
const SIDE = 'aside:has(> .x)';
const widthOf = (selector: string): number => part(selector).getBoundingClientRect().width;
const heightOf = (selector: string): number => part(selector).getBoundingClientRect().height;
const edge = (axis: 'x' | 'y') => page.elementLocator(part(`${SIDE} > .${axis}`));

/** The table once it knows how large its window is. */
async function laid(): Promise<void> {
  await sitDown(battle());
  await expect.poll(() => widthOf(SIDE)).toBeLessThan(window.innerWidth * 0.3);
}

test('the side is made wider by its edge, within limits, and as usual again by two presses', async () => {
  await laid();
  const before = widthOf(SIDE);
  await userEvent.dragAndDrop(edge('x'), page.getByRole('main', { name: 'Table' }), {
    sourcePosition: { x: 3, y: 200 },
  });
  await expect.poll(() => settings.chosen.panes).toEqual({ side: 40, card: null });
  await expect.poll(() => widthOf(SIDE)).toBeGreaterThan(before * 1.3);
  await userEvent.dblClick(edge('x'), { position: { x: 3, y: 200 } });
  await expect.poll(() => widthOf(SIDE)).toBe(before);
});

test('card and story share the side as their edge is drawn', async () => {
  await laid();
  const before = heightOf('[data-zone=story]');
  const { height } = part(SIDE).getBoundingClientRect();
  await userEvent.dragAndDrop(edge('y'), page.elementLocator(part(SIDE)), {
    targetPosition: { x: 20, y: height * 0.3 },
  });
  await expect.poll(() => settings.chosen.panes.card).toBeCloseTo(30, -1);
  await expect.poll(() => heightOf('[data-zone=story]')).toBeGreaterThan(before * 1.3);
});

test('a card that is kept in sight leaves the table all of its room', async () => {
  await laid();
  const before = part('.board').getBoundingClientRect();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(() => document.querySelector('[data-zone=pinned]')).not.toBeNull();
  await settled();
  const kept = part('[data-zone=pinned]').getBoundingClientRect();
  const now = part('.board').getBoundingClientRect();
  expect(now.width).toBe(before.width);
  expect(kept.left).toBeGreaterThanOrEqual(now.right);
  // Under the card that is looked at, and above the story, of which some is still to be read.
  expect(kept.height).toBeGreaterThan(200);
  expect(kept.top).toBeGreaterThanOrEqual(part('[data-zone=card]').getBoundingClientRect().bottom);
  expect(heightOf('[data-zone=story]')).toBeGreaterThan(120);
  expect(part('[data-zone=story]').getBoundingClientRect().top).toBeGreaterThanOrEqual(kept.bottom);
});

const isOpen = (): boolean => document.querySelector(SIDE) !== null;
const opener = () => page.getByRole('button', { name: 'Card and log' });

test('Escape puts down what was chosen, and then closes the side that was opened over the table', async () => {
  await settings.change({ drawer: 'closed' });
  await sitDown(battle());
  await opener().click();
  await expect.poll(isOpen).toBe(true);
  const michael = page.getByRole('button', { name: /^Michael/ });
  (michael.element() as HTMLElement).click();
  await expect.element(michael).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(michael).toHaveAttribute('aria-pressed', 'false');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
});

test('Escape leaves the side where it stands open by itself', async () => {
  await page.viewport(1920, 1080);
  await settings.change({ drawer: 'auto' });
  await sitDown(battle());
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(isOpen()).toBe(true);
  // Nor does it take away what was opened again there.
  await opener().click();
  await expect.poll(isOpen).toBe(false);
  await opener().click();
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(isOpen()).toBe(true);
});

const omens = () => page.getByRole('region', { name: 'Omens' });

test('where the side has no room beside the Omens, the one that is opened puts the other away', async () => {
  await page.viewport(1280, 800);
  await settings.change({ drawer: 'closed' });
  await sitDown(battle());
  await opener().click();
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('o');
  await expect.element(omens()).toBeVisible();
  await expect.poll(isOpen).toBe(false);
  await opener().click();
  await expect.poll(isOpen).toBe(true);
  await expect.element(omens()).not.toBeInTheDocument();
});

test('beside whoever is taught it stays closed until it is asked for, however wide the window is', async () => {
  await page.viewport(1920, 1080);
  await settings.change({ drawer: 'auto' });
  await sitAtFirstBattle(battle());
  await settled();
  expect(isOpen()).toBe(false);
  await opener().click();
  await expect.poll(isOpen).toBe(true);
});

test('where it has room, they stand side by side', async () => {
  await page.viewport(1920, 1080);
  await settings.change({ drawer: 'auto' });
  await sitDown(battle());
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('o');
  await expect.element(omens()).toBeVisible();
  await settled();
  expect(omens().element().getBoundingClientRect().right).toBeLessThanOrEqual(
    part(SIDE).getBoundingClientRect().left,
  );
  await opener().click();
  await expect.poll(isOpen).toBe(false);
  await expect.element(omens()).toBeVisible();
  expect(omens().element().getBoundingClientRect().right).toBeGreaterThan(1900);
});
