/** Where a card lies that another one carries, in shares of the bearer's width; `turn` is in degrees. */
export interface Carried {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** The foot of a card that is 5 wide and 7 high. */
const FOOT = 7 / 5;
/** Under the bearer: how wide one is alone, how much of it is under the bearer, and how much below. */
const UNDER = { width: 0.82, tucked: 0.06, shown: 0.3, turn: 3 } as const;
/** At the bearer's side: how wide one is, and how much of that the bearer leaves to see. */
const SIDE = { width: 0.62, seen: 0.36, high: 1.24, from: 0.1, turn: 3 } as const;
/** Of several each is smaller, yet no smaller than this. */
const LEAST = 0.4;
/** Between those of two bearers in a fan. */
const APART = 0.06;

/**
 * Where the cards lie that one carries: below their bearer side by side, or at its side one under the other, as those of
 * Opponents do, each of which is a target.
 * @param seen how much of the bearer's width the next card leaves to see: no more is under it
 */
export function attachmentsOn(count: number, isBeside: boolean, seen = 1): readonly Carried[] {
  return Array.from({ length: count }, (_, at) => (isBeside ? atSide(at, count) : below(at, count, seen)));
}

function below(at: number, count: number, seen: number): Carried {
  const width = Math.min(seen - APART, Math.max(LEAST, UNDER.width / count ** 0.6));
  const left = count === 1 ? (seen - width) / 2 : (at * (seen - width)) / (count - 1);
  return {
    ...{ left, width, top: FOOT - UNDER.tucked, height: UNDER.tucked + UNDER.shown },
    turn: at % 2 === 0 ? UNDER.turn : -UNDER.turn,
  };
}

function atSide(at: number, count: number): Carried {
  const height = SIDE.high / count;
  return {
    ...{ left: 1 + SIDE.seen - SIDE.width, width: SIDE.width, height: height * 0.96 },
    ...{ top: SIDE.from + at * height, turn: count === 1 ? SIDE.turn : 0 },
  };
}
