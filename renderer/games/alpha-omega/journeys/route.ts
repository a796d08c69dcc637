/** A place on the map, counted in fields from its left upper corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A way that winds to and fro over a map. */
export interface Route {
  readonly places: readonly Place[];
  readonly rows: number;
}

/** How far a place lies above or below the middle of its row, so that the way winds. */
const WAVE = 0.04;

/**
 * The places of a way: each row goes on where the one above it ended, the other way round. The rows are as long as each
 * other, or one shorter, so that no place stands alone at the end; each takes the whole width.
 */
export function routeOf(count: number, columns: number): Route {
  const rows = Math.ceil(count / columns);
  const places = Array.from({ length: rows }, (_, row) => {
    const size = Math.floor(count / rows) + (row < count % rows ? 1 : 0);
    return Array.from({ length: size }, (_unused, along) => {
      const x = ((along + 0.5) * columns) / size;
      return { x: row % 2 === 0 ? x : columns - x, y: row + 0.5 };
    });
  }).flat();
  return { places: places.map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? -WAVE : WAVE) })), rows };
}

/** A smooth line through some places (Catmull and Rom), as the `d` of a path; `field` is the size of a field. */
export function pathThrough(
  places: readonly Place[],
  field: { readonly x: number; readonly y: number },
): string {
  const at = (index: number): Place => {
    const place = places[Math.max(0, Math.min(places.length - 1, index))] ?? { x: 0, y: 0 };
    return { x: place.x * field.x, y: place.y * field.y };
  };
  const first = at(0);
  const curves = places.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${points(one)} ${points(two)} ${points(to)}`;
  });
  return places.length === 0 ? '' : `M${points(first)}${curves.join('')}`;
}

const points = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
