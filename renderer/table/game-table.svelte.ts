import type { LogEntryOf, LookedOf } from '../../electron/shared/table/standing.ts';
import type { AnySession } from './any-table.ts';
import type { Couch } from './couch/couch.svelte.ts';
import { Answering } from './question/answering.svelte.ts';
import { FreshQuestion } from './question/fresh-question.svelte.ts';
import { Picking } from './question/picking.svelte.ts';
import type { AnyQuestion, CommonView, ThingId } from './things.ts';
import type { Looking } from './time/past.svelte.ts';
import { Travels } from './time/travels.svelte.ts';

/** A game with views and events of its kind. */
export type GameSession<V extends CommonView, E> = AnySession &
  Looking<LookedOf<V>> & {
    readonly view: V;
    readonly log: readonly LogEntryOf<E>[];
    /** The log as far as the story is told. */
    readonly toldLog: readonly LogEntryOf<E>[];
  };

/** What the player of this window looks at and has picked, at the table of any game: that of each extends it. */
export abstract class GameTable<V extends CommonView, E, C extends Couch<GameSession<V, E>>> {
  readonly couch: C;
  readonly answering: Answering;
  /** Back and forth in time: while an earlier moment is looked at, the table shows that one. */
  readonly time: Travels<LookedOf<V>>;
  /** The answer to a question that wants several choices, as far as it was made. */
  readonly picking = new Picking(this);
  /** A press that was begun for what stood there before does not answer this question. */
  readonly fresh = new FreshQuestion();
  /** What is asked of somebody here; null where nothing is. */
  abstract readonly decision: AnyQuestion | null;
  /** The choices of what is asked. */
  abstract readonly options: readonly { readonly id: string }[];

  constructor(couch: C) {
    this.couch = couch;
    this.answering = new Answering(couch);
    this.time = new Travels(couch);
  }

  get session(): C['session'] {
    return this.couch.session;
  }

  /** Nothing of an earlier moment can be answered, or asked for reasons. */
  readonly isBack = $derived.by(() => this.time.past.looked !== null);
  readonly view = $derived.by((): V => this.time.past.looked?.view ?? this.session.view);
  /** The story as far as it had come. */
  readonly log = $derived.by(() =>
    this.time.past.looked === null
      ? this.session.toldLog
      : this.session.log.slice(0, this.time.past.looked.entries),
  );

  /** May the press that is being handled answer what is asked? One that may not points at the thing. */
  mayPress(thing: ThingId | null): boolean {
    const { decision } = this;
    return decision === null || this.answering.may(decision, thing);
  }
}
