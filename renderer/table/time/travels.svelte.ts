import type { Couch, CouchSession } from '../couch/couch.svelte.ts';
import { Past, type LookedAt, type Looking } from './past.svelte.ts';
import { Undoer, type Undoing, type Wish } from './undo.svelte.ts';

/** A game whose time can be travelled by the people around it. */
export type Travelled<L extends LookedAt> = CouchSession & Looking<L> & Undoing;

/** All ways back and forth in time: what is undone and redone, and which earlier moment is looked at. */
export class Travels<L extends LookedAt> {
  readonly past: Past<L>;
  readonly undoer: Undoer;
  readonly #couch: Couch<Travelled<L>>;

  constructor(couch: Couch<Travelled<L>>) {
    this.#couch = couch;
    this.past = new Past(couch.session);
    this.undoer = new Undoer(couch.session);
  }

  /** Takes back. @returns whether it was done, rather than warned of */
  async undo(wish: Wish): Promise<boolean> {
    const isDone = await this.undoer.ask(wish);
    if (isDone) this.#arriveElsewhere();
    return isDone;
  }

  async redo(): Promise<void> {
    await this.undoer.redo();
    this.#arriveElsewhere();
  }

  /** Shows an earlier moment to whoever reads how the game ended. */
  async lookBackFromEnd(moment: number): Promise<void> {
    await this.past.lookAt(this.past.place(moment));
    const isBack = this.past.looked !== null;
    this.past.isFromEnd = isBack;
    this.#couch.ending = isBack ? null : 'results';
  }

  /** Back from an earlier moment, to the page that sent somebody there. */
  lookAtNow(): void {
    if (this.past.isFromEnd) this.#couch.ending = 'results';
    this.#arrive();
  }

  /** Another end of the game is told of like the first. */
  #arriveElsewhere(): void {
    this.#couch.tellEnd();
    this.#arrive();
  }

  #arrive(): void {
    this.past.leave();
    this.past.isFromEnd = false;
  }
}
