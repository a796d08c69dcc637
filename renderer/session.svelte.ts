import type { ForecastRequest, GameApi, Notice, OpenGame, Reply, Trouble } from '../electron/shared/api.ts';
import type { Counsel, Explanation, ToldBranch, ToldEvent, View, Why } from '../engine/index.ts';
import { ask } from './api.ts';
import type { CardBook } from './text/words.ts';

/** One game on the table of this window. The view is only ever replaced whole. */
export class Session {
  readonly id: string;
  readonly seed: string;
  /** The prints this game is played with, which need not be those of the library any more. */
  readonly book: CardBook;
  readonly notice: Notice | null;
  view = $state.raw<View>() as View;
  log = $state.raw<readonly ToldEvent[]>([]);
  /** What the latest answer led to, for things that flash. */
  fresh = $state.raw<readonly ToldEvent[]>([]);
  /** The hint that was asked for; it is for the decision whose number it bears. */
  counsel = $state.raw<Counsel | null>(null);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  readonly #api: GameApi;

  constructor(api: GameApi, opened: OpenGame) {
    this.#api = api;
    this.id = opened.id;
    this.seed = opened.seed;
    this.book = new Map(opened.cards.map((card) => [card.id, card]));
    this.notice = opened.notice;
    this.view = opened.view;
    this.log = opened.log;
  }

  async answer(answer: readonly string[]): Promise<void> {
    const pending = this.view.pending;
    if (pending === null || this.busy) return;
    this.busy = true;
    const reply = await ask(
      this.#api.answer({ game: this.id, decision: pending.id, seat: pending.seat, answer: [...answer] }),
    );
    this.busy = false;
    if (!reply.ok) {
      this.trouble = reply.error;
      return;
    }
    this.trouble = null;
    this.view = reply.value.view;
    this.fresh = reply.value.events;
    this.log = [...this.log, ...reply.value.events];
  }

  /** Asks why something is as it is. */
  explain(why: Why): Promise<Reply<Explanation>> {
    return ask(this.#api.explain({ game: this.id, why }));
  }

  /** Asks what will come. */
  forecast(request: Omit<ForecastRequest, 'game'>): Promise<Reply<ToldBranch>> {
    return ask(this.#api.forecast({ game: this.id, ...request }));
  }

  /** Asks for a hint on the question that is shown. */
  async seekCounsel(): Promise<void> {
    const pending = this.view.pending;
    if (pending === null || this.busy) return;
    this.busy = true;
    const reply = await ask(this.#api.counsel({ game: this.id, decision: pending.id }));
    this.busy = false;
    this.trouble = reply.ok ? null : reply.error;
    if (reply.ok) this.counsel = reply.value;
  }
}
