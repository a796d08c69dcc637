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
const WAVE = 0.09;

/** The places of a way: each row goes on where the one above it ended, the other way round. */
export function routeOf(count: number, columns: number): Route {
  const places = Array.from({ length: count }, (_, index): Place => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: column + 0.5, y: row + 0.5 + (index % 2 === 0 ? -WAVE : WAVE) };
  });
  return { places, rows: Math.ceil(count / columns) };
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
