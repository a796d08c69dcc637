import type { ThingId } from '../things.ts';
import type { Stood } from './flights.ts';

/** A card that lies where it was let go, with the place that it takes there unturned; null where it lies elsewhere. */
export function letGoOn(table: ParentNode, card: ThingId): Stood | null {
  const on = table.querySelector<HTMLElement>(`[data-let-go="${card}"]`);
  const what = on?.firstElementChild;
  if (on === null || !(what instanceof HTMLElement)) return null;
  const { offsetWidth: width, offsetHeight: height } = on;
  const box = on.getBoundingClientRect();
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  return { what, box: new DOMRectReadOnly(x, y, width, height) };
}
