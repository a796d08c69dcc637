import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { Couch } from '../couch/couch.svelte.ts';
import type { OnTable } from '../question/on-table.ts';

/** Who sits at the table, and what is asked there. */
interface Table extends Pick<OnTable, 'decision'> {
  readonly view: View;
  readonly couch: Pick<Couch, 'isBot' | 'isWatching'>;
  readonly isBack: boolean;
}

/** Whether the game of a table may be given up, and whether that is being asked. */
export class Conceding {
  isAsked = $state(false);

  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Is a Good player asked here and now, who may give the game up instead of answering? */
  get isOpen(): boolean {
    const { decision, view, couch, isBack } = this.#table;
    return decision?.ask != null && decision.seat < view.seats.length && !couch.isWatching && !isBack;
  }

  /** Could it be, were the hand not covered of whoever is asked? */
  get isCovered(): boolean {
    const { view, couch, isBack } = this.#table;
    const { pending } = view;
    const isTheirs = pending !== null && pending.ask === null && pending.seat < view.seats.length;
    return isTheirs && !couch.isBot(pending.seat) && !couch.isWatching && !isBack;
  }
}
