import type { Component } from 'svelte';

/** Reads something once, for all who want it. What could not be read is tried again the next time. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const tried = async (): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return () => (coming ??= tried());
}

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
