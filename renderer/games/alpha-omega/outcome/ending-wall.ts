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

type Hung = Pick<Spot, 'away' | 'top'>;

/** Up to two on a side, the inner one higher; a single one opposite two hangs where the middle of those is. */
function few(at: number, onSide: number, most: number): Hung {
  const step = WINDOW.width + WINDOW.apart;
  const alone = onSide < most ? 0.5 : 0;
  return {
    away: WINDOW.away + (at + alone) * step,
    top: FEW.inner + (at + alone) * (FEW.outer - FEW.inner),
  };
}

/** Columns of windows, each around the middle of the wall; a side with fewer of them has them around the middle of the other's. */
function many(
  at: number,
  onSide: number,
  most: number,
  { rows, wide, high }: { readonly rows: number; readonly wide: number; readonly high: number },
): Hung {
  const column = Math.floor(at / rows);
  const inColumn = Math.min(rows, onSide - column * rows);
  const fewer = Math.ceil(most / rows) - Math.ceil(onSide / rows);
  return {
    away: WINDOW.away + (column + fewer / 2) * wide,
    top: WALL.top + (WALL.height - inColumn * high) / 2 + (at % rows) * high,
  };
}

/** Where a window hangs of so many: on both sides in turn, the first nearest to the rose, and both sides as far from it. */
export function spotAt(place: number, count: number): Spot {
  const side = place % 2 === 0 ? 'left' : 'right';
  const at = Math.floor(place / 2);
  const most = Math.ceil(count / 2);
  const onSide = side === 'left' ? most : Math.floor(count / 2);
  if (count <= FEW.most) return { side, scale: 1, isNamed: true, ...few(at, onSide, most) };
  const { rows, scale } = ROWS.find((each) => each.rows * columnsIn(each.scale) >= most) ?? ROWS[4];
  const isNamed = scale >= NAMED;
  const high = WINDOW.height * scale + (isNamed ? WINDOW.name : GAP);
  return {
    ...{ side, scale, isNamed },
    ...many(at, onSide, most, { rows, wide: WINDOW.width * scale + GAP, high }),
  };
}

/** Hangs all of them beside the rose, each with how many hang there before it. */
export const hung = <Of>(
  all: readonly Of[],
): readonly { readonly witness: Of; readonly place: number; readonly spot: Spot }[] =>
  all.map((witness, place) => ({ witness, place, spot: spotAt(place, all.length) }));
