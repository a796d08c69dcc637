import { SvelteMap } from 'svelte/reactivity';

/** As wide as a card on the table ever is, in rem; larger pictures are shown as drawings. */
const WIDEST = 12;
/** So long a size stays before it counts, in ms: a window that is drawn larger by hand passes through many. */
const REST = 300;
/** Height for one of width. */
const RATIO = 1.1;

interface Painted {
  readonly pixels: string;
  /** In pixels of the screen; for what cannot be painted, more than is ever wanted. */
  readonly width: number;
}

const painted = new SvelteMap<string, Painted>();
const waiting = new Set<string>();
/** How many pixels of this screen the widest card takes: the decoded windows of a long game are what it keeps most of. */
let wanted = $state(0);

/**
 * A drawing as pixels, which a screen without a graphics card paints many times faster than some hundred panes. They are
 * made one at a time, when nothing else is to do; until then it is the drawing itself. They are painted anew once the text,
 * and the cards with it, are larger.
 * @param drawing the address of an SVG picture
 */
export function pixelsOf(drawing: string): string {
  const done = painted.get(drawing);
  if (done === undefined || done.width < wanted) {
    if (waiting.size === 0) whenIdle(paintNext);
    waiting.add(drawing);
  }
  return done?.pixels ?? drawing;
}

const whenIdle = (work: () => void): unknown => requestIdleCallback(work, { timeout: 3000 });

function paintNext(): void {
  if (wanted === 0) watchSize();
  const [drawing] = waiting;
  if (drawing === undefined) return;
  const width = wanted;
  void pixelsFrom(drawing, width)
    // A picture that cannot be painted stays a drawing.
    .catch(() => ({ pixels: drawing, width: Number.POSITIVE_INFINITY }))
    .then((done) => {
      painted.set(drawing, done);
      waiting.delete(drawing);
      if (waiting.size > 0) whenIdle(paintNext);
    });
}

/** The size of the text follows the window and what the reader has chosen, and a window may go to a finer screen. */
function watchSize(): void {
  const look = (): void => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    wanted = Math.max(wanted, Math.ceil(WIDEST * rem * devicePixelRatio));
  };
  let timer = 0;
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(look, REST);
  };
  look();
  addEventListener('resize', later);
  new MutationObserver(later).observe(document.documentElement, { attributeFilter: ['style'] });
}

async function pixelsFrom(drawing: string, width: number): Promise<Painted> {
  return { pixels: await paint(drawing, { width, height: Math.round(width * RATIO) }), width };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as a picture of so many pixels.
 * @param filter what light it is seen in, as a style sheet would write it: painted once, it costs nothing while it moves
 */
export async function paint(drawing: string, { width, height }: Size, filter = 'none'): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.filter = filter;
    brush.drawImage(image, 0, 0, width, height);
  }
  return addressOf(await written(canvas));
}

/** To press a picture together takes as long as to paint it; a browser does that beside the page, other than for `toDataURL`. */
async function written(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (blob === null) throw new Error('no picture came of a drawing');
  return blob;
}

function addressOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as string);
  reader.onerror = () => reject(reader.error ?? new Error('a picture that cannot be read'));
  reader.readAsDataURL(blob);
  return promise;
}
