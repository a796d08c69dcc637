/** The room that cards have to share, in pixels. */
export interface Room {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Height that each card needs besides its face: the strips of what it carries. */
  readonly extra: number;
  readonly min: number;
  readonly max: number;
}

/** A card is 5 wide and 7 high. */
const RATIO = 7 / 5;

/** The widest that a card may be so that all of them are seen at once; never below `min`, where the zone scrolls. */
export function cardWidth(room: Room): number {
  if (room.count === 0 || room.width <= 0 || room.height <= 0) return room.max;
  const widths = Array.from({ length: room.count }, (_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(room.count / rows);
    const across = (room.width - room.gap * (columns - 1)) / columns;
    const down = ((room.height - room.gap * (rows - 1)) / rows - room.extra) / RATIO;
    return Math.min(across, down);
  });
  return Math.floor(Math.max(room.min, Math.min(room.max, ...[Math.max(...widths)])));
}
