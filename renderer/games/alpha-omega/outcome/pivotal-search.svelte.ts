import type { PivotalProgress } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply, Trouble } from '../../../../electron/shared/api.ts';
import { ask } from '../../../api.ts';

/** How often is asked how far the search is, in milliseconds. */
const EVERY = 400;

/** What may be asked about the choices of one game. */
export interface PivotalDeps {
  readonly start: () => Promise<Reply<PivotalProgress>>;
  readonly progress: () => Promise<Reply<PivotalProgress>>;
  readonly cancel: () => Promise<Reply<PivotalProgress>>;
}

/** The search for the choices that mattered, as far as this window knows of it. */
export class PivotalSearch {
  progress = $state.raw<PivotalProgress>({ at: 'stopped' });
  trouble = $state.raw<Trouble | null>(null);
  readonly #desk: PivotalDeps;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isGone = false;

  constructor(desk: PivotalDeps) {
    this.#desk = desk;
  }

  /** Looks what is known already, or still being searched. */
  look(): Promise<void> {
    return this.#take(this.#desk.progress());
  }

  start(): Promise<void> {
    return this.#take(this.#desk.start());
  }

  cancel(): Promise<void> {
    return this.#take(this.#desk.cancel());
  }

  /** Nobody looks any more; the search itself goes on. */
  leave(): void {
    this.#isGone = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #take(call: Promise<Reply<PivotalProgress>>): Promise<void> {
    const reply = await ask(call);
    if (this.#isGone) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.trouble = reply.ok ? null : reply.error;
    this.progress = reply.ok ? reply.value : { at: 'stopped' };
    if (this.progress.at === 'searching') this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
