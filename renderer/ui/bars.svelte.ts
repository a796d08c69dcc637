/** Bars over the upper edge of the window: each begins below the one before, and all take their room from the page. */
class Bars {
  #heights = $state.raw<ReadonlyMap<object, number>>(new Map());

  /** How high all of them are together, in px. */
  readonly height = $derived([...this.#heights.values()].reduce((sum, height) => sum + height, 0));

  /** @returns where a bar begins, in px from the upper edge */
  topOf(bar: object): number {
    const before = [...this.#heights.keys()].indexOf(bar);
    return [...this.#heights.values()].slice(0, Math.max(before, 0)).reduce((sum, height) => sum + height, 0);
  }

  /** A bar is so high, in px. */
  stand(bar: object, height: number): void {
    this.#tell(new Map([...this.#heights, [bar, height]]));
  }

  /** A bar is gone. */
  fall(bar: object): void {
    this.#tell(new Map([...this.#heights].filter(([each]) => each !== bar)));
  }

  #tell(heights: ReadonlyMap<object, number>): void {
    this.#heights = heights;
    document.documentElement.style.setProperty('--bars', `${String(this.height)}px`);
  }
}

export const bars = new Bars();
