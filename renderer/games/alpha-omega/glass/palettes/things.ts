import type { Palette, Tint } from '../types.ts';

const SKY: Tint = [216, 82, 56];
const GOLD: Tint = [42, 92, 58];
const PALE: Tint = [48, 95, 80];

type Few = readonly [Palette, ...Palette[]];

/** Sky over hills over water: where something happened. */
export const LANDS: Few = [
  {
    ground: [
      [140, 48, 31],
      [158, 52, 26],
    ],
    light: [SKY, [198, 84, 66]],
    accent: [184, 70, 44],
    metal: GOLD,
    heart: PALE,
  },
  {
    ground: [
      [26, 58, 32],
      [16, 54, 26],
    ],
    light: [
      [268, 52, 56],
      [330, 62, 64],
    ],
    accent: [44, 80, 52],
    metal: [30, 94, 60],
    heart: [46, 96, 76],
  },
  {
    ground: [
      [92, 42, 32],
      [120, 42, 26],
    ],
    light: [
      [24, 92, 64],
      [42, 94, 68],
    ],
    accent: [204, 72, 46],
    metal: [8, 80, 54],
    heart: PALE,
  },
];

/** Gold, silver and fine linen: what is carried. */
export const TREASURE: Few = [
  {
    ground: [
      [228, 66, 32],
      [236, 60, 26],
    ],
    light: [GOLD, [36, 88, 50]],
    accent: [350, 74, 46],
    metal: PALE,
    heart: [222, 74, 46],
  },
  {
    ground: [
      [172, 58, 25],
      [182, 62, 21],
    ],
    light: [
      [48, 88, 62],
      [40, 84, 52],
    ],
    accent: [14, 80, 52],
    metal: PALE,
    heart: [176, 56, 36],
  },
  {
    ground: [
      [346, 62, 31],
      [336, 58, 25],
    ],
    light: [
      [204, 66, 66],
      [214, 62, 54],
    ],
    accent: GOLD,
    metal: [210, 30, 82],
    heart: [342, 64, 38],
  },
];

/** What comes to pass: a page between bright panes. */
export const TIDINGS: Few = [
  {
    ground: [
      [214, 74, 44],
      [226, 70, 34],
    ],
    light: [
      [350, 70, 50],
      [42, 92, 60],
    ],
    accent: [160, 58, 42],
    metal: GOLD,
    heart: [44, 84, 82],
  },
  {
    ground: [
      [164, 54, 34],
      [176, 58, 27],
    ],
    light: [
      [204, 78, 56],
      [46, 92, 62],
    ],
    accent: [346, 68, 50],
    metal: GOLD,
    heart: [46, 82, 82],
  },
  {
    ground: [
      [272, 52, 42],
      [260, 56, 33],
    ],
    light: [
      [320, 60, 58],
      [38, 92, 62],
    ],
    accent: [200, 76, 54],
    metal: GOLD,
    heart: [44, 84, 83],
  },
];

/** A voice from above: light through clouds. */
export const SUMMONS: Few = [
  {
    ground: [
      [256, 60, 36],
      [244, 62, 28],
    ],
    light: [
      [48, 96, 76],
      [38, 92, 62],
    ],
    accent: [292, 52, 58],
    metal: PALE,
    heart: [262, 58, 44],
  },
  {
    ground: [
      [212, 72, 38],
      [222, 70, 29],
    ],
    light: [
      [50, 94, 80],
      [186, 72, 66],
    ],
    accent: [340, 60, 58],
    metal: GOLD,
    heart: [216, 74, 46],
  },
];

/** Everything at once: the great roses. */
export const ROSES: Few = [
  {
    ground: [
      [222, 80, 38],
      [232, 74, 29],
    ],
    light: [
      [350, 76, 50],
      [202, 84, 60],
    ],
    accent: [268, 56, 56],
    metal: GOLD,
    heart: [226, 78, 40],
  },
  {
    ground: [
      [346, 66, 36],
      [356, 62, 28],
    ],
    light: [
      [216, 78, 54],
      [42, 92, 60],
    ],
    accent: [168, 56, 42],
    metal: PALE,
    heart: [350, 70, 40],
  },
  {
    ground: [
      [190, 72, 29],
      [202, 74, 24],
    ],
    light: [
      [42, 92, 60],
      [340, 66, 54],
    ],
    accent: [226, 72, 54],
    metal: PALE,
    heart: [194, 72, 36],
  },
];
