import type { LogEntry } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Moment, Seating } from '../../../electron/shared/api.ts';
import type { CardId, View } from '../../../engine/alpha-omega/index.ts';
import type { TableWords as Wanted } from '../../table/words.ts';
import { castOf, type Played } from './cast.ts';
import { lineWordsOf } from './time/line-words.ts';
import { MARK_KINDS, marksOf } from './time/marks.ts';
import { undoCosts } from './time/undo-costs.ts';
import type { Names } from './words/asking/names.ts';
import { optionSentences } from './words/asking/options.ts';
import { questionOf } from './words/asking/questions.ts';
import { stepName, stepNow } from './words/telling/round-steps.ts';

/** The game that is told of, and the moment that is shown. */
interface Shown extends Played {
  readonly session: {
    readonly log: readonly LogEntry[];
    readonly moments: readonly Moment[];
    readonly isLed: boolean;
    readonly table: Seating;
  };
  readonly view: View;
  readonly board: View;
  readonly names: Names;
}

/** What Alpha/Omega says at a table, where every game says something. */
export class TableWords implements Wanted {
  readonly #table: Shown;
  readonly kinds = MARK_KINDS;

  constructor(table: Shown) {
    this.#table = table;
  }

  readonly #cast = $derived.by(() => castOf(this.#table));
  readonly line = $derived.by(() => lineWordsOf(this.#table.session, this.#cast));
  readonly marks = $derived.by(() => marksOf(this.#table.session.log, this.#cast));

  now(): string {
    return stepName(stepNow(this.#table.board));
  }

  thing(thing: CardId): string {
    return this.#table.names.card(thing);
  }

  question(): string | null {
    const { view, names } = this.#table;
    return view.pending === null || view.pending.ask === null ? null : questionOf(view.pending, names);
  }

  choices(): readonly string[] {
    const { view, names } = this.#table;
    return view.pending === null ? [] : [...new Set(optionSentences(view.pending, names).values())];
  }

  undoCosts(): string | null {
    return undoCosts(this.#table.session);
  }
}
