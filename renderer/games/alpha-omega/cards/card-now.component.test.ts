import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { crowd } from '../words/testing/scenes.ts';

const unitOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-unit]') ?? null;

test('an answer touches only the cards for which it has changed something', async () => {
  // What is foretold goes with its question and comes with the next.
  inLanguage('en', { hints: false, drawer: 'closed', endGuard: false, pace: 'instant', seals: false });
  await page.viewport(1280, 800);
  const before = crowd(10, 10);
  const [hurt] = before.inPlay;
  if (hurt?.left == null || before.pending === null) throw new Error('nobody can be hurt');
  const wounded = { ...hurt, damage: hurt.damage + 1, left: hurt.left - 1 };
  const after = {
    ...before,
    inPlay: before.inPlay.map((card) => (card === hurt ? wounded : card)),
    pending: { ...before.pending, id: before.pending.id + 1 },
  };
  const { screen, session } = await sitDown(before, after);
  await settled();
  const touched = new Set<Element>();
  const board = document.querySelector('[data-board]');
  if (board === null) throw new Error('no board');
  new MutationObserver((records) => {
    // Pictures come in their own time.
    for (const { target } of records.filter(({ attributeName }) => attributeName !== 'src')) {
      const unit = unitOf(target);
      if (unit !== null) touched.add(unit);
    }
  }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => session.view.pending?.id).toBe(after.pending.id);
  await settled();
  const cards = [...touched].map((unit) => unit.querySelector('[data-card]')?.getAttribute('data-card'));
  expect(cards).toEqual([String(hurt.id)]);
});
