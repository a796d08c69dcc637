import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { comparisonOf } from '../../../../engine/alpha-omega/beyond/deck-study/comparison.ts';
import { diagnosisOf } from '../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import { NOTHING } from '../../../../engine/alpha-omega/beyond/simulation/tally.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import '../../../ui/theme.css';
import Compared from './compared.svelte';

beforeEach(() => inLanguage('en', { motion: 'reduced' }));

const found = diagnosisOf(NOTHING);
const first = { name: 'Ruth', cards: [{ card: idOf('Hope'), copies: 2 }], found };
const second = {
  ...{ name: 'Esther', found },
  cards: [
    { card: idOf('Hope'), copies: 1 },
    { card: idOf('Michael'), copies: 1 },
  ],
};

/** So many of a hundred games won with each, the same as far as they go. */
async function compared(one: number, other: number) {
  const numbers = (to: number): ReadonlySet<number> => new Set(Array.from({ length: to }, (_, game) => game));
  const finished = numbers(100);
  const comparison = comparisonOf({ finished, won: numbers(one) }, { finished, won: numbers(other) });
  const play = vi.fn();
  await render(Compared, { comparison, first, second, book: fakeBook, more: { games: 200, play } });
  return play;
}

test('where nothing is told yet, more games are at hand', async () => {
  const play = await compared(40, 42);
  await expect.element(page.getByText(/^Not significant\. Over the same games/)).toBeVisible();
  await page.getByRole('button', { name: 'Play 200 games with each' }).click();
  await expect.poll(() => play).toHaveBeenCalledOnce();
});

test('where one is better no more games are asked for, and the cards that differ are named', async () => {
  await compared(20, 80);
  await expect.element(page.getByText(/^The second deck wins 60 more/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  await page.getByText('Different in the second deck: 2 cards').click();
  await expect.element(page.getByText('+1 Michael')).toBeVisible();
  await expect.element(page.getByText('−1 Hope')).toBeVisible();
});
