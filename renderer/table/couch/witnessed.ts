/** Remembers what one pair of eyes was last told of, by a kind of telling; other eyes have not been told of it. */
export class Witnessed {
  readonly #eyes: () => string | null;
  readonly #last = new Map<'seen' | 'heard', { readonly what: unknown; readonly eyes: string | null }>();

  /** @param eyes for whom the table is drawn now */
  constructor(eyes: () => string | null) {
    this.#eyes = eyes;
  }

  /** Were these eyes told of this very thing last? */
  has(kind: 'seen' | 'heard', what: unknown): boolean {
    const last = this.#last.get(kind);
    return last !== undefined && last.what === what && last.eyes === this.#eyes();
  }

  keep(kind: 'seen' | 'heard', what: unknown): void {
    this.#last.set(kind, { what, eyes: this.#eyes() });
  }
}
