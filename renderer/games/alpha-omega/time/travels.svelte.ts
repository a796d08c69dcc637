import type { Couch } from '../couch/couch.svelte.ts';
import { Past } from './past.svelte.ts';
import { TakeBack, type Wish } from './take-back.svelte.ts';

/** All ways back and forth in time: what is taken back and brought back, and which earlier moment is looked at. */
export class Travels {
  readonly past: Past;
  readonly takingBack: TakeBack;
  readonly #couch: Couch;

  constructor(couch: Couch) {
    this.#couch = couch;
    this.past = new Past(couch.session);
    this.takingBack = new TakeBack(couch.session);
  }

  /** Takes back. @returns whether it was done, rather than warned of */
  async takeBack(wish: Wish): Promise<boolean> {
    const isDone = await this.takingBack.ask(wish);
    if (isDone) this.#arriveElsewhere();
    return isDone;
  }

  async bringBack(): Promise<void> {
    await this.takingBack.bringBack();
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
