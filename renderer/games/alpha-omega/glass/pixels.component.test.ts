import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeCards } from '../../../text/testing/fake-cards.ts';
import { pictureOf } from './picture.ts';
import { pixelsOf } from './pixels.svelte.ts';

test('a window is shown as a drawing at first, and as pixels once they are painted', async () => {
  const drawings = fakeCards.slice(0, 4).map((card) => pictureOf(card, []));
  for (const drawing of drawings) expect(pixelsOf(drawing)).toBe(drawing);
  // Where something is always to do, each of them waits for three seconds.
  await vi.waitFor(() => {
    for (const drawing of drawings) expect(pixelsOf(drawing)).toMatch(/^data:image\/webp;base64,/);
  }, 20_000);
  expect(new Set(drawings.map(pixelsOf)).size).toBe(4);
}, 30_000);

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

test('the pixels are as many as the largest card needs, and more once the text is larger', async () => {
  const [card] = fakeCards.slice(7);
  if (card === undefined) throw new Error('there are cards');
  const drawing = pictureOf(card, []);
  const root = document.documentElement;
  const widthOf = async (): Promise<number> => {
    const image = new Image();
    image.src = pixelsOf(drawing);
    await image.decode();
    return image.src.startsWith('data:image/webp') ? image.naturalWidth : 0;
  };
  const needed = (): number =>
    Math.ceil(12 * Number.parseFloat(getComputedStyle(root).fontSize) * devicePixelRatio);
  await vi.waitFor(async () => expect(await widthOf()).toBe(needed()), 10_000);
  const before = root.style.fontSize;
  onTestFinished(() => void (root.style.fontSize = before));
  root.style.fontSize = '40px';
  expect(await widthOf()).toBeLessThan(needed());
  await vi.waitFor(async () => expect(await widthOf()).toBe(needed()), 10_000);
});
