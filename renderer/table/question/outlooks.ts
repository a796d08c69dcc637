/** What of a hint tells how a game may end: for which decision it is, how many games it played, and how many it won at best. */
interface Seen {
  readonly decision: number;
  readonly outlook: { readonly games: number; readonly most: number };
}

/** So many rounds one after the other without a game won, and it is said. */
const ROUNDS = 3;

/** Fewer games would not show a chance of one in fifty. */
const GAMES = 50;

/** The hints of this game saw so small a chance of winning. */
const LEAST = 0.02;

/** What the hints of a game saw of its end. Says once, and no more, that there is next to no hope. */
export class Outlooks {
  /** Round by round, what the latest hint saw. */
  readonly #hopeless = new Map<number, boolean>();
  #saidFor: number | null = null;

  /** Takes note of a hint that was given in this round. */
  note(round: number, { decision, outlook: { games, most } }: Seen): void {
    this.#hopeless.set(round, games >= GAMES && most < LEAST);
    // After an undo later rounds are yet to come.
    for (const later of this.#hopeless.keys()) if (later > round) this.#hopeless.delete(later);
    if (this.#saidFor === null && this.#isHopelessSince(round)) this.#saidFor = decision;
  }

  /** Is it to be said with the hint for this decision? */
  isSaidFor = (decision: number): boolean => this.#saidFor === decision;

  #isHopelessSince(round: number): boolean {
    const asked = [...this.#hopeless].toSorted(([a], [b]) => a - b).slice(-ROUNDS);
    return asked.length === ROUNDS && asked.at(-1)?.[0] === round && asked.every(([, hopeless]) => hopeless);
  }
}
