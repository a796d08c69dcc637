import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { crowd } from '../words/testing/scenes.ts';

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
