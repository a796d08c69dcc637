/** What was just done, with a way to take it back: shown for a while, and said to those who listen. */
export class Said {
  words = $state<string | null>(null);
  back = $state.raw<(() => void) | null>(null);
  #clock: ReturnType<typeof setTimeout> | undefined;

  /** So long it is shown, in ms; whoever reads slowly finds the trash as well. */
  static readonly SHOWN = 12_000;

  say(words: string, back: (() => void) | null = null): void {
    clearTimeout(this.#clock);
    this.words = words;
    this.back = back;
    this.#clock = setTimeout(() => this.hush(), Said.SHOWN);
  }

  hush(): void {
    clearTimeout(this.#clock);
    this.words = null;
    this.back = null;
  }
}
