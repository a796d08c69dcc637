import type { ShrinkProgress, Trouble } from '../../../electron/shared/api.ts';
import { ask, type GameApi } from '../../api.ts';

/** So often is asked how far it is, in ms. */
const ASK = 200;

/** The search for the shortest log of a game that still shows what is wrong with it. */
export class Shrinking {
  progress = $state.raw<ShrinkProgress | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #search = $state.raw<string | null>(null);
  readonly #api: GameApi;
  readonly #game: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isThere = true;

  constructor(api: GameApi, game: string) {
    this.#api = api;
    this.#game = game;
  }

  /** The search, once a shorter log was found by it; null until then. */
  readonly found = $derived.by(() => {
    const { progress } = this;
    const isOver = progress?.state === 'done' || progress?.state === 'stopped';
    return isOver && progress.now > 0 ? this.#search : null;
  });

  async start(): Promise<void> {
    const reply = await ask(this.#api.startShrink(this.#game));
    if (!this.#isThere) return;
    this.trouble = reply.ok ? null : reply.error;
    if (!reply.ok) return;
    this.#search = reply.value;
    this.progress = { state: 'working', from: 0, now: 0, tried: 0 };
    await this.#look();
  }

  async stop(): Promise<void> {
    if (this.#search !== null) await ask(this.#api.stopShrink(this.#search));
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#isThere = false;
    clearTimeout(this.#timer);
    if (this.progress?.state === 'working') void this.stop();
  }

  async #look(): Promise<void> {
    if (this.#search === null) return;
    const reply = await ask(this.#api.shrinkProgress(this.#search));
    if (!this.#isThere) return;
    this.trouble = reply.ok ? null : reply.error;
    this.progress = reply.ok ? reply.value : null;
    if (this.progress?.state === 'working') this.#timer = setTimeout(() => void this.#look(), ASK);
  }
}
