import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { settled } from '../../../testing/settled.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitWithTwoWays } from '../../../testing/two-ways.ts';
import { aimBox } from '../board/aim-box.ts';
import { change, prediction } from '../words/testing/predictions.ts';

beforeEach(() => inLanguage('en'));

/** Michael let go on Paimon, whom he can attack, and whom his ability defeats where it is for him. */
async function letGo() {
  const ways = await sitWithTwoWays();
  const { seated, chosen, ability } = ways;
  const plain = seated.api.predict.bind(seated.api);
  seated.api.predict = async (asked) => {
    const told = await plain(asked);
    const onChosen = chosen.map((card) => change(card, { fate: 'falls' }));
    const known = prediction(ability, { choosing: chosen, onChosen });
    return told.ok
      ? { ok: true, value: told.value.map((each) => (each.option === ability ? known : each)) }
      : told;
  };
  const michael = seated.screen.getByRole('button', { name: /^Michael/ }).first();
  await michael.click();
  await settled();
  await userEvent.dragAndDrop(michael, seated.screen.getByRole('button', { name: /^Paimon/ }).first());
  const which = seated.screen.getByRole('group', { name: 'What Michael does with Paimon' });
  await expect.element(which).toBeVisible();
  return { which, target: chosen[0] ?? -1 };
}

test('of two ways an ability says its sure outcome, as an attack does', async () => {
  const { which } = await letGo();
  await expect
    .element(which.getByRole('button', { name: /^Use Michael’s ability \(defeats\)/ }))
    .toBeVisible();
  // Nothing is told beside the buttons that they tell.
  await expect.element(which.getByRole('paragraph')).not.toBeInTheDocument();
});

test.each([
  [1280, 800],
  [1920, 1080],
])('what was aimed at stays in sight beside what is asked of it, at %i x %i', async (width, height) => {
  await browser.viewport(width, height);
  onTestFinished(() => browser.viewport(1280, 800));
  const { which, target } = await letGo();
  const box = aimBox(target);
  const group = which.element().getBoundingClientRect();
  expect(box).toBeDefined();
  expect(group.left >= (box?.right ?? 0) || group.right <= (box?.left ?? 0)).toBe(true);
  expect(group.left).toBeGreaterThanOrEqual(0);
  expect(group.right).toBeLessThanOrEqual(width);
});
