import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { crowd } from '../../../text/testing/scenes.ts';
import { Cloth } from '../cloth/cloth-state.svelte.ts';
import { crowdStep } from '../motion/testing/steps.ts';
import { Choices } from './choices.svelte.ts';

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
  const asked = vi.spyOn(Choices.prototype, 'figureOf');
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
