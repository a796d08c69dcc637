import type { Side } from '../../../../../engine/alpha-omega/index.ts';
import { chances } from '../chance.ts';
import { cracksOf } from '../cracks.ts';
import { glazier } from '../glaze.ts';
import { addressOf, breaks, drawn, filled, LEAD } from '../svg.ts';
import type { Brush, Palette, Pane } from '../types.ts';
import { cross, dove, rose, vine } from './designs.ts';
import { border, HIGH, WIDE } from './parts.ts';

const DESIGNS = { rose, cross, dove, vine } as const satisfies Record<
  string,
  (brush: Brush) => readonly Pane[]
>;

/** The windows that a card can bear on its back. */
export type Back = keyof typeof DESIGNS;

const PALETTES: Readonly<Record<Back, Palette>> = {
  rose: {
    ground: [
      [224, 78, 36],
      [232, 72, 28],
    ],
    light: [
      [350, 74, 52],
      [338, 66, 62],
    ],
    accent: [204, 80, 56],
    metal: [44, 92, 62],
    heart: [224, 78, 36],
  },
  cross: {
    ground: [
      [218, 76, 34],
      [262, 54, 32],
    ],
    light: [
      [46, 96, 74],
      [40, 92, 62],
    ],
    accent: [350, 74, 48],
    metal: [44, 92, 62],
    heart: [218, 76, 34],
  },
  dove: {
    ground: [
      [204, 74, 34],
      [214, 74, 28],
    ],
    light: [
      [198, 76, 72],
      [204, 70, 62],
    ],
    accent: [14, 86, 56],
    metal: [42, 92, 62],
    heart: [206, 70, 46],
  },
  vine: {
    ground: [
      [226, 66, 34],
      [236, 62, 28],
    ],
    light: [
      [118, 46, 44],
      [92, 52, 50],
    ],
    accent: [284, 54, 52],
    metal: [32, 62, 46],
    heart: [226, 66, 34],
  },
};

const made = new Map<string, string>();

/**
 * The back of a side's cards as a picture. The published back of the Opponents is the Good one reversed, distorted and
 * drained of colour; here it is cracked as well.
 * @param bird the outlines of a dove in a field of 512 by 512
 */
export function backOf(back: Back, side: Side, bird: readonly string[]): string {
  const key = `${back} ${side}`;
  const picture = made.get(key) ?? addressOf(drawingOf(back, side, bird));
  made.set(key, picture);
  return picture;
}

function drawingOf(back: Back, side: Side, bird: readonly string[]): string {
  const condition = side === 'good' ? 'whole' : 'cracked';
  const name = `back ${back}`;
  const glaze = glazier(name, condition, 0.4);
  const brush: Brush = { chance: chances(name), palette: PALETTES[back], strength: 6, might: 0.4, glaze };
  const panes = [...DESIGNS[back](brush), ...border(brush)];
  const light = side === 'good' ? 0.7 : 0.12;
  const figure =
    back === 'dove'
      ? `<path transform="translate(29 37) scale(.082)" d="${bird.join('')}" fill="${side === 'good' ? '#fffbe6' : '#b9b3c0'}" stroke="${LEAD}" stroke-width="30" stroke-linejoin="round" paint-order="stroke"/>`
      : '';
  const turn =
    side === 'good'
      ? ''
      : ` transform="translate(${WIDE} 0) scale(-1 1) translate(-4 -6) skewX(4) skewY(5) scale(1.08)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}"><defs><radialGradient id="l" cx="50%" cy="46%" r="72%"><stop offset="0" stop-color="#fff" stop-opacity="${light}"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient></defs><g${turn}><g stroke="${LEAD}" stroke-width="1.6" stroke-linejoin="round">${filled(panes)}</g>${figure}<rect width="${WIDE}" height="${HIGH}" fill="url(#l)" style="mix-blend-mode:overlay"/>${side === 'good' ? '' : breaks('cracked', cracksOf(name, { rays: 8, webs: 2 }))}</g>${drawn([`M.8 .8H${WIDE - 0.8}V${HIGH - 0.8}H.8Z`], `stroke="${LEAD}" stroke-width="2"`)}</svg>`;
}
