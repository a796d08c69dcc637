import type { AnyTable, TableMotion } from './any-table.ts';
import type { Couch } from './couch/couch.svelte.ts';
import { GameTable, type GameSession } from './game-table.svelte.ts';
import { OpenHand, type Hand } from './hand/open-hand.svelte.ts';
import type { Asks } from './question/asks.ts';
import type { AnyQuestion, AskingView } from './things.ts';
import type { TableWords } from './words.ts';

/** A table at which nothing moves, each choice is a button, and the log lies open: what a game needs at first. */
export abstract class PlainTable<V extends AskingView, E, C extends Couch<GameSession<V, E>>>
  extends GameTable<V, E, C>
  implements AnyTable
{
  readonly motion: TableMotion = { own: null, isMoving: false, next: () => undefined };
  readonly isTelling = false;
  readonly isHeld = false;
  readonly openHand = new OpenHand<Hand>(this);
  abstract readonly words: TableWords;
  /** The hands that these eyes may see. */
  abstract readonly hands: readonly Hand[];
  /** A choice in words. */
  abstract sentence(id: string): string;

  readonly seats = $derived.by(() => this.view.seats.map(({ name }) => name));
  readonly decision = $derived.by((): AnyQuestion | null => {
    const { pending } = this.view;
    const isHere =
      !this.isBack && !this.couch.asksNobody && pending !== null && !this.couch.isBot(pending.seat);
    return isHere && pending.ask !== null ? pending : null;
  });
  readonly options = $derived.by(() => this.decision?.ask?.options ?? []);
  readonly asks = $derived.by((): Asks => {
    const list = this.options.map(({ id }) => ({ id, words: this.sentence(id) }));
    const numbered = list.map(({ id }) => id);
    const lead = numbered.length === 1 ? (numbered[0] ?? null) : null;
    return { buttons: list, areAll: true, all: { list, figured: list.length }, numbered, ending: null, lead };
  });

  pick(id: string): void {
    if (!this.mayPress(null)) return;
    if (this.decision?.ask?.kind === 'one') void this.send([id]);
    else this.picking.press(id);
  }

  async send(ids: readonly string[]): Promise<void> {
    if (this.decision === null || !this.mayPress(null)) return;
    await this.session.answer(ids, this.answering.by(this.decision));
  }

  considerChoice(): void {
    // Its words say all there is to a choice.
  }

  lookAtChoice(): void {
    // The same.
  }

  async showStory(): Promise<void> {
    // It is in sight.
  }

  endTelling(): void {
    // Nothing is told beat by beat.
  }
}
