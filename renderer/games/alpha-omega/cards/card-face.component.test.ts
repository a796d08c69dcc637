import { expect, test } from 'vitest';
import { sitDown } from '../../../testing/sit-down.ts';
import { known, played } from '../../../text/testing/card-views.ts';
import { scene } from '../../../text/testing/table.ts';
import type { InPlayView } from '../../../../engine/index.ts';

/** What is drawn on a card in play, by the part of it. */
async function drawnOn(card: InPlayView, selector: string): Promise<string | null | undefined> {
  await sitDown(scene({ inPlay: [card] }));
  const button = document.querySelector(`[data-card="${card.id}"]`);
  return button?.querySelector(selector)?.getAttribute('data-drawn');
}

test('a blow harder than all its hit points leaves a card none of them, and not of more', async () => {
  const michael = played('Michael', 'good', { damage: 11, left: 0 });
  expect(await drawnOn(michael, '[data-why=hitPoints]')).toBe('0/7');
});

test('the number of a Place bears a heart: it does not count, and says so', async () => {
  const heaven = played('Heaven', 'good');
  expect(await drawnOn(heaven, '.rating .hits')).toBe('8');
  const button = document.querySelector(`[data-card="${heaven.id}"]`);
  expect(button?.querySelector('.rating > span:not(.hits)')).toBeNull();
  expect(button?.getAttribute('aria-label')).toContain('does not count in the Balance');
});

test('what another card’s words do to a card is marked on it, with its name', async () => {
  const effects = ['better-fight', 'unmasked'].map((name) => ({ name, source: known('Michael').def }));
  expect(await drawnOn(played('Paimon', 'opponent', { effects }), '.effect > span')).toBe(
    '✦ Better fight +1',
  );
});
