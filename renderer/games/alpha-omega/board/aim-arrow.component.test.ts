import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { walkTo } from '../../../input/walked.ts';
import { inLanguage, pressOn } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../words/testing/scenes.ts';

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

test('aimed at an Opponent the arrow ends under its seal, and lies under all that the cards tell', async () => {
  const { screen } = await sitDown(battle());
  await settled();
  await pressOn(screen.getByRole('button', { name: /^Michael/ }).first());
  const paimon = screen
    .getByRole('button', { name: /^Paimon/ })
    .first()
    .element();
  paimon.dispatchEvent(new PointerEvent('pointerenter'));
  await expect.poll(isDrawn).toBe(true);
  const seal = paimon.parentElement?.querySelector('[data-seal]');
  const arrow = document.querySelector('[data-aim]');
  const end = Number(/([\d.]+)$/.exec(arrow?.querySelector('.aim')?.getAttribute('d') ?? '')?.[1]);
  expect(end).toBeGreaterThanOrEqual(seal?.getBoundingClientRect().bottom ?? Infinity);
  expect(arrow?.closest('[data-board]')).not.toBeNull();
  expect(arrow === null ? '' : getComputedStyle(arrow).zIndex).toBe('auto');
  const follows = arrow?.compareDocumentPosition(seal ?? document.body) ?? 0;
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('no arrow is drawn across the card that is shown large: not that of an attack either, nor what flies', async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  const view = battle();
  const [by, target] = view.inPlay.filter(({ host }) => host === null).map(({ id }) => id);
  await sitDown({ ...view, attack: { by: by ?? -1, target: target ?? -1, cancelled: false } });
  await settled();
  const card = document.querySelector<HTMLElement>('[data-zone=good] .card-button');
  if (card === null) throw new Error('no card to be looked at');
  walkTo(card);
  await expect.poll(() => document.querySelector('[data-preview]')).not.toBeNull();
  const layerOf = (selector: string): number => {
    const found = document.querySelector(`main ${selector}`);
    return found === null ? NaN : Number(getComputedStyle(found).zIndex);
  };
  const read = layerOf('[data-preview]');
  for (const under of ['[data-attack]', '.stage']) expect(layerOf(under), under).toBeLessThan(read);
});
