import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InPlayView, View } from '../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { battle } from '../words/testing/scenes.ts';
import { beat } from './testing/steps.ts';

beforeEach(openDrawer);

const usual = settings.chosen;
afterEach(() => {
  settings.chosen = usual;
});

/** Agares is drawn into the battle, and makes all Good Persons weaker by 1. */
async function weakened(motion: 'full' | 'reduced') {
  settings.chosen = { ...usual, pace: 'calm', motion };
  const before = battle();
  const agares = played('Agares', 'opponent');
  const weaker = (card: InPlayView): InPlayView =>
    card.side === 'good' && card.attack !== null
      ? { ...card, strength: (card.strength ?? 0) - 1, strengthFrom: [agares.def] }
      : card;
  const after: View = { ...before, inPlay: [...before.inPlay.map(weaker), agares] };
  const sat = await sitDown(before);
  sat.session.view = after;
  sat.session.told = {
    ...{ before, after },
    beats: [beat({ inPlay: after.inPlay }, { type: 'opponentDrawn', seat: 0, card: agares.id })],
  };
  return sat;
}

const marks = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-mark] .full')].map(
    ({ dataset }) => dataset['drawn'] ?? '',
  );

test.each(['full', 'reduced'] as const)(
  'with %s motion whoever is weakened says by how much, and the line who did it',
  async (motion) => {
    const { screen } = await weakened(motion);
    if (motion === 'full') {
      await expect.poll(() => document.querySelectorAll('.stage .float.loss').length).toBe(2);
      expect(document.querySelector('.stage .float.loss')?.textContent).toBe('−1');
    }
    await expect.poll(marks).toEqual(expect.arrayContaining(['Strength −1', 'Strength −1', 'new']));
    await expect.element(screen.getByText('Agares weakens 2 of yours by 1')).toBeInTheDocument();
    await expect.poll(() => document.querySelector('.stage')?.childElementCount).toBe(0);
  },
);
