import type { LookedInto, Reply, Trouble } from '../../../electron/shared/api.ts';
import { ask, type GameApi } from '../../api.ts';

/** Larger ones are refused as too large by their size alone: nobody has to read them first. */
const LARGEST = 17 * 1024 * 1024;

/** What is in a file; why it cannot be read, where it is a folder or has gone. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    return new Uint8Array(await file.slice(0, LARGEST).arrayBuffer());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A file of which nothing could be read, shown as the others that are refused. */
const unread = (name: string, bytes: number, detail: string): LookedInto => ({
  ...{ name, bytes, token: null, written: null },
  inside: { kind: 'refused', fault: { code: 'unread', entry: null, path: '', detail } },
});

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
      const name = file.name.slice(0, 300);
      const bytes = await bytesOf(file);
      if (bytes instanceof Uint8Array) this.#take(await ask(api.lookInto({ name, bytes })), (one) => [one]);
      else this.waiting = [...this.waiting, unread(name, file.size, bytes)];
    }
    this.isLooking = false;
  }

  /** Looks whether the program was asked to open files. */
  async askForOpened(): Promise<void> {
    if (this.#api === null) return;
    this.#take(await ask(this.#api.openedFiles()), (files) => files);
  }

  /** What came of asking: files that wait, or a trouble that stays until somebody has read it. */
  #take<T>(reply: Reply<T>, filesOf: (value: T) => readonly LookedInto[]): void {
    if (!reply.ok) this.trouble = reply.error;
    else if (filesOf(reply.value).length > 0) this.waiting = [...this.waiting, ...filesOf(reply.value)];
  }

  /** The first one is dealt with. */
  next(): void {
    this.waiting = this.waiting.slice(1);
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
