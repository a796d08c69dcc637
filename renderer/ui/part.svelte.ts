import type { Component } from 'svelte';
import { readOnce } from '../text/read-once.ts';

/** A part of the window that is a file of the build by itself: read once it is wanted, or before, while nobody waits for it. */
export class Part<C extends Component<never>> {
  #shown = $state.raw<C | null>(null);
  /** Reads it, unless it was read. */
  readonly come: () => Promise<void>;

  constructor(load: () => Promise<{ readonly default: C }>) {
    this.come = readOnce(async () => {
      this.#shown = (await load()).default;
    });
  }

  /** What to draw; nothing until it is read. */
  get shown(): C | null {
    return this.#shown;
  }
}
