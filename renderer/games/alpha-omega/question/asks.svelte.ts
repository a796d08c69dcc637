import type { Option } from '../../../../engine/alpha-omega/index.ts';
import type { AllShown, Asks as Wanted, ChoiceShown } from '../../../table/question/asks.ts';
import { besideQuestion } from '../words/asking/options.ts';
import type { Choices } from './choices.svelte.ts';
import { allInOrder, commandOfEnding, type Choosing } from './choices-shown.ts';
import { leadsOn, type Leading } from './leads-on.ts';

/** All of the table that says how its question stands on the screen. */
interface Table extends Choosing, Leading {
  readonly choices: Choices;
  /** A choice in words. */
  sentence(option: Option): string;
}

/** The question of a table of Alpha/Omega in words. */
export class Asks implements Wanted {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly buttons = $derived.by(() => this.#table.choices.shown.first.map((option) => this.shown(option)));
  readonly numbered = $derived.by(() => this.#table.choices.numbered.map(({ id }) => id));
  readonly ending = $derived.by(() => {
    const { ended } = this.#table.choices;
    return ended === null ? null : { id: ended.id, command: commandOfEnding(ended) };
  });
  readonly lead = $derived.by(() => leadsOn(this.#table));

  get areAll(): boolean {
    return this.#table.choices.shown.few;
  }

  get all(): AllShown {
    const { list, figured } = allInOrder(this.#table, this.#table.choices.numbered);
    return { list: list.map((option) => ({ id: option.id, words: this.#table.sentence(option) })), figured };
  }

  /** A choice beside its question. */
  shown(option: Option): ChoiceShown {
    const { decision } = this.#table;
    const beside = decision === null ? null : besideQuestion(option, decision);
    return { id: option.id, words: beside ?? this.#table.sentence(option) };
  }
}
