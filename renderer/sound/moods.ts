/** How a game feels: nothing presses yet, the Opponents press, or it is about to be decided. */
export const MOODS = ['quiet', 'pressed', 'turning'] as const;
export type Mood = (typeof MOODS)[number];

/** A tone of the bed; times in seconds from the beginning of its bar. */
export interface BedTone {
  readonly at: number;
  readonly long: number;
  readonly frequency: number;
  /** 0 to 1, all tones of a bar together never more than 1. */
  readonly volume: number;
  readonly wave: 'sine' | 'triangle';
}

export interface Bar {
  readonly seconds: number;
  readonly tones: readonly BedTone[];
}

/** A chord in half tones above its mode's ground. */
type Chord = readonly [number, number, number];

interface Mode {
  /** In hertz. */
  readonly ground: number;
  readonly seconds: number;
  readonly chords: readonly [Chord, ...Chord[]];
  /** How many small bells may ring over a chord, and how loud they are. */
  readonly bells: number;
  readonly bell: number;
}

/* Open fifths where it is quiet; narrow steps over a low ground where it presses; a rising line where it turns. */
const MODES: Readonly<Record<Mood, Mode>> = {
  quiet: {
    ...{ ground: 146.83, seconds: 9, bells: 1, bell: 0.09 },
    chords: [
      [0, 7, 14],
      [-2, 5, 12],
      [-4, 3, 10],
      [3, 10, 17],
    ],
  },
  pressed: {
    ...{ ground: 110, seconds: 7, bells: 0, bell: 0 },
    chords: [
      [0, 7, 8],
      [0, 3, 7],
      [-2, 5, 6],
      [1, 5, 8],
    ],
  },
  turning: {
    ...{ ground: 130.81, seconds: 5, bells: 3, bell: 0.08 },
    chords: [
      [0, 7, 16],
      [2, 9, 17],
      [5, 9, 12],
      [7, 11, 14],
    ],
  },
};

const pitch = (ground: number, steps: number): number => ground * 2 ** (steps / 12);

/** The next bar of a mood, as chance has it: the same numbers make the same music. */
export function barOf(mood: Mood, chance: () => number): Bar {
  const { ground, seconds, chords, bells, bell } = MODES[mood];
  const chord = chords[Math.floor(chance() * chords.length)] ?? chords[0];
  const held = chord.map((steps, voice): BedTone => ({
    ...{ at: voice * 0.35, long: seconds * 1.25, frequency: pitch(ground, steps) },
    ...{ volume: 0.24 - voice * 0.04, wave: voice === 0 ? 'triangle' : 'sine' },
  }));
  const rung = Array.from({ length: bells }, (): BedTone => {
    const steps = chord[Math.floor(chance() * chord.length)] ?? 0;
    const at = (0.15 + 0.7 * chance()) * seconds;
    return { at, long: 2.2, frequency: pitch(ground, steps + 24), volume: bell, wave: 'sine' };
  });
  return { seconds, tones: [...held, ...rung] };
}
