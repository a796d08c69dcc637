import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import QrCode from './qr-code.svelte';

test('a code that is shown can be scanned', async () => {
  const text = `AO1.${'fCSB-HPBCB-H2N3_zXh'.repeat(20)}.AB-_9z`;
  const shown = await render(QrCode, { text, label: 'code', tooLong: 'too long' });
  const svg = shown.container.querySelector('svg');
  if (svg === null) throw new Error('no code');
  svg.setAttribute('width', '600');
  svg.setAttribute('height', '600');
  const image = new Image(600, 600);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(600, 600);
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('no canvas');
  paint.drawImage(image, 0, 0, 600, 600);
  expect(jsQR(paint.getImageData(0, 0, 600, 600).data, 600, 600)?.data).toBe(text);
});

test('a text that no code holds is said to be too long', async () => {
  const shown = await render(QrCode, { text: 'x'.repeat(5000), label: 'code', tooLong: 'too long' });
  await expect.element(shown.getByText('too long')).toBeVisible();
});
