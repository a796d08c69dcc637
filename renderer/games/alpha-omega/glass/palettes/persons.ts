import type { Palette, Tint } from '../types.ts';

const GOLD: Tint = [42, 92, 58];
const PALE: Tint = [48, 95, 80];

type Few = readonly [Palette, ...Palette[]];

/** Deep sky and ruby: those who stand before the throne. */
export const ANGELIC: Few = [
  {
    ground: [
      [224, 82, 32],
      [232, 74, 26],
    ],
    light: [
      [202, 88, 66],
      [212, 84, 54],
    ],
    accent: [350, 76, 48],
    metal: GOLD,
    heart: [218, 78, 40],
  },
  {
    ground: [
      [346, 72, 32],
      [354, 68, 25],
    ],
    light: [
      [38, 96, 64],
      [22, 92, 58],
    ],
    accent: [222, 80, 50],
    metal: PALE,
    heart: [350, 76, 38],
  },
  {
    ground: [
      [262, 58, 34],
      [254, 62, 27],
    ],
    light: [
      [288, 62, 68],
      [272, 62, 58],
    ],
    accent: [42, 92, 58],
    metal: PALE,
    heart: [268, 60, 40],
  },
  {
    ground: [
      [196, 80, 25],
      [208, 78, 22],
    ],
    light: [
      [172, 66, 56],
      [186, 74, 48],
    ],
    accent: [16, 86, 56],
    metal: GOLD,
    heart: [194, 80, 31],
  },
  {
    ground: [
      [234, 64, 34],
      [222, 72, 27],
    ],
    light: [
      [44, 96, 70],
      [36, 92, 60],
    ],
    accent: [338, 68, 52],
    metal: [204, 80, 68],
    heart: [230, 66, 40],
  },
  {
    ground: [
      [318, 54, 31],
      [332, 58, 25],
    ],
    light: [
      [198, 82, 68],
      [208, 80, 58],
    ],
    accent: [46, 94, 60],
    metal: GOLD,
    heart: [322, 58, 36],
  },
];

/** Fields, vineyards and wool: those who walk on the earth. */
export const EARTHLY: Few = [
  {
    ground: [
      [150, 52, 27],
      [162, 56, 22],
    ],
    light: [
      [84, 50, 50],
      [66, 58, 52],
    ],
    accent: [8, 74, 48],
    metal: GOLD,
    heart: [206, 66, 44],
  },
  {
    ground: [
      [14, 66, 31],
      [4, 62, 26],
    ],
    light: [
      [34, 88, 58],
      [26, 82, 50],
    ],
    accent: [214, 70, 48],
    metal: PALE,
    heart: [160, 50, 36],
  },
  {
    ground: [
      [218, 60, 31],
      [228, 56, 26],
    ],
    light: [
      [28, 80, 58],
      [16, 76, 52],
    ],
    accent: [96, 46, 44],
    metal: GOLD,
    heart: [350, 62, 42],
  },
  {
    ground: [
      [46, 60, 30],
      [34, 64, 26],
    ],
    light: [
      [186, 58, 52],
      [174, 50, 44],
    ],
    accent: [352, 68, 48],
    metal: PALE,
    heart: [272, 44, 42],
  },
];

/** Soot, bruise and ember: the Opponents never had more light than that. */
export const ASHES: Few = [
  {
    ground: [
      [282, 14, 14],
      [296, 16, 10],
    ],
    light: [
      [340, 26, 32],
      [318, 16, 26],
    ],
    accent: [12, 74, 42],
    metal: [26, 50, 46],
    heart: [350, 52, 22],
  },
  {
    ground: [
      [256, 15, 15],
      [248, 17, 11],
    ],
    light: [
      [278, 18, 34],
      [262, 18, 26],
    ],
    accent: [346, 60, 38],
    metal: [318, 18, 52],
    heart: [286, 34, 20],
  },
  {
    ground: [
      [212, 14, 14],
      [224, 16, 10],
    ],
    light: [
      [176, 16, 30],
      [196, 16, 24],
    ],
    accent: [72, 42, 36],
    metal: [58, 34, 48],
    heart: [164, 30, 18],
  },
  {
    ground: [
      [4, 22, 13],
      [352, 20, 9],
    ],
    light: [
      [16, 34, 30],
      [2, 28, 24],
    ],
    accent: [30, 84, 46],
    metal: [36, 46, 46],
    heart: [8, 62, 22],
  },
];
