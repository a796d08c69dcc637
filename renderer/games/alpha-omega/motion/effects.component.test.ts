import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AlphaOmegaEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { battle, crowd } from '../words/testing/scenes.ts';
import { smoothness } from '../../../table/motion/smoothness.svelte.ts';
import { beat } from './testing/steps.ts';

beforeEach(openDrawer);

const usual = settings.chosen;
beforeEach(() => {
  // However busy the machine of the test is.
  smoothness.isLate = false;
  settings.chosen = { ...usual, pace: 'calm', motion: 'full' };
});
afterEach(() => {
  settings.chosen = usual;
});

/** A table of which this is told. */
async function told(
  before: View,
  changes: Partial<View>,
  ...events: readonly AlphaOmegaEvent[]
): Promise<void> {
  const { session } = await sitDown(before);
  const after = { ...before, ...changes };
  session.view = after;
  session.told = { before, after, beats: [beat(changes, ...events)] };
}

const onStage = (what: string): number => document.querySelectorAll(`.stage ${what}`).length;
const atRest = (): Promise<void> =>
  expect.poll(() => document.querySelector('.stage')?.childElementCount).toBe(0);

test.each([
  ['good', 'Michael', '.ring:not(.theirs)', 1],
  ['good', 'Deborah', '.ring:not(.theirs)', 0],
  ['opponent', 'Agares', '.ring.theirs', 0],
] as const)(
  'who enters %s play comes down on the table, an Angel in a beam: %s',
  async (side, name, ring, beams) => {
    const before = crowd(0, 2);
    const card = played(name, side);
    const entered = { type: 'opponentDrawn', seat: 0, card: card.id } as const;
    await told(before, { inPlay: [...before.inPlay, card] }, entered);
    await expect.poll(() => onStage(ring)).toBe(1);
    expect(onStage('.beam')).toBe(beams);
    await atRest();
  },
);

test('at a Strength Check the Strength of every card that counts flies to the pan of its side, and is counted there', async () => {
  // Of these four Opponents two are Events, which count for nothing.
  const before = crowd(5, 4);
  await told(before, {}, { type: 'strengthChecked', balance: before.balance });
  await expect.poll(() => onStage('[data-why=strength]')).toBe(5 + 2);
  const shown = (side: string): string | undefined =>
    document.querySelector(`[data-check] [data-pan=${side}] b`)?.textContent;
  await expect
    .poll(() => [shown('good'), shown('opponent')])
    .toEqual([String(before.balance.good), String(before.balance.opponent)]);
  await atRest();
  await expect.poll(() => document.querySelector('[data-check]')).toBeNull();
});

test('whoever holds still sees the whole Strength Check at once', async () => {
  settings.chosen = { ...settings.chosen, motion: 'reduced' };
  const before = crowd(5, 4);
  await told(before, {}, { type: 'strengthChecked', balance: before.balance });
  const pans = (): readonly string[] =>
    [...document.querySelectorAll('[data-check] [data-pan] b')].map(({ textContent }) => textContent);
  await expect.poll(pans).toEqual([String(before.balance.opponent), String(before.balance.good)]);
  expect(onStage('[data-why=strength]')).toBe(0);
});

/** When the movements of these end, in milliseconds of their own. */
const endsOf = (selector: string): readonly number[] =>
  [...document.querySelectorAll(selector)].flatMap((one) =>
    one.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
  );

const over = (winner: 'good' | 'opponent'): AlphaOmegaEvent => ({
  type: 'gameEnded',
  outcome: {
    ...{ winner, reason: winner === 'good' ? 'objectiveAchieved' : 'objectiveLost' },
    ...{ round: 9, balance: { good: 60, opponent: 4 }, achieved: 1, scores: [] },
  },
});

test('when the game is won, whoever still stands against it breaks; when it is lost, it grows dark', async () => {
  await told(crowd(2, 3), {}, over('good'));
  await expect.poll(() => onStage('.ghost')).toBe(3 * 7);
  // Whoever fell is not back before the end lies over the table.
  expect(Math.min(...endsOf('[data-zone=opponent] [data-unit]'))).toBeGreaterThan(
    Math.max(...endsOf('.stage .ghost')) + 1000,
  );
  await atRest();
  await told(battle(), {}, over('opponent'));
  await expect.poll(() => document.querySelectorAll('.dusk').length).toBe(1);
  expect(onStage('.ghost')).toBe(0);
  await expect.poll(() => document.querySelector('.dusk')).toBeNull();
});
