import type { Acts } from './acts.ts';
import { asIf, ghostOf, likenessOf } from './ghost.ts';

/** Something on the table and where it was, or is. */
export interface Stood {
  readonly what: HTMLElement;
  readonly box: DOMRectReadOnly;
}

const SMOOTH = 'cubic-bezier(0.3, 0, 0.15, 1)';

/** Keeps something out of sight while its likeness is on the way. */
export function hide(acts: Acts, what: Element, ms: number): void {
  acts.play(what, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { duration: ms });
}

/** A card flies to where it now is. `back`: it lay face down, with this back, and is turned on the way. */
export function flyTo(
  acts: Acts,
  from: DOMRectReadOnly,
  to: Stood,
  { ms, back, drops }: { readonly ms: number; readonly back: HTMLElement | null; readonly drops: boolean },
): void {
  const ghost = acts.put(ghostOf(to.what, to.box));
  const start = asIf(from, to.box);
  const lifted = `${asIf(half(from, to.box), to.box)} scale(1.08)`;
  const movement = drops
    ? acts.play(ghost, dropped(start, to.box), { duration: ms })
    : acts.play(ghost, [{ transform: start }, { transform: lifted, offset: 0.55 }, { transform: 'none' }], {
        ...{ duration: ms, easing: SMOOTH },
      });
  if (back !== null) turn(acts, ghost, back, ms);
  hide(acts, to.what, ms);
  acts.leave(ghost, movement);
}

/** When what is put into play comes down on the table, as a share of its flight. */
export const COMES_DOWN = 0.86;
/** How much larger it is above its place, before it is put down. */
const RAISED = 1.14;

/** On the way of a card that is put into play: over its place it is raised, and then put down with weight. */
function dropped(start: string, { width, height }: DOMRectReadOnly): Keyframe[] {
  const sized = (size: number): string =>
    `translate(${(width * (1 - size)) / 2}px, ${(height * (1 - size)) / 2}px) scale(${size})`;
  return [
    { transform: start, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    { transform: sized(RAISED), offset: 0.62, easing: 'cubic-bezier(0.7, 0, 1, 0.7)' },
    { transform: sized(0.97), offset: COMES_DOWN, easing: 'ease-out' },
    { transform: 'none' },
  ];
}

function turn(acts: Acts, ghost: HTMLElement, back: HTMLElement, ms: number): void {
  const face = ghost.firstElementChild;
  const cover = likenessOf(back);
  cover.classList.add('cover');
  ghost.append(cover);
  const edge = { transform: 'scaleX(0.02)' };
  const flat = { transform: 'scaleX(1)' };
  acts.play(
    cover,
    [flat, { ...edge, offset: 0.45 }, { ...edge, opacity: 0, offset: 0.46 }, { ...edge, opacity: 0 }],
    {
      duration: ms,
      fill: 'forwards',
    },
  );
  if (face !== null)
    acts.play(
      face,
      [
        { ...edge, opacity: 0 },
        { ...edge, opacity: 0, offset: 0.45 },
        { ...edge, opacity: 1, offset: 0.46 },
        { ...flat, offset: 0.85 },
        flat,
      ],
      { duration: ms },
    );
}

const half = (from: DOMRectReadOnly, to: DOMRectReadOnly): DOMRectReadOnly =>
  new DOMRectReadOnly(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2 - Math.abs(from.x - to.x) * 0.06,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );

/** The likeness of a card that is no more where it was flies away; a pile shows it on top when it has come there. */
export function flyAway(acts: Acts, from: Stood, to: DOMRectReadOnly, ms: number): void {
  const ghost = acts.put(from.what);
  const movement = acts.play(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: asIf(to, from.box), opacity: 1, offset: 0.85 },
      { transform: asIf(to, from.box), opacity: 0 },
    ],
    { duration: ms, easing: SMOOTH, fill: 'forwards' },
  );
  acts.leave(ghost, movement);
}

/** Cards that nobody sees go face down from a deck to a hand, one after the other. */
export function flyUnseen(
  acts: Acts,
  deck: Stood,
  to: DOMRectReadOnly,
  { count, ms }: { readonly count: number; readonly ms: number },
): void {
  const shown = Math.min(count, 3);
  for (let card = 0; card < shown; card += 1) {
    const ghost = acts.put(ghostOf(deck.what, deck.box));
    const end = new DOMRectReadOnly(to.x + to.width / 2, to.y, deck.box.width / 3, deck.box.height / 3);
    const movement = acts.play(
      ghost,
      [
        { transform: 'none', opacity: 1 },
        { transform: asIf(end, deck.box), opacity: 0.4 },
      ],
      { duration: ms * 0.7, delay: (card * ms * 0.3) / shown, easing: SMOOTH, fill: 'both' },
    );
    acts.leave(ghost, movement);
  }
}

/** What only had to make room slides to its new place. */
export function slide(
  acts: Acts,
  what: Element,
  from: DOMRectReadOnly,
  { to, ms }: { readonly to: DOMRectReadOnly; readonly ms: number },
): void {
  acts.play(
    what,
    [
      { transform: asIf(from, to), transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: ms,
      easing: SMOOTH,
    },
  );
}
