/** Where a window hangs beside the rose; all lengths in units, of which the window of 1280 by 800 has one a pixel. */
export interface Spot {
  readonly side: 'left' | 'right';
  /** From the edge of the rose. */
  readonly away: number;
  readonly top: number;
  /** How large it is, of the size of a single one. */
  readonly scale: number;
  /** Its name has room under it. */
  readonly isNamed: boolean;
}

/** A single window with its name, and what lies between it and the rose. */
const WINDOW = { width: 120, height: 202, name: 25, away: 18, apart: 26 } as const;
/** The wall on either side of the rose. */
const WALL = { width: 402, top: 34, height: 346 } as const;
/** Few hang as large as they are, the inner ones higher. */
const FEW = { most: 4, inner: 80, outer: 132 } as const;

/** What so many rows can be: the more of them, the smaller the windows. */
const ROWS = [
  { rows: 1, scale: 0.9 },
  { rows: 2, scale: 0.69 },
  { rows: 3, scale: 0.46 },
  { rows: 4, scale: 0.36 },
  { rows: 6, scale: 0.24 },
] as const;
/** Below this a window is too narrow for a name. */
const NAMED = 0.45;
const GAP = 12;

const columnsIn = (scale: number): number =>
  Math.floor((WALL.width - WINDOW.away + GAP) / (WINDOW.width * scale + GAP));

/** Where a window hangs of so many: on both sides in turn, the first nearest to the rose. */
export function spotAt(place: number, count: number): Spot {
  const side = place % 2 === 0 ? 'left' : 'right';
  const at = Math.floor(place / 2);
  if (count <= FEW.most) {
    const away = WINDOW.away + at * (WINDOW.width + WINDOW.apart);
    return { side, away, top: at === 0 ? FEW.inner : FEW.outer, scale: 1, isNamed: true };
  }
  const onSide = Math.ceil(count / 2);
  const { rows, scale } = ROWS.find((each) => each.rows * columnsIn(each.scale) >= onSide) ?? ROWS[4];
  const isNamed = scale >= NAMED;
  const row = WINDOW.height * scale + (isNamed ? WINDOW.name : GAP);
  const used = Math.min(rows, onSide);
  return {
    ...{ side, scale, isNamed },
    away: WINDOW.away + Math.floor(at / rows) * (WINDOW.width * scale + GAP),
    top: WALL.top + (WALL.height - used * row) / 2 + (at % rows) * row,
  };
}

/** Hangs all of them beside the rose, each with how many hang there before it. */
export const hung = <Of>(
  all: readonly Of[],
): readonly { readonly witness: Of; readonly place: number; readonly spot: Spot }[] =>
  all.map((witness, place) => ({ witness, place, spot: spotAt(place, all.length) }));
