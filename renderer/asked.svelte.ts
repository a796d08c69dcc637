import type { Trouble } from '../electron/shared/api.ts';
import { ask, type Reply } from './api.ts';

/** What the main process answered last to a question that changes: an answer that comes late is for nobody. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #latest = 0;

  /** Asks; what was answered before is shown until then. */
  async put(call: Promise<Reply<T>>): Promise<void> {
    this.#latest += 1;
    const mine = this.#latest;
    const reply = await ask(call);
    if (mine !== this.#latest) return;
    if (reply.ok) this.value = reply.value;
    this.trouble = reply.ok ? null : reply.error;
  }

  /** Whatever is still to come is for nobody. */
  forget(): void {
    this.#latest += 1;
  }
}
