/** Letters are set for whole steps of so many pixels. */
const STEP = 8;
/** They stay as they are where no more than so much is left free beside them, in pixels. */
const FREE = 20;

/**
 * The widths that the letters of cards in a fan are set for. Each card that comes or goes changes a little how much the others
 * show, and to set all their letters anew is the most that an answer costs: so they stay as long as they have room and leave
 * little of it free. Cards that show alike are set alike.
 */
export class HeldWidths {
  #held: ReadonlySet<number> = new Set();

  /**
   * @param seen how much of each card is seen, in pixels; null for one that is seen whole
   * @param card how wide a card is, in pixels, where one that is seen whole is to be set as the others are; else null
   * @returns for how much of it its letters are set, never more; null where they have the whole card
   */
  hold(seen: readonly (number | null)[], card: number | null = null): readonly (number | null)[] {
    const covered = seen.map((width) =>
      width === null ? null : (fitting(this.#held, width) ?? width - (width % STEP)),
    );
    const set = new Set(covered.filter((width) => width !== null));
    const held = set.size > 0 ? set : this.#held;
    const now = card === null ? covered : covered.map((width) => width ?? fitting(held, card));
    this.#held = new Set(now.filter((width) => width !== null));
    return now;
  }
}

/** The widest of them that has room and leaves little of it free; null where none does. */
function fitting(widths: ReadonlySet<number>, room: number): number | null {
  const most = Math.max(...[...widths].filter((width) => width <= room));
  return room - most < FREE ? most : null;
}
