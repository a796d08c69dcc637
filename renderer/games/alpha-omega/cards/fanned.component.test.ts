import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { crowd } from '../../../text/testing/scenes.ts';

beforeEach(() => inLanguage('en', { hints: false, drawer: 'closed' }));

const units = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-zone=good] [data-unit]'),
];
const boxOf = (unit: HTMLElement | undefined, selector: string): DOMRect =>
  unit?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test('what a card in a fan strikes with is seen whole where it is not its Strength', async () => {
  await page.viewport(1920, 1080);
  const view = crowd(12, 2);
  const inPlay = view.inPlay.map((card) =>
    card.side === 'good' && card.attack !== null ? { ...card, attack: card.attack + 1 } : card,
  );
  await sitDown({ ...view, inPlay });
  await settled();
  const fanned = units().filter((unit) => unit.matches('.fanned') && unit.querySelector('[data-why=attack]'));
  expect(fanned.length).toBeGreaterThan(3);
  for (const unit of fanned) {
    const [blow, foot] = [boxOf(unit, '[data-why=attack]'), boxOf(unit, '.foot')];
    expect(blow.width).toBeGreaterThan(8);
    expect(blow.left).toBeGreaterThanOrEqual(foot.left);
    expect(blow.right).toBeLessThanOrEqual(foot.right);
    expect(blow.bottom).toBeLessThanOrEqual(foot.bottom + 1);
  }
});

test.each([12, 14, 24])('of %i cards the one in front hides no part of a sign of the next', async (count) => {
  await page.viewport(1920, 1080);
  await sitDown(crowd(count, 2));
  await settled();
  const [first, next] = units().filter((unit) => unit.matches('.fanned'));
  if (first === undefined || next === undefined) throw new Error('no card lies under another');
  await userEvent.hover(page.elementLocator(first), { position: { x: 12, y: 60 } });
  await settled();
  const rating = next.querySelector('.rating');
  if (rating === null) throw new Error('a Person has a Strength');
  const isSeen = getComputedStyle(rating).visibility === 'visible';
  expect(isSeen).toBe(next.dataset['covered'] === 'moved');
  if (isSeen) {
    expect(boxOf(next, '.rating').left).toBeGreaterThanOrEqual(boxOf(first, '.card').right - 1);
    expect(boxOf(next, '.kind').left).toBeGreaterThanOrEqual(boxOf(first, '.card').right - 1);
  }
});
