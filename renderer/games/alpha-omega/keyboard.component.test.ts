import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walkTo } from '../../input/walked.ts';
import { inLanguage } from '../../testing/screens/screen.ts';
import { settled } from '../../testing/settled.ts';
import { sitDown } from '../../testing/sit-down.ts';
import { battle, playing } from './words/testing/scenes.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'closed' });
});

const zone = (): string | null =>
  document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone') ?? null;
const inHand = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-zone=hand] [data-card]'),
];

test('up and down lead from what is asked to the hand and to the board, and back', async () => {
  const { screen } = await sitDown(playing());
  walkTo(screen.getByRole('button', { name: /^Play nothing/ }).element() as HTMLElement);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(zone).toBe('hand');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(zone).toBe('hand');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(zone).toBe('question');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(zone).toBe('good');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(zone).toBe('opponent');
});

test('Tab stops in the hand at what can be chosen, and arrows go to the others as well', async () => {
  await sitDown(playing());
  const [closed, open] = [true, false].map((is) =>
    inHand().filter((card) => card.classList.contains('none') === is),
  );
  expect([closed?.length, open?.length].every((count) => (count ?? 0) > 1)).toBe(true);
  expect(closed?.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  expect(open?.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
  expect(inHand()[3]?.classList.contains('none')).toBe(true);
  walkTo(inHand()[2] ?? document.body);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(inHand()[3]);
});

test('where nothing of the hand can be chosen Tab stops once in it', async () => {
  await sitDown(battle());
  expect(inHand().filter(({ tabIndex }) => tabIndex === 0)).toEqual(inHand().slice(0, 1));
});

test('whoever plays a card by key stays in the hand, at the next card', async () => {
  const { screen, api } = await sitDown(playing(), battle());
  const gabriel = screen.getByRole('button', { name: /^Gabriel/ }).element() as HTMLElement;
  walkTo(gabriel);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => api.answers).toHaveLength(1);
  await settled();
  await expect.poll(zone).toBe('hand');
  await expect.poll(() => document.activeElement).toBe(inHand()[0]);
});

test('whoever plays a card with the pointer has the focus at what is asked next', async () => {
  const { screen, api } = await sitDown(playing(), battle());
  const gabriel = screen.getByRole('button', { name: /^Gabriel/ });
  await gabriel.click();
  await gabriel.click();
  await expect.poll(() => api.answers).toHaveLength(1);
  await expect.poll(zone).toBe('question');
});
