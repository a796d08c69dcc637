import type { Acts } from './acts.ts';
import { pathOf, type Curve } from './curve.ts';
import { place } from './ghost.ts';

/** A light that comes and goes over a card. */
export function glow(acts: Acts, box: DOMRectReadOnly, kind: 'gain' | 'gold' | 'plain', ms: number): void {
  laid(acts, box, { name: `glow ${kind}`, ms }, [
    { opacity: 0, transform: 'scale(0.92)' },
    { opacity: 1, transform: 'scale(1.03)', offset: 0.3 },
    { opacity: 0, transform: 'scale(1.08)' },
  ]);
}

/** A card that does what its own text says takes light, and sends it out. */
export function kindle(acts: Acts, box: DOMRectReadOnly, ms: number): void {
  glow(acts, box, 'gold', ms);
  laid(acts, box, { name: 'ring', ms }, [
    { opacity: 0, transform: 'scale(0.96)' },
    { opacity: 0.9, transform: 'scale(1.02)', offset: 0.2, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
    { opacity: 0, transform: 'scale(1.4)' },
  ]);
}

const SVG = 'http://www.w3.org/2000/svg';

/** A ray of light from a card that uses its ability to a card that it hurts or heals. */
export function ray(acts: Acts, curve: Curve, { kind, ms }: { kind: 'hurt' | 'healed'; ms: number }): void {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.classList.add('ray', kind);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', pathOf(curve));
  line.setAttribute('pathLength', '1');
  drawing.append(line);
  acts.put(drawing);
  acts.play(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    ...{ duration: ms * 0.22, easing: 'cubic-bezier(0.4, 0, 0.9, 0.6)', fill: 'both' },
  });
  acts.leave(
    drawing,
    acts.play(drawing, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], {
      ...{ duration: ms * 0.7, fill: 'forwards' },
    }),
  );
}

/** A card that stops an attack stands like a shield before it, and the attack breaks on it. */
export function ward(acts: Acts, box: DOMRectReadOnly | null, ms: number): void {
  if (box === null) return;
  glow(acts, box, 'gold', ms);
  laid(acts, box, { name: 'ring great', ms }, [
    { opacity: 0, transform: 'scale(1.5)' },
    { opacity: 1, transform: 'scale(1.06)', offset: 0.18, easing: 'ease-out' },
    { opacity: 1, transform: 'scale(1.1)', offset: 0.5 },
    { opacity: 0, transform: 'scale(1.16)' },
  ]);
}

/** Where a card comes down on the table, a ring of its side's light goes out under it; a heavenly one comes in a beam. */
export function land(
  acts: Acts,
  box: DOMRectReadOnly,
  {
    ms,
    wait,
    look,
  }: { readonly ms: number; readonly wait: number; readonly look: 'good' | 'heavenly' | 'theirs' },
): void {
  if (look === 'heavenly') {
    const above = new DOMRectReadOnly(box.x, box.y - box.height * 1.2, box.width, box.height * 2.2);
    laid(acts, above, { name: 'beam', ms: wait + (ms - wait) * 0.8 }, [
      { opacity: 0, transform: 'scaleX(0.3)' },
      { opacity: 1, transform: 'scaleX(1)', offset: 0.55 },
      { opacity: 0, transform: 'scaleX(1.25)' },
    ]);
  }
  laid(acts, box, { name: look === 'theirs' ? 'ring theirs' : 'ring', ms: (ms - wait) * 1.4, delay: wait }, [
    { opacity: 0, transform: 'scale(0.9)' },
    { opacity: 0.95, transform: 'scale(1.02)', offset: 0.12, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
    { opacity: 0, transform: 'scale(1.32)' },
  ]);
}

/** Where the sparks of a healing rise, as shares of the card's width, and when, as shares of their time. */
const SPARKS = [
  [0.18, 0.1],
  [0.36, 0.28],
  [0.5, 0],
  [0.66, 0.2],
  [0.84, 0.08],
] as const;

/** Sparks that rise over a card that is healed. */
export function rise(acts: Acts, box: DOMRectReadOnly, ms: number): void {
  for (const [across, wait] of SPARKS) {
    const at = new DOMRectReadOnly(box.x + box.width * across, box.y + box.height * 0.85, 0, 0);
    laid(acts, at, { name: 'spark', ms: ms * (1 - wait), delay: ms * wait }, [
      { opacity: 0, transform: 'translate(-50%, 0) scale(0.6)' },
      { opacity: 1, transform: 'translate(-50%, -20%) scale(1)', offset: 0.25 },
      { opacity: 0, transform: `translate(-50%, ${-box.height * 0.8}px) scale(0.4)` },
    ]);
  }
}

interface Light {
  readonly name: string;
  readonly ms: number;
  readonly delay?: number;
}

function laid(acts: Acts, box: DOMRectReadOnly, { name, ms, delay = 0 }: Light, frames: Keyframe[]): void {
  const light = acts.put(document.createElement('div'));
  light.className = name;
  place(light, box);
  acts.leave(light, acts.play(light, frames, { duration: ms, delay, fill: 'both' }));
}
