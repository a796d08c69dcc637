import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { sitWithTwoWays } from '../../../testing/two-ways.ts';
import { crowd } from '../words/testing/scenes.ts';
import { Cloth } from '../cloth/cloth-state.svelte.ts';
import { crowdStep } from '../motion/testing/steps.ts';
import { Meanings } from './meanings.svelte.ts';

beforeEach(() => inLanguage('en', { hints: false, drawer: 'closed' }));

/** How often it is worked out which choices stand beside the question: each time asks whether there is a cloth. */
async function workedOut(cards: number): Promise<number> {
  const asked = vi.spyOn(Cloth.prototype, 'isLaid', 'get');
  const { screen } = await sitDown(crowd(cards / 2, cards / 2));
  const times = asked.mock.calls.length;
  asked.mockRestore();
  await screen.unmount();
  return times;
}

test('how the choices stand is worked out for the question, not for each card that may have a figure', async () => {
  const few = await workedOut(8);
  expect(few).toBeGreaterThan(0);
  expect(await workedOut(60)).toBe(few);
});

test('what an answer led to is worked out once for each card, at a pace that shows it at once', async () => {
  inLanguage('en', { hints: false, drawer: 'closed', pace: 'instant' });
  const told = crowdStep(crowd(30, 30));
  const { session } = await sitDown(told.before);
  const asked = vi.spyOn(Meanings.prototype, 'of');
  session.view = told.after;
  session.told = told;
  await tick();
  const times = asked.mock.calls.length;
  asked.mockRestore();
  const cards = document.querySelectorAll('main [data-zone] [data-card]').length;
  expect(cards).toBeGreaterThan(20);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(cards);
});

const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'what a chosen card can do stands beside it, hides no card, and moves none, at %i by %i',
  async (...size) => {
    await page.viewport(...size);
    const { seated } = await sitWithTwoWays();
    await settled();
    const cards = '[data-unit] > button, [data-seal]';
    const before = boxesOf(cards);
    const chosen = seated.screen.getByRole('button', { name: /^Michael/ });
    await chosen.click();
    await expect.poll(() => boxesOf('.actions button')).toHaveLength(1);
    await settled();
    expect(boxesOf(cards)).toEqual(before);
    const [action] = boxesOf('.actions');
    const card = chosen.element().getBoundingClientRect();
    if (action === undefined) throw new Error('it can do nothing');
    expect(card.top - action.bottom).toBeLessThan(12);
    // Over its card, or as near to that as what was told last leaves room.
    const [words] = boxesOf('[data-line] > .deed');
    const centred = (card.left + card.right - action.width) / 2;
    expect(action.left).toBeCloseTo(Math.max(centred, (words?.right ?? 0) + 8), -1);
    const hidden = before.filter(
      ({ left, right, top, bottom }) =>
        Math.min(right, action.right) - Math.max(left, action.left) > 1 &&
        Math.min(bottom, action.bottom) - Math.max(top, action.top) > 1,
    );
    expect(hidden).toEqual([]);
  },
);
