import type { LookedInto, Trouble } from '../../../electron/shared/api.ts';
import { ask, type GameApi } from '../../api.ts';

/** Larger ones are refused as too large by their size alone: nobody has to read them first. */
const LARGEST = 17 * 1024 * 1024;

/** Files that somebody brought: by a button, by dropping them on the window, or by opening them with the program. */
class Incoming {
  /** Those that were looked into and wait for a word, the first one shown. */
  waiting = $state.raw<readonly LookedInto[]>([]);
  isLooking = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Files are held over the window. */
  isOver = $state(false);
  #api: GameApi | null = null;
  #told = new Set<() => void>();

  /** From now on this looks into files, for a window that has just been opened. */
  use(api: GameApi): void {
    this.#api = api;
    this.waiting = [];
    this.trouble = null;
  }

  /** Looks into files, one after the other. */
  async bring(files: readonly File[]): Promise<void> {
    const api = this.#api;
    if (api === null) return;
    this.isLooking = true;
    for (const file of files) {
      const part = file.slice(0, LARGEST);
      const bytes = new Uint8Array(await part.arrayBuffer());
      const reply = await ask(api.lookInto({ name: file.name.slice(0, 300), bytes }));
      if (reply.ok) this.waiting = [...this.waiting, reply.value];
      else this.trouble = reply.error;
    }
    this.isLooking = false;
  }

  /** Looks whether the program was asked to open files. */
  async askForOpened(): Promise<void> {
    if (this.#api === null) return;
    const reply = await ask(this.#api.openedFiles());
    if (reply.ok && reply.value.length > 0) this.waiting = [...this.waiting, ...reply.value];
  }

  /** The first one is dealt with. */
  next(): void {
    this.waiting = this.waiting.slice(1);
    this.trouble = null;
  }

  /** Tells whoever shows what is kept that something came. */
  taken(): void {
    for (const tell of this.#told) tell();
  }

  /** @returns how to stop being told */
  whenTaken(tell: () => void): () => void {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  }
}

export const incoming = new Incoming();
