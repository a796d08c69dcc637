import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settled } from '../testing/settled.ts';
import { sitDown } from '../testing/sit-down.ts';
import { battle } from '../text/testing/scenes.ts';

const ring = (on: Element): string => getComputedStyle(on).outlineStyle;

test.each(['Menu', 'Card and log', 'Undo', 'Rewind'])(
  'what a mouse pressed bears no ring, also after a letter: %s',
  async (name) => {
    const { screen } = await sitDown(battle());
    await settled();
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await button.click({ force: true });
    const on = button.element();
    await expect.poll(() => document.activeElement).toBe(on);
    expect(ring(on)).toBe('none');
    await userEvent.keyboard('{Shift}');
    expect(on.matches(':focus-visible')).toBe(true);
    expect(ring(on)).toBe('none');
    // Whoever goes on with keys sees where they are.
    await userEvent.keyboard('{Home}');
    expect(ring(document.activeElement ?? document.body)).toBe('solid');
  },
);

test('what the keyboard walks to bears a ring, and nothing does that the focus came back to after a press of the mouse', async () => {
  const { screen } = await sitDown(battle());
  await settled();
  await userEvent.keyboard('{Tab}');
  expect(ring(document.activeElement ?? document.body)).toBe('solid');
  await screen.getByRole('heading', { level: 2 }).first().click();
  const card = document.querySelector<HTMLElement>('[data-zone=hand] [data-card]') ?? document.body;
  card.focus({ focusVisible: true });
  expect(ring(card)).toBe('none');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).not.toBe(card);
  expect(ring(document.activeElement ?? document.body)).toBe('solid');
});
