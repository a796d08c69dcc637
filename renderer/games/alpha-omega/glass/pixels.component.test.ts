import { expect, test, vi } from 'vitest';
import { fakeCards } from '../../../text/testing/fake-cards.ts';
import { pictureOf } from './picture.ts';
import { pixelsOf } from './pixels.svelte.ts';

test('a window is shown as a drawing at first, and as pixels once they are painted', async () => {
  const drawings = fakeCards.slice(0, 4).map((card) => pictureOf(card, []));
  for (const drawing of drawings) expect(pixelsOf(drawing)).toBe(drawing);
  await vi.waitFor(() => {
    for (const drawing of drawings) expect(pixelsOf(drawing)).toMatch(/^data:image\/webp;base64,/);
  }, 10_000);
  expect(new Set(drawings.map(pixelsOf)).size).toBe(4);
});

test('a picture that cannot be painted stays as it is', async () => {
  const broken = 'data:image/svg+xml,<svg';
  expect(pixelsOf(broken)).toBe(broken);
  const [card] = fakeCards.slice(5);
  if (card === undefined) throw new Error('there are cards');
  const next = pictureOf(card, []);
  pixelsOf(next);
  await vi.waitFor(() => expect(pixelsOf(next)).toMatch(/^data:image\/webp/), 10_000);
  expect(pixelsOf(broken)).toBe(broken);
});
