/** Hue, saturation, lightness. */
export type Tint = readonly [number, number, number];

export interface Palette {
  readonly heart: Tint;
  readonly petals: readonly [Tint, Tint];
  readonly rim: readonly [Tint, Tint];
  readonly field: Tint;
}

export const JEWELS: readonly Palette[] = [
  {
    heart: [46, 92, 70],
    petals: [
      [218, 78, 50],
      [200, 82, 58],
    ],
    rim: [
      [350, 70, 46],
      [42, 88, 56],
    ],
    field: [226, 72, 33],
  },
  {
    heart: [42, 90, 72],
    petals: [
      [350, 72, 48],
      [14, 80, 54],
    ],
    rim: [
      [222, 75, 46],
      [44, 90, 58],
    ],
    field: [232, 62, 32],
  },
  {
    heart: [50, 88, 72],
    petals: [
      [160, 62, 40],
      [174, 66, 48],
    ],
    rim: [
      [42, 90, 56],
      [212, 74, 48],
    ],
    field: [192, 70, 26],
  },
  {
    heart: [48, 90, 74],
    petals: [
      [268, 55, 52],
      [284, 50, 58],
    ],
    rim: [
      [198, 80, 54],
      [340, 64, 52],
    ],
    field: [250, 56, 34],
  },
  {
    heart: [44, 94, 72],
    petals: [
      [198, 84, 54],
      [212, 80, 60],
    ],
    rim: [
      [268, 54, 52],
      [40, 90, 58],
    ],
    field: [216, 74, 31],
  },
  {
    heart: [40, 94, 70],
    petals: [
      [34, 90, 54],
      [22, 86, 50],
    ],
    rim: [
      [352, 70, 44],
      [206, 76, 48],
    ],
    field: [340, 54, 27],
  },
];

/** The same windows with the light gone out of them. */
export const ASHES: readonly Palette[] = [
  {
    heart: [350, 38, 40],
    petals: [
      [285, 12, 30],
      [340, 22, 32],
    ],
    rim: [
      [350, 34, 29],
      [270, 10, 24],
    ],
    field: [280, 13, 16],
  },
  {
    heart: [10, 40, 40],
    petals: [
      [265, 14, 29],
      [300, 12, 26],
    ],
    rim: [
      [2, 36, 31],
      [285, 14, 26],
    ],
    field: [300, 14, 14],
  },
  {
    heart: [330, 34, 40],
    petals: [
      [350, 28, 30],
      [270, 12, 28],
    ],
    rim: [
      [262, 14, 28],
      [340, 32, 30],
    ],
    field: [262, 15, 17],
  },
];
