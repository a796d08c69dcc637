/** Where a card lies that another one carries, in shares of the bearer's width; `turn` is in degrees. */
export interface Carried {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  /** It lies over its bearer, and not under it. */
  readonly isOver: boolean;
}

/** The foot of a card that is 5 wide and 7 high. */
const FOOT = 7 / 5;
/** Under the bearer: how wide one is alone, how much of it is under the bearer, and how much below at the most. */
const UNDER = { width: 0.82, tucked: 0.015, shown: 0.3 } as const;
/** At the bearer's side: how wide one is, and how much of that the bearer leaves to see. */
const SIDE = { width: 0.62, seen: 0.36, high: 1.24, from: 0.1, turn: 3 } as const;
/** Where less of it would be left to see it lies over its bearer. */
const LEAST_SEEN = 0.28;
/** Where a fan leaves less room at the side it is so wide, over its bearer, which comes to the front without hiding it. */
const IN_FAN = 0.42;
/** Two lie beside each other, both whole. */
const PAIR = 0.495;
/** Of several each is smaller, yet no smaller than this. */
const LEAST = 0.4;
/** Between those of two bearers in a fan. */
const APART = 0.06;

/**
 * Where the cards lie that one carries: below their bearer side by side, or at its side one under the other, as those of
 * Opponents do, each of which is a target.
 * @param seen how much of the bearer and its side the next card leaves to see, in its widths: nothing lies beyond it
 * @param room how much is free below the bearer, in its widths
 */
export function attachmentsOn(
  count: number,
  isBeside: boolean,
  seen: number,
  room: number,
): readonly Carried[] {
  return Array.from({ length: count }, (_, at) =>
    isBeside ? atSide(at, count, seen) : below(at, count, seen, room),
  );
}

function below(at: number, count: number, seen: number, room: number): Carried {
  const width = Math.min(seen - APART, count === 2 ? PAIR : Math.max(LEAST, UNDER.width / count ** 0.6));
  const left = count === 1 ? (seen - width) / 2 : (at * (seen - width)) / (count - 1);
  return {
    ...{ left, width, top: FOOT - UNDER.tucked, height: UNDER.tucked + Math.min(UNDER.shown, room) },
    ...{ turn: 0, isOver: false },
  };
}

function atSide(at: number, count: number, seen: number): Carried {
  const height = SIDE.high / count;
  const isOver = seen < 1 + LEAST_SEEN;
  const width = isOver ? IN_FAN : SIDE.width;
  return {
    ...{ left: Math.min(1 + SIDE.seen, seen) - width, width, height: height * 0.96, isOver },
    ...{ top: SIDE.from + at * height, turn: count === 1 && !isOver ? SIDE.turn : 0 },
  };
}
