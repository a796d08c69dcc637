import type { Side } from '../../../../engine/alpha-omega/index.ts';
import type { Acts } from '../../../table/motion/acts.ts';
import { plateOn, plateStood } from './plates.ts';

/** Of each side so many numbers at most fly to the scale: more are a cloud in which none is read. */
const MOST = 12;

/** When the numbers of each side set out and when the last has come, and when the scale tips, as shares of the time. */
export const WEIGHING: Readonly<Record<Side, readonly [number, number]>> & { readonly tips: number } = {
  opponent: [0.08, 0.36],
  good: [0.26, 0.54],
  tips: 0.56,
};

/** Each number takes so long on its way, as a share of its side's time. */
const FLIGHT = 0.7;

/** The Strength of every card that counts flies to the pan of its side, one after the other, the Opponents' first. */
export function weigh(acts: Acts, table: HTMLElement, ms: number): void {
  for (const side of ['opponent', 'good'] as const) {
    const pan = table.querySelector(`[data-check] [data-pan=${side}]`);
    if (pan === null) continue;
    const to = pan.getBoundingClientRect();
    const cards = [...table.querySelectorAll<HTMLElement>(`[data-zone=${side}] [data-unit] > [data-card]`)];
    const plates = cards.flatMap((card) => plateOn(card) ?? []).slice(0, MOST);
    const [begins, ends] = WEIGHING[side];
    const time = (ends - begins) * ms;
    plates.forEach((plate, at) =>
      send(acts, plate, to, {
        ms: time * FLIGHT,
        wait: begins * ms + (time * (1 - FLIGHT) * at) / plates.length,
      }),
    );
  }
}

function send(
  acts: Acts,
  plate: HTMLElement,
  to: DOMRectReadOnly,
  { ms, wait }: { readonly ms: number; readonly wait: number },
): void {
  const { what, box } = plateStood(plate);
  const sent = acts.put(what);
  const [x, y] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2];
  const movement = acts.play(
    sent,
    [
      { transform: 'none', opacity: 0 },
      { transform: 'scale(1.7)', opacity: 1, offset: 0.3, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
      { transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 1, offset: 0.95 },
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
    ],
    { duration: ms, delay: wait, fill: 'both' },
  );
  acts.leave(sent, movement);
}
