import type { Acts } from './acts.ts';
import { plateOn } from './plates.ts';

/** So many lights at most go to the balance: more are a cloud in which none is seen. */
const MOST = 24;
/** The last card gives its light so late, and each light takes so long, as shares of the time. */
const [LAST, FLIGHT] = [0.35, 0.45];

/** Every card that counts gives a light to the balance, each side to its own pan; then the balance takes them. */
export function weigh(acts: Acts, table: HTMLElement, ms: number): void {
  for (const side of ['opponent', 'good'] as const) {
    const pan = table.querySelector(`[data-spot="balance"] [data-pan=${side}]`);
    if (pan === null) continue;
    const to = pan.getBoundingClientRect();
    const cards = [...table.querySelectorAll<HTMLElement>(`[data-zone=${side}] [data-unit] > [data-card]`)];
    const plates = cards.flatMap((card) => plateOn(card) ?? []).slice(0, MOST / 2);
    plates.forEach((plate, at) =>
      send(acts, plate.getBoundingClientRect(), to, { side, ms, wait: (ms * LAST * at) / plates.length }),
    );
    acts.play(
      pan,
      [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.3 }, { transform: 'none' }],
      { duration: ms * 0.3, delay: ms * FLIGHT, easing: 'ease-out' },
    );
  }
}

interface Sent {
  readonly side: 'opponent' | 'good';
  readonly ms: number;
  readonly wait: number;
}

function send(acts: Acts, from: DOMRectReadOnly, to: DOMRectReadOnly, { side, ms, wait }: Sent): void {
  const light = acts.put(document.createElement('div'));
  light.className = side === 'good' ? 'mote' : 'mote theirs';
  const at = ({ x, y, width, height }: DOMRectReadOnly, size: number): string =>
    `translate(${x + width / 2}px, ${y + height / 2}px) scale(${size})`;
  const movement = acts.play(
    light,
    [
      { transform: at(from, 0.4), opacity: 0 },
      { transform: at(from, 1.3), opacity: 1, offset: 0.25, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
      { transform: at(to, 0.7), opacity: 1, offset: 0.95 },
      { transform: at(to, 1.6), opacity: 0 },
    ],
    { duration: ms * FLIGHT, delay: wait, fill: 'both' },
  );
  acts.leave(light, movement);
}
