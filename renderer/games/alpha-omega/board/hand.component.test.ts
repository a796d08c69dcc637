import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { input } from '../../../input/input.svelte.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { hand } from '../../../text/testing/card-views.ts';
import { crowd, playing } from '../../../text/testing/scenes.ts';

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-zone=hand] ${selector}`),
];

beforeEach(async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  await page.viewport(1280, 800);
});

test('in a fan all names are written one way and none is cut, and each card shows of what kind it is', async () => {
  await sitDown(crowd(12, 12));
  await settled();
  const covered = all('.slot.fanned');
  expect(covered.length).toBeGreaterThan(12);
  expect(covered.every((slot) => slot.matches('.upwards'))).toBe(true);
  for (const slot of covered) {
    const name = slot.querySelector<HTMLElement>('.name');
    const kind = slot.querySelector<HTMLElement>('.kind');
    if (name === null || kind === null) throw new Error('a card without a name or a kind');
    expect(name.scrollHeight, name.innerText).toBeLessThanOrEqual(name.clientHeight + 1);
    const seen = Number.parseFloat(slot.style.getPropertyValue('--seen'));
    expect(kind.offsetLeft + kind.offsetWidth).toBeLessThanOrEqual(seen);
  }
});

test('beside the open drawer the names of eleven cards still stand across, and a tip covers none of them', async () => {
  inLanguage('en', { hints: true, learnt: [], drawer: 'open' });
  const view = playing();
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits here');
  const held = [
    'Gabriel',
    'Hope',
    'Courage',
    'Raphael',
    'Zadkiel',
    'Michael',
    'Love',
    'Heaven',
    'Deborah',
    'Abdiel',
    'Zophiel',
  ];
  await sitDown({ ...view, seats: [{ ...seat, hand: hand(...held), handCount: held.length }] });
  await settled();
  expect(all('.slot.fanned')).toHaveLength(10);
  expect(all('.slot.upwards')).toEqual([]);
  const tip = document.querySelector('[data-zone=tip]')?.getBoundingClientRect();
  const left = Math.min(...all('.slot').map((slot) => slot.getBoundingClientRect().left));
  expect(tip?.right).toBeLessThanOrEqual(left);
});

test.each(['mouse', 'keyboard', 'gamepad'] as const)(
  'of the card that was chosen and the one that keys are at only one rises by %s, and what it can do hides no other choice',
  async (device) => {
    await sitDown(playing());
    await settled();
    input.device = device;
    const [one, other] = all('.card-button.open');
    if (one === undefined || other === undefined) throw new Error('two cards can be played in this scene');
    one.click();
    other.focus({ focusVisible: true });
    // The other sinks for a moment.
    const raised = (): number =>
      all('.slot').filter((slot) => getComputedStyle(slot).scale !== 'none').length;
    await expect.poll(raised).toBe(1);
    const isAtKeys = getComputedStyle(other.closest('.slot') ?? other).scale !== 'none';
    expect(isAtKeys, 'whoever goes by keys sees the card that they are at').toBe(device !== 'mouse');
    const [actions, choices] = ['.actions', '.choices'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (actions === undefined || choices === undefined) throw new Error('nothing is asked');
    expect(actions.right).toBeLessThanOrEqual(choices.left);
  },
);

test.each([
  [1280, 800],
  [1920, 1080],
])('a tip lies on no card of a full hand, at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  inLanguage('en', { hints: true, learnt: [], drawer: 'closed' });
  const { screen } = await sitDown(crowd(12, 12));
  const tip = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(tip).toBeVisible();
  await settled();
  const outermost = Math.max(...all('.card-button').map((card) => card.getBoundingClientRect().right));
  expect(outermost).toBeLessThanOrEqual(tip.element().getBoundingClientRect().left);
});
