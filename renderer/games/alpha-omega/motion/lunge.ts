import type { Acts } from '../../../table/motion/acts.ts';
import { holdOf, weightOf } from '../../../table/motion/blows.ts';
import type { Cue } from './cue.ts';
import { elementAt } from './spots.ts';

/** How far whoever strikes draws back, in pixels. */
const BACK = 12;

/** How far it leaps at whom it touches already, in pixels. */
const LEAST = 22;

/** How deep it comes into whom it strikes, as a share of their size. */
const DEPTH = 0.12;

/** When it leaps, as a share of the time before the hit, and how long it takes to be back, in milliseconds. */
const [LEAVES, RETURNS] = [0.5, 260];

/** How far whoever is stopped is thrown back behind where it stood, in pixels. */
const RECOILS = 22;

interface Leap {
  readonly what: Element;
  readonly movement: Animation;
  readonly at: (by: number) => string;
  readonly far: number;
  readonly hold: number;
}

/** Those who strike: they leap at whom they strike, wait there for the hit however late it comes, and go back. */
export interface Lunges {
  leap(what: Element, way: Way, how: { readonly damage: number; readonly ms: number }): void;
  /**
   * The hit: all stand where they stood, to be measured there, until they are let go.
   * @returns what lets them go back from where they struck; whoever was stopped is thrown back, by whoever stands in this box
   */
  hit(): (stopped: Stopped) => void;
}

interface Way {
  readonly from: DOMRectReadOnly;
  readonly to: DOMRectReadOnly;
}

/** Those whose attacks were stopped, and where whoever stopped each stands. */
type Stopped = ReadonlyMap<Element, DOMRectReadOnly>;

/** The way from the middle of one box to that of another: so many pixels along it, as a movement. */
function alongWay({ from, to }: Way): {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly at: (by: number) => string;
} {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const length = Math.max(1, Math.hypot(x, y));
  return { x, y, length, at: (by) => `translate(${(x / length) * by}px, ${(y / length) * by}px)` };
}

/** How far a leap goes: up to where the two cards touch, and a little farther. */
function reachOf(way: Way): number {
  const { from, to } = way;
  const { x, y, length } = alongWay(way);
  const across = (((from.width + to.width) / 2) * (1 - DEPTH)) / Math.abs(x);
  const up = (((from.height + to.height) / 2) * (1 - DEPTH)) / Math.abs(y);
  return Math.max(LEAST, length * (1 - Math.min(1, across, up)));
}

/** What each of those who strike is moved by. */
const latest = new WeakMap<Element, Animation>();

/** Whoever strikes lies over all cards until its movement ends in one of these ways. */
function layOver(what: Element, movement: Animation, ends: readonly ('cancel' | 'finish')[]): void {
  const unit = what.closest('[data-unit]');
  if (unit === null) return;
  latest.set(unit, movement);
  unit.classList.add('strikes');
  for (const end of ends)
    movement.addEventListener(end, () => {
      if (latest.get(unit) === movement) unit.classList.remove('strikes');
    });
}

export function lungesOn(acts: Acts): Lunges {
  let out: readonly Leap[] = [];

  return {
    leap(what, way, { damage, ms }) {
      const { at } = alongWay(way);
      const far = reachOf(way);
      const frames = [
        { transform: 'none', easing: 'ease-out' },
        {
          transform: at(-BACK * (1 + weightOf(damage))),
          offset: LEAVES,
          easing: 'cubic-bezier(0.7, 0, 1, 0.6)',
        },
        { transform: at(far) },
      ];
      const movement = acts.play(what, frames, { duration: ms, fill: 'forwards' });
      // One that is over waits for its hit.
      layOver(what, movement, ['cancel']);
      out = [...out.filter((one) => one.what !== what), { what, movement, at, far, hold: holdOf(damage) }];
    },
    hit() {
      const struck = out.filter(({ movement }) => movement.playState !== 'idle');
      out = [];
      for (const { movement } of struck) movement.cancel();
      return (stopped) => {
        const leapt = new Set(struck.map(({ what }) => what));
        for (const [what, to] of stopped) if (!leapt.has(what)) recoil(acts, what, to);
        for (const { what, at, far, hold } of struck) {
          // Whoever fell by its own blow went another way.
          if (!what.isConnected) continue;
          const duration = hold + RETURNS;
          const bounce = stopped.has(what) ? [{ transform: at(-RECOILS), offset: 0.5 }] : [];
          const back = [
            { transform: at(far) },
            { transform: at(far), offset: hold / duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
            ...bounce,
            { transform: 'none' },
          ];
          layOver(what, acts.play(what, back, { duration }), ['cancel', 'finish']);
        }
      };
    },
  };
}

/** Whoever stands where it stood, after somebody was asked about the attack, is thrown back by what stops it. */
function recoil(acts: Acts, what: Element, to: DOMRectReadOnly): void {
  const { at } = alongWay({ from: what.getBoundingClientRect(), to });
  acts.play(
    what,
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: at(-RECOILS), offset: 0.3 },
      { transform: 'none' },
    ],
    { duration: RETURNS },
  );
}

/** Those whose attacks are stopped by these cues, and by whom. */
export const stoppedBy = (table: HTMLElement, cues: readonly Cue[]): Stopped =>
  new Map(
    cues.flatMap((cue): readonly (readonly [Element, DOMRectReadOnly])[] => {
      if (cue.kind !== 'blocked') return [];
      const striker = elementAt(table, { at: 'card', card: cue.by });
      const shield = elementAt(table, { at: 'card', card: cue.through });
      return striker === null || shield === null ? [] : [[striker, shield.getBoundingClientRect()]];
    }),
  );
