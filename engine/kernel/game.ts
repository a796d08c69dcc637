import { invariant } from './invariant.ts';
import { below, shuffle, startStream } from './rng.ts';
import type { Game, GameState, GameTypes, Rng, Ruleset, Stream } from './types.ts';

/** A game while it runs: collects events, and is thrown away when the next decision is reached. */
export class RunningGame<G extends GameTypes> implements Game<G> {
  readonly content: G['content'];
  readonly events: G['event'][] = [];
  table: G['table'];
  rng: Readonly<Record<Stream, Rng>>;
  /** So many events came before chance was used or something hidden was shown; null where neither happened. */
  firstReveal: number | null = null;

  seed: string;

  readonly #ruleset: Ruleset<G>;
  /** The seed of a part that is tried anew, until it begins. */
  #anew: string | null;
  #reactions: G['frame'][] = [];

  constructor(ruleset: Ruleset<G>, content: G['content'], state: GameState<G>, anew: string | null = null) {
    this.#ruleset = ruleset;
    this.#anew = anew;
    this.seed = state.seed;
    this.content = content;
    this.table = state.table;
    this.rng = state.rng;
  }

  emit(event: G['event']): void {
    const { table } = this;
    this.table = this.#ruleset.evolve(table, event, this.content);
    if (this.firstReveal === null && this.#ruleset.reveals(table, event, this.table))
      this.firstReveal = this.events.length;
    this.events.push(event);
    for (const frame of this.#ruleset.react(this, event)) this.#reactions.push(frame);
  }

  roll(stream: Stream, sides: number): number {
    const [value, after] = below(this.#stream(stream), sides);
    this.#advance(stream, after);
    return value + 1;
  }

  shuffled<T>(stream: Stream, items: readonly T[]): readonly T[] {
    const [order, after] = shuffle(this.#stream(stream), items);
    this.#advance(stream, after);
    return order;
  }

  beginsAnew(): boolean {
    if (this.#anew === null) return false;
    this.seed = this.#anew;
    this.rng = {};
    this.#anew = null;
    return true;
  }

  /** Was a part to be tried anew that did not begin? */
  get isLeftOver(): boolean {
    return this.#anew !== null;
  }

  /** The frames that the events of the step just run call for; asking clears them. */
  takeReactions(): readonly G['frame'][] {
    const frames = this.#reactions;
    if (frames.length > 0) this.#reactions = [];
    return frames;
  }

  #stream(stream: Stream): Rng {
    invariant(stream.length > 0, 'a stream of chance needs a name');
    return this.rng[stream] ?? startStream(this.seed, stream);
  }

  #advance(stream: Stream, after: Rng): void {
    this.rng = { ...this.rng, [stream]: after };
    this.firstReveal ??= this.events.length;
  }
}
