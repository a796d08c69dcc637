import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settled } from '../testing/settled.ts';
import { sitDown } from '../testing/sit-down.ts';
import { battle } from '../games/alpha-omega/words/testing/scenes.ts';

const focused = (): Element => document.activeElement ?? document.body;
/** The ring around what has the focus. */
const ring = (): string => getComputedStyle(focused()).outlineStyle;

test.each(['Menu', 'Card and log', 'Undo', 'Rewind'])(
  'what a mouse pressed bears no ring, also after a letter: %s',
  async (name) => {
    const { screen } = await sitDown(battle());
    await settled();
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await button.click({ force: true });
    const on = button.element();
    await expect.poll(focused).toBe(on);
    await expect.poll(ring).toBe('none');
    await userEvent.keyboard('{Shift}');
    await expect.poll(() => on.matches(':focus-visible')).toBe(true);
    await expect.poll(ring).toBe('none');
    // Whoever goes on with keys sees where they are.
    await userEvent.keyboard('{Home}');
    await expect.poll(ring).toBe('solid');
  },
);

test('what the keyboard walks to bears a ring, and nothing does that the focus came back to after a press of the mouse', async () => {
  const { screen } = await sitDown(battle());
  await settled();
  await userEvent.keyboard('{Tab}');
  await expect.poll(ring).toBe('solid');
  await screen.getByRole('heading', { level: 2 }).first().click();
  const card = document.querySelector<HTMLElement>('[data-zone=hand] [data-card]') ?? document.body;
  card.focus({ focusVisible: true });
  await expect.poll(focused).toBe(card);
  await expect.poll(ring).toBe('none');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).not.toBe(card);
  await expect.poll(ring).toBe('solid');
});
