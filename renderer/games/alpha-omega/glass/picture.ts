import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { chances } from './chance.ts';
import { addressOf, breaks, drawn, filled, LEAD } from './svg.ts';
import type { Condition } from './types.ts';
import { windowOf, type Window } from './window.ts';

/** The outlines of an emblem in a field of 512 by 512. */
export type Outlines = readonly string[];

/** How wide and high the field of a rose is that hangs alone. */
export const ROSE = 108;

interface Light {
  /** How bright the middle is, 0 to 1, and how dark the rim. */
  readonly middle: number;
  readonly rim: number;
  /** How dark it is around the window. */
  readonly veil: number;
  readonly figure: readonly [string, string, string];
}

/** The mightier, the more light falls through; glass of the Opponents smoulders instead. */
function lightOf({ condition, might }: Window): Light {
  switch (condition) {
    case 'whole':
    case 'mended':
      return { middle: 0.62 + might * 0.34, rim: 0.5, veil: 0.42, figure: ['#fffef4', '#ffefb0', '#f0b94a'] };
    case 'cracked':
      return { middle: 0.3, rim: 0.4, veil: 0.2, figure: ['#f1eef2', '#c9c3cf', '#8f889b'] };
    case 'ashen':
      return { middle: 0.24 + might * 0.5, rim: 0.28, veil: 0.16, figure: ['#fff4ea', '#e3c6bd', '#a9746f'] };
    default:
      return condition satisfies never;
  }
}

function gradients(window: Window): string {
  const { middle, rim, figure } = lightOf(window);
  const { x, y } = window.form.figure;
  const glow = window.condition === 'ashen' ? '#ffb07a' : '#fff6d2';
  return `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - 4}" r="68"><stop offset="0" stop-color="#fff" stop-opacity="${middle.toFixed(2)}"/><stop offset=".42" stop-color="#fff" stop-opacity="${(middle * 0.22).toFixed(2)}"/><stop offset=".62" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity="${rim}"/></radialGradient>
<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="34"><stop offset="0" stop-color="${glow}" stop-opacity="${(middle * 0.5).toFixed(2)}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="f" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${figure[0]}"/><stop offset=".55" stop-color="${figure[1]}"/><stop offset="1" stop-color="${figure[2]}"/></linearGradient>
<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#fff" stop-opacity=".07"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<clipPath id="o"><path d="${window.form.outline}"/></clipPath>`;
}

/** Streaks and bubbles, as mouth-blown glass has them. */
function texture(print: string): string {
  const chance = chances(`${print} is blown`);
  const streaks = Array.from({ length: 13 }, () => {
    const [x, y, long] = [chance() * 100, chance() * 110, 12 + chance() * 26];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${((chance() - 0.5) * 9).toFixed(0)} ${long.toFixed(0)} ${((chance() - 0.5) * 10).toFixed(0)}`;
  });
  const bubbles = Array.from(
    { length: 22 },
    () => `M${(chance() * 100).toFixed(0)} ${(chance() * 110).toFixed(0)}h.1`,
  );
  return `${drawn(streaks, 'stroke="#fff" stroke-opacity=".13" stroke-width=".8"')}${drawn(bubbles, 'stroke="#fff" stroke-opacity=".3" stroke-width="1"')}`;
}

function figure(window: Window, outlines: Outlines): string {
  const { x, y, size } = window.form.figure;
  const scale = (size / 512).toFixed(4);
  const d = outlines.join('');
  // On a scroll or before the sun a figure is painted; elsewhere it is glass in its own lead.
  const isPainted = window.form.painted === true && window.condition !== 'ashen';
  const paint = isPainted
    ? `<path d="${d}" fill="none" stroke="#fff8dc" stroke-opacity=".7" stroke-width="30"/><path d="${d}" fill="#22143a"/>`
    : `<path d="${d}" fill="${LEAD}" stroke="${LEAD}" stroke-width="40"/><path d="${d}" fill="url(#f)"/>`;
  return `<g stroke-linejoin="round" transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${paint}</g>`;
}

/** What is glazed, without what is around it: the panes, their light, the figure, the breaks and the lead of the rim. */
function opening(window: Window, def: CardDef, outlines: Outlines): string {
  const lead = (1.25 + window.might * 0.5).toFixed(2);
  return `<g clip-path="url(#o)"><g stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round">${filled(window.panes)}</g>
<rect width="100" height="110" fill="url(#l)" style="mix-blend-mode:overlay"/><rect width="100" height="110" fill="url(#g)"/>${texture(def.id)}${figure(window, outlines)}<rect width="100" height="110" fill="url(#s)"/>${breaks(window.condition, window.cracks)}</g>
${drawn([window.form.outline], `stroke="${LEAD}" stroke-width="${(3.6 + window.might * 1.6).toFixed(1)}"`)}${drawn([window.form.outline], 'stroke="#8d93ab" stroke-opacity=".55" stroke-width=".6"')}`;
}

/** The window as a drawing by itself. */
export function drawingOf(def: CardDef, outlines: Outlines, condition?: Condition): string {
  const window = windowOf(def, condition);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="110" viewBox="0 0 100 110"><defs>${gradients(window)}</defs>
<g stroke="${LEAD}" stroke-width="1.5" stroke-linejoin="round">${filled(window.spandrels)}</g>
<rect width="100" height="110" fill="#04040a" fill-opacity="${lightOf(window).veil}"/>
${opening(window, def, outlines)}</svg>`;
}

/** The rose of an Objective as it hangs alone in a wall, round, its middle in the middle of a square. */
export function roseOf(def: CardDef, outlines: Outlines, condition?: Condition): string {
  const window = windowOf(def, condition);
  return addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ROSE}" height="${ROSE}" viewBox="${50 - ROSE / 2} ${56 - ROSE / 2} ${ROSE} ${ROSE}"><defs>${gradients(window)}</defs>${opening(window, def, outlines)}</svg>`,
  );
}

const made = new WeakMap<CardDef, Map<string, string>>();

/** The window as a picture to be shown again and again: each is drawn once for a print and what became of it. */
export function pictureOf(def: CardDef, outlines: Outlines, condition?: Condition): string {
  const known = made.get(def) ?? new Map<string, string>();
  const key = condition ?? 'fresh';
  const picture = known.get(key) ?? addressOf(drawingOf(def, outlines, condition));
  made.set(def, known.set(key, picture));
  return picture;
}
