import type { Acts } from './acts.ts';
import { pathOf, pointOn, type Curve } from './curve.ts';
import { place } from './ghost.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Points of the curve that are enough for a smooth flight. */
const STEPS = 14;

/** The way of an attack, and the blow that flies along it. Where nothing moves the way is there all the time. */
export function flyBlow(acts: Acts, curve: Curve, { ms, still }: Flight): void {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.classList.add('way');
  for (const name of ['lead', 'blow']) {
    const line = document.createElementNS(SVG, 'path');
    line.classList.add(name);
    line.setAttribute('d', pathOf(curve));
    drawing.append(line);
  }
  acts.put(drawing);
  const head = acts.put(document.createElement('div'));
  head.className = 'head';
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
    const { x, y, turn } = pointOn(curve, step / STEPS);
    return { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` };
  });
  const end = frames.at(-1) ?? {};
  if (still) {
    Object.assign(head.style, end);
    return;
  }
  acts.play(head, frames, {
    duration: ms * 0.75,
    easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
    fill: 'forwards',
  });
  acts.play(drawing, [{ opacity: 0 }, { opacity: 0.9, offset: 0.7 }, { opacity: 0.9 }], { duration: ms });
}

/** The flash at whom an attack has struck takes the place of its way. */
export function takeAwayBlows(stage: Element): void {
  for (const part of stage.querySelectorAll('.way, .head')) part.remove();
}

interface Flight {
  readonly ms: number;
  readonly still: boolean;
}

/** How hard a blow is, 0 to 1: this much damage is as hard as any. */
const HARDEST = 10;
export const weightOf = (damage: number): number => Math.max(0, Math.min(1, damage / HARDEST));

/** So long everything holds still at the hit, in milliseconds: the harder, the longer. */
export const holdOf = (damage: number): number => 40 + 50 * weightOf(damage);

/** How far the one that is struck is thrown, in pixels, and for how long. */
const THROWN = { least: 6, more: 11, ms: 210 } as const;

/** How long the light of a hit stays after everything held still, in milliseconds. */
const FADES = 170;

/** How large the star of a hit is at least, and how much larger that of the hardest, as shares of the card's width. */
const STAR = { least: 0.5, more: 0.8 } as const;

/** Light breaks out where a blow lands, the harder the larger, and lies for a blink on the edge that was hit. */
function lightUp(
  acts: Acts,
  box: DOMRectReadOnly,
  { damage, down }: { readonly damage: number; readonly down: boolean },
): void {
  const hold = holdOf(damage);
  const duration = hold + FADES;
  const offset = hold / duration;
  const flash = acts.put(document.createElement('div'));
  flash.className = down ? 'flash above' : 'flash';
  place(flash, box);
  const blink = acts.play(flash, [{ opacity: 1 }, { opacity: 1, offset }, { opacity: 0 }], {
    duration,
    fill: 'forwards',
  });
  acts.leave(flash, blink);
  const star = acts.put(document.createElement('div'));
  star.className = 'star';
  const size = box.width * (STAR.least + STAR.more * weightOf(damage));
  const middle = { x: box.x + box.width / 2, y: down ? box.top : box.bottom };
  place(star, new DOMRectReadOnly(middle.x - size / 2, middle.y - size / 2, size, size));
  const burst = acts.play(
    star,
    [
      { transform: 'scale(0.55)', opacity: 1, easing: 'ease-out' },
      { transform: 'scale(1) rotate(6deg)', opacity: 1, offset },
      { transform: 'scale(1.25) rotate(14deg)', opacity: 0 },
    ],
    { duration, fill: 'forwards' },
  );
  acts.leave(star, burst);
}

/** How large the number of a blow is beside the usual: twice from so much damage on. */
const LARGE_FROM = 6;
export const sizeOf = (damage: number): number =>
  1 + Math.max(0, Math.min(1, (damage - 1) / (LARGE_FROM - 1)));

/** The one that is struck holds still for a blink, is thrown back, and the number rises off it; all by how hard it was. */
export function strike(
  acts: Acts,
  what: Element | null,
  box: DOMRectReadOnly,
  { damage, ms, down }: { readonly damage: number; readonly ms: number; readonly down: boolean },
): void {
  const hold = holdOf(damage);
  lightUp(acts, box, { damage, down });
  const far = (THROWN.least + THROWN.more * weightOf(damage)) * (down ? 1 : -1);
  const pressed = { transform: 'scale(0.965)' };
  const duration = hold + THROWN.ms;
  if (what !== null)
    acts.play(
      what,
      [
        pressed,
        { ...pressed, offset: hold / duration, easing: 'cubic-bezier(0.1, 0.9, 0.3, 1)' },
        { transform: `translateY(${far}px)`, offset: (hold + THROWN.ms * 0.35) / duration },
        { transform: 'none' },
      ],
      { duration },
    );
  const size = sizeOf(damage);
  float(acts, box, { words: `−${damage}`, tone: 'loss', ms, by: -box.height * 0.35, size, wait: hold });
}

interface Floating {
  readonly words: string;
  readonly tone: 'loss' | 'gain';
  readonly ms: number;
  /** How far down it goes, in pixels. */
  readonly by: number;
  /** How large it is beside the usual, and how long after the rest it comes. */
  readonly size?: number;
  readonly wait?: number;
}

/** A number is gone so long before its beat is over, as a share of it: then it stands at the card. */
const RISES = 0.82;

/** Takes away the numbers that still rise: on a slow machine one may be late, and stands at its card by then. */
export function takeAwayNumbers(stage: Element): void {
  for (const number of stage.querySelectorAll('.float')) number.remove();
}

/** A number that rises or falls from the middle of a card. */
export function float(
  acts: Acts,
  box: DOMRectReadOnly,
  { words, tone, ms, by, size = 1, wait = 0 }: Floating,
): void {
  const number = acts.put(document.createElement('div'));
  number.className = `float ${tone}`;
  number.textContent = words;
  Object.assign(number.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height * 0.35}px` });
  const at = (y: number, scale: number): string =>
    `translate(-50%, -50%) translateY(${y}px) scale(${scale * size})`;
  const movement = acts.play(
    number,
    [
      { transform: at(0, 0.4), opacity: 0 },
      { transform: at(0, 1.3), opacity: 1, offset: 0.15 },
      { transform: at(0, 1), opacity: 1, offset: 0.45 },
      { transform: at(by, 0.9), opacity: 0 },
    ],
    { duration: ms * RISES - wait, delay: wait, fill: 'both' },
  );
  acts.leave(number, movement);
}
