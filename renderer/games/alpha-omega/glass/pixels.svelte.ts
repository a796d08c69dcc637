import { SvelteMap } from 'svelte/reactivity';

/** As large as a card on the table ever is; larger pictures are shown as drawings. */
const SIZE = { width: 320, height: 352 } as const;

const painted = new SvelteMap<string, string>();
const waiting = new Set<string>();

/**
 * A drawing as pixels, which a screen without a graphics card paints many times faster than some hundred panes. They are
 * made one at a time, when nothing else is to do; until then it is the drawing itself.
 * @param drawing the address of an SVG picture
 */
export function pixelsOf(drawing: string): string {
  const pixels = painted.get(drawing);
  if (pixels !== undefined) return pixels;
  if (waiting.size === 0) requestIdleCallback(paintNext, { timeout: 3000 });
  waiting.add(drawing);
  return drawing;
}

function paintNext(): void {
  const [drawing] = waiting;
  if (drawing === undefined) return;
  void pixelsFrom(drawing)
    // A picture that cannot be painted stays a drawing.
    .catch(() => drawing)
    .then((pixels) => {
      painted.set(drawing, pixels);
      waiting.delete(drawing);
      if (waiting.size > 0) requestIdleCallback(paintNext, { timeout: 3000 });
    });
}

async function pixelsFrom(drawing: string): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return canvas.toDataURL('image/webp', 0.92);
}
