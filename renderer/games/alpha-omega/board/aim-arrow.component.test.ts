import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inLanguage, pressOn } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../../../text/testing/scenes.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'open' });
});

const isDrawn = (): boolean => document.querySelector('[data-aim]') !== null;

/** Moves the pointer to the lower left corner of a part of the page. */
function pointAt(selector: string): void {
  const part = document.querySelector(selector);
  if (part === null) throw new Error(`no ${selector}`);
  const { left, bottom } = part.getBoundingClientRect();
  part.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, clientX: left + 20, clientY: bottom - 20 }),
  );
}

test('the arrow follows a pointer over the board, and no farther', async () => {
  const { screen } = await sitDown(battle());
  await settled();
  await pressOn(screen.getByRole('button', { name: /^Michael/ }).first());
  pointAt('[data-board]');
  await expect.poll(isDrawn).toBe(true);
  pointAt('[data-zone=story]');
  await expect.poll(isDrawn).toBe(false);
});

test('while something lies open over the table nothing is aimed at', async () => {
  const { screen } = await sitDown(battle());
  await settled();
  await pressOn(screen.getByRole('button', { name: /^Michael/ }).first());
  pointAt('[data-board]');
  await expect.poll(isDrawn).toBe(true);
  const panel = document.createElement('div');
  panel.popover = 'auto';
  document.body.append(panel);
  panel.showPopover();
  await expect.poll(isDrawn).toBe(false);
  panel.remove();
});
