import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { draw } from '../../../testing/unseen.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { pictureOf } from './picture.ts';
import { pixelsOf } from './pixels.svelte.ts';

beforeAll(() => {
  draw(true);
  // When a page has nothing else to do is up to the machine: some call it busy for as long as it is waited for.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
});
afterAll(() => void vi.unstubAllGlobals());

test('a window is shown as a drawing at first, and as pixels once they are painted', async () => {
  const drawings = fakeCards.slice(0, 4).map((card) => pictureOf(card, []));
  for (const drawing of drawings) expect(pixelsOf(drawing)).toBe(drawing);
  const painted = expect.stringMatching(/^data:image\/webp;base64,/) as string;
  await expect.poll(() => drawings.map(pixelsOf)).toEqual(drawings.map(() => painted));
  expect(new Set(drawings.map(pixelsOf)).size).toBe(4);
});

test('a picture that cannot be painted stays as it is', async () => {
  const broken = 'data:image/svg+xml,<svg';
  expect(pixelsOf(broken)).toBe(broken);
  const [card] = fakeCards.slice(5);
  if (card === undefined) throw new Error('there are cards');
  const next = pictureOf(card, []);
  pixelsOf(next);
  await expect.poll(() => pixelsOf(next)).toMatch(/^data:image\/webp/);
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
  const before = root.style.fontSize;
  onTestFinished(() => void (root.style.fontSize = before));
  // Larger than any text that another test shows: what was painted for that stays.
  root.style.fontSize = '50px';
  await expect.poll(async () => (await widthOf()) - needed()).toBe(0);
  root.style.fontSize = '60px';
  expect(await widthOf()).toBeLessThan(needed());
  await expect.poll(async () => (await widthOf()) - needed()).toBe(0);
});
