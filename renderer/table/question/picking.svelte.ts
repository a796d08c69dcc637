import type { AnyQuestion } from '../things.ts';

/** The question on a table, and its choices. */
interface OnTable {
  readonly decision: AnyQuestion | null;
  readonly options: readonly { readonly id: string }[];
}

/** What was picked, or put in order, for one question. */
interface Made {
  readonly decision: number;
  readonly ids: readonly string[];
  /** How many of an order were numbered by pressing them; the others follow as they lay. */
  readonly numbered: number;
  /** How the cards of an order lie: as they came, or as they were moved last. A number that is given moves none. */
  readonly laid: readonly string[];
}

const moved = (ids: readonly string[], from: number, to: number): readonly string[] => {
  const id = ids[from];
  return id === undefined ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id);
};

/** The answer to a question that wants several choices, as far as it was made: what is picked, or the order of all. */
export class Picking {
  readonly #table: OnTable;
  #made = $state.raw<Made | null>(null);

  constructor(table: OnTable) {
    this.#table = table;
  }

  readonly #now = $derived.by(() =>
    this.#made !== null && this.#made.decision === this.#table.decision?.id ? this.#made : null,
  );

  readonly #asked = $derived.by(() =>
    this.#table.decision?.ask?.kind === 'order' ? this.#table.options.map(({ id }) => id) : [],
  );

  /** The choices that are picked, in that order; of a question for an order always all. */
  readonly ids = $derived.by((): readonly string[] => this.#now?.ids ?? this.#asked);

  /** The choices of an order as they lie before whoever makes it. */
  readonly laid = $derived.by((): readonly string[] => this.#now?.laid ?? this.#asked);

  /** Of an order, how many were numbered. */
  readonly numbered = $derived.by(() => this.#now?.numbered ?? 0);

  /** Something was picked, numbered or moved that can be laid back. */
  readonly isBegun = $derived.by(
    () => this.#now !== null && (this.#table.decision?.ask?.kind === 'order' || this.ids.length > 0),
  );

  /** No more can be picked, unless something else is laid back first. */
  readonly isFull = $derived.by(() => {
    const ask = this.#table.decision?.ask;
    return ask?.kind === 'some' && this.ids.length >= ask.max;
  });

  /** As many are picked as are wanted. */
  readonly isEnough = $derived.by(() => {
    const ask = this.#table.decision?.ask;
    return (
      ask?.kind === 'order' ||
      (ask?.kind === 'some' && this.ids.length >= ask.min && this.ids.length <= ask.max)
    );
  });

  /** Is this choice among those that are picked, or of an order one that was numbered? */
  has(id: string): boolean {
    const place = this.ids.indexOf(id);
    return place >= 0 && (this.#table.decision?.ask?.kind !== 'order' || place < this.numbered);
  }

  /** Some of an order are numbered, and their places may still change those of the others. */
  readonly isHalf = $derived.by(() => this.numbered > 0 && this.numbered < this.ids.length);

  /** Does this choice stand last in an order of which all are numbered? It has that number however it came by it. */
  isLastOfAll(id: string): boolean {
    return this.numbered === this.ids.length && this.ids.at(-1) === id;
  }

  /** A press: picks a choice or lays it back; in an order it takes the next number, or gives its own back. */
  press(id: string): void {
    const ask = this.#table.decision?.ask;
    if (ask?.kind === 'order') this.#number(id);
    else if (ask?.kind === 'some') this.#toggle(id, ask.max);
  }

  /** Puts what stands at one place of an order at another: the cards lie as their order is from now on. */
  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.ids.length) return;
    const { numbered } = this;
    const gone = from < numbered && to >= numbered ? -1 : 0;
    const come = from >= numbered && to < numbered ? 1 : 0;
    const ids = moved(this.ids, from, to);
    this.#make(ids, numbered + gone + come, ids);
  }

  /** Lays all back as it was when it was asked. */
  reset(): void {
    this.#made = null;
  }

  #toggle(id: string, max: number): void {
    const rest = this.ids.filter((pick) => pick !== id);
    const isPicked = rest.length < this.ids.length;
    // Of one that may be picked, another takes its place.
    if (isPicked || !this.isFull) this.#make(isPicked ? rest : [...rest, id], 0);
    else if (max === 1) this.#make([id], 0);
  }

  #number(id: string): void {
    // Out of its place and back again the last would stand where it stands.
    if (!this.ids.includes(id) || this.isLastOfAll(id)) return;
    const given = this.ids.slice(0, this.numbered);
    const isNew = !given.includes(id);
    const numbered = isNew ? [...given, id] : given.filter((one) => one !== id);
    const others = this.laid.filter((one) => !numbered.includes(one));
    // The last one has only one place left.
    const count = numbered.length + (isNew && others.length === 1 ? 1 : 0);
    this.#make([...numbered, ...others], count);
  }

  #make(ids: readonly string[], numbered: number, laid = this.laid): void {
    const decision = this.#table.decision?.id;
    if (decision !== undefined) this.#made = { decision, ids, numbered, laid };
  }
}
