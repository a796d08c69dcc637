import type { Sound } from './sounds.ts';

/**
 * The parameters of ZzFX that are used here. Times are in seconds, frequencies in hertz; `shape` is its number of a wave
 * (0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise); a positive `filter` lets through what is above it, a negative what is below.
 */
export interface Tone {
  readonly at?: number;
  readonly volume: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly shape?: 0 | 1 | 2 | 3 | 4;
  readonly curve?: number;
  readonly slide?: number;
  readonly jump?: number;
  readonly jumpAt?: number;
  readonly noise?: number;
  readonly filter?: number;
}

/** A small bell: a tone and, more softly, the octave above it. */
const bell = (frequency: number, at = 0, volume = 0.5, release = 0.6): readonly Tone[] => [
  { at, volume, frequency, attack: 0.004, sustain: 0.05, release, curve: 1.1 },
  { at, volume: volume * 0.35, frequency: frequency * 2.01, attack: 0.002, release: release * 0.6 },
];

const rustle = (at: number, frequency: number, volume = 0.3): Tone => ({
  ...{ at, volume, frequency, attack: 0.015, sustain: 0.02, release: 0.07 },
  ...{ shape: 4, curve: 0.7, filter: 2200 },
});

/*
 * What happens to the Good side rises, what the Opponents do falls. Paper and wood are for cards, glass for what breaks,
 * bells for what somebody has to know.
 */
export const PALETTE: Readonly<Record<Sound, readonly Tone[]>> = {
  round: [...bell(196, 0, 0.5, 1.1), ...bell(294, 0.02, 0.2, 0.9)],
  turn: [0, 0.1].map(
    (at) =>
      ({
        at,
        volume: 0.4 - at,
        frequency: at === 0 ? 147 : 196,
        release: 0.14,
        shape: 1,
        curve: 1.5,
      }) as const,
  ),
  draw: [rustle(0, 900)],
  // What the own hand does is softer than what the table tells.
  lift: [rustle(0, 1500, 0.24)],
  lay: [
    rustle(0, 500, 0.14),
    { at: 0.03, volume: 0.32, frequency: 123, release: 0.1, shape: 1, curve: 1.6, slide: -1 },
  ],
  turned: [
    ...[rustle(0, 1400, 0.26), rustle(0.07, 700, 0.26)],
    { at: 0.12, volume: 0.3, frequency: 247, release: 0.08, shape: 1, curve: 1.4 },
  ],
  shuffle: [0, 0.06, 0.12, 0.18, 0.24].map((at) => rustle(at, 700 + at * 900, 0.22)),
  play: [
    rustle(0, 600, 0.2),
    { at: 0.05, volume: 0.7, frequency: 165, release: 0.18, shape: 1, curve: 1.4, slide: -1.5 },
  ],
  moved: [
    rustle(0, 800, 0.2),
    { at: 0.04, volume: 0.4, frequency: 330, release: 0.14, shape: 1, jump: 110, jumpAt: 0.06 },
  ],
  // Drums before the blows.
  onslaught: [0, 0.2, 0.4].map((at, index) => ({
    ...{ at, volume: 0.45 + index * 0.12, frequency: 74, attack: 0.004, sustain: 0.02, release: 0.26 },
    ...{ curve: 1.3, slide: -1.6, noise: 0.35 },
  })),
  attack: [
    { volume: 0.5, frequency: 140, attack: 0.09, sustain: 0.05, release: 0.1, shape: 4, filter: 900 },
    {
      volume: 0.4,
      frequency: 190,
      attack: 0.06,
      sustain: 0.04,
      release: 0.1,
      shape: 2,
      slide: 9,
      filter: -1600,
    },
  ],
  blocked: [
    { volume: 0.45, frequency: 740, attack: 0.002, release: 0.25, shape: 1, noise: 0.2 },
    { volume: 0.3, frequency: 1110, attack: 0.002, release: 0.18, shape: 1 },
  ],
  damage: [
    {
      volume: 0.65,
      frequency: 115,
      attack: 0.003,
      sustain: 0.03,
      release: 0.22,
      curve: 1.2,
      slide: -4,
      noise: 0.6,
    },
    { volume: 0.3, frequency: 400, release: 0.06, shape: 4, filter: -1500 },
  ],
  healed: [
    { volume: 0.45, frequency: 392, attack: 0.03, sustain: 0.08, release: 0.35, jump: 131, jumpAt: 0.12 },
  ],
  used: [
    { volume: 0.32, frequency: 622.25, attack: 0.02, sustain: 0.06, release: 0.3, curve: 1.2 },
    { at: 0.06, volume: 0.22, frequency: 932.33, attack: 0.02, sustain: 0.05, release: 0.35 },
  ],
  defeat: [0, 0.03, 0.05, 0.09, 0.13].map((at, index) => ({
    ...{ at, volume: 0.34 - at, frequency: 2100 + index * 430, attack: 0.002, release: 0.22 },
    ...({ shape: index === 0 ? 4 : 1, noise: 1.2, filter: 1500 } as const),
  })),
  lured: [
    { volume: 0.5, frequency: 330, attack: 0.05, sustain: 0.25, release: 0.45, slide: -1 },
    { volume: 0.2, frequency: 349, attack: 0.1, sustain: 0.2, release: 0.4, shape: 1, slide: -1.2 },
  ],
  mended: [...bell(523.25, 0, 0.4), ...bell(659.25, 0.12, 0.4), ...bell(783.99, 0.24, 0.4)],
  die: [0, 0.07, 0.13, 0.22, 0.33].map((at) => ({
    ...({
      at,
      volume: 0.4,
      frequency: 480 - at * 300,
      release: 0.05,
      shape: 1,
      noise: 1,
      filter: 500,
    } as const),
  })),
  time: [0, 0.16].map(
    (at) => ({ at, volume: 0.35, frequency: at === 0 ? 980 : 830, release: 0.05, shape: 1 }) as const,
  ),
  calling: [...bell(659.25, 0, 0.4, 0.5), ...bell(987.77, 0.1, 0.4, 0.7)],
  scaleGood: [...bell(392, 0, 0.4, 0.7), ...bell(493.88, 0.16, 0.4, 0.8)],
  scaleBad: [...bell(293.66, 0, 0.45, 0.7), ...bell(233.08, 0.18, 0.45, 0.9)],
  yourTurn: [...bell(587.33, 0, 0.4, 0.4), ...bell(880, 0.13, 0.4, 0.6)],
  refused: [0, 0.11].map((at) => ({
    ...{ at, volume: 0.5, frequency: 123, attack: 0.01, sustain: 0.03, release: 0.07, shape: 2 as const },
    filter: -700,
  })),
  victory: [392, 493.88, 587.33, 783.99].flatMap((note, index) => bell(note, index * 0.16, 0.38, 1.1)),
  lost: [293.66, 261.63, 233.08, 146.83].flatMap((note, index) => bell(note, index * 0.26, 0.4, 1)),
};
