import { hashOf } from '../../kernel/hash.ts';
import { createMachine } from '../../kernel/machine.ts';
import { below, startStream } from '../../kernel/rng.ts';
import type { Ruleset } from '../../kernel/types.ts';
import type { Catalogue } from '../definitions.ts';
import type { AlphaOmegaEvent } from '../events.ts';
import type { Frame } from '../frames.ts';
import { evolve } from '../evolve.ts';
import { END, type Option } from '../options.ts';
import { find } from '../queries/cards.ts';
import { attackOf, balanceOf, strengthOf } from '../queries/strength.ts';
import { alphaOmega } from '../ruleset.ts';
import type { AlphaOmega, State } from '../game.ts';
import type { Look } from '../look.ts';
import type { InPlay, Table } from '../types.ts';
import { tableOf, type Layout } from './layout.ts';
import { full, short, starter } from './starter.ts';

/** A scene that came to rest with nothing asked; every test must end so, or with the game over. */
const open = new Set<Scene>();

/** Lays out a table. Nothing happens until a frame is run. */
export function scene(layout: Layout, content: Catalogue = starter): Scene {
  return new Scene(tableOf(layout, content), content, seedFor(layout.dice ?? []));
}

/** Fails a test that leaves a question unanswered; called after each test by the specs' set-up. */
export function expectNothingLeftOpen(): void {
  const left = [...open].filter((game) => game.asked !== null);
  open.clear();
  const questions = left.map((game) => `${String(game.asked)}: ${game.options.join(', ')}`);
  if (left.length > 0) throw new Error(`the scene ended with a question unanswered: ${questions.join('; ')}`);
}

/** Lets questions stay open: for test files that end in the middle of a game, where all files share one worker. */
export function leaveOpen(): void {
  open.clear();
}

/**
 * ROUNDTRIP=undo: after every answer the game is also undone to before it and answered again, and then undone to where
 * its frames were run and played on from there, as a player would undo and redo; both must lead to the same state.
 */
const UNDOES = process.env['ROUNDTRIP'] === 'undo';

/** A game in a test: runs frames, answers in words, and is saved and loaded before every answer. */
export class Scene {
  #state: State;
  /** Where the frames were run, and what was answered since. */
  #log: { readonly start: State; readonly answers: (readonly string[])[] };
  readonly #machine;
  /** The events since the last answer. */
  events: readonly AlphaOmegaEvent[] = [];

  constructor(table: Table, content: Catalogue, seed: string) {
    this.#machine = createMachine<AlphaOmega>(paused, content);
    const { id, version } = alphaOmega;
    const rest = {
      format: 1,
      ruleset: id,
      rules: version,
      stack: [],
      pending: null,
      rng: {},
      asked: 0,
      outcome: null,
    } as const;
    this.#state = { ...rest, seed, table };
    this.#log = { start: this.#state, answers: [] };
    open.add(this);
  }

  get table(): Table {
    return this.#state.table;
  }

  get state(): State {
    return this.#state;
  }

  get look(): Look {
    return { table: this.table, content: this.#machine.content };
  }

  /** What is asked, or null when the scene is at rest. */
  get asked(): string | null {
    const { pending } = this.#state;
    return pending === null || pending.source === PAUSE ? null : pending.about;
  }

  get askedSeat(): number | null {
    return this.asked === null ? null : (this.#state.pending?.seat ?? null);
  }

  /** The options of the pending decision, in words. */
  get options(): readonly string[] {
    return this.asked === null
      ? []
      : (this.#state.pending?.ask.options ?? []).map((option) => this.#word(option));
  }

  get types(): readonly AlphaOmegaEvent['type'][] {
    return this.events.map(({ type }) => type);
  }

  /** Good Strength less Opponent Strength, as it stands. */
  get balance(): number {
    const { good, opponent } = balanceOf(this.look);
    return good - opponent;
  }

  /** Runs frames, the first first, to the next question or to rest. */
  run(...frames: readonly Frame[]): this {
    const stack = [PAUSE_FRAME, ...frames.toReversed()] as readonly Frame[];
    // Answering the pause lets the frames above it run.
    const state: State = {
      ...this.#state,
      stack: [...stack, STEP_FRAME],
      pending: STEP,
      asked: this.#state.asked + 1,
    };
    this.#apply({ ...state, pending: { ...STEP, id: state.asked } }, [END.id]);
    this.#log = { start: this.#state, answers: [] };
    return this;
  }

  /** Begins another round, of which nothing is run yet. */
  nextRound(): this {
    const { table } = this;
    const event = { type: 'roundBegan', round: table.round + 1 } as const;
    this.#state = { ...this.#state, table: evolve(table, event) };
    return this;
  }

  /** Runs whole rounds from here on. */
  play(): this {
    return this.run({ kind: 'round' });
  }

  /** Answers with options in words: `play azrael`, `azrael attacks abigor`, `use raphael`, `choose uriel`, `end`. */
  answer(...words: readonly string[]): this {
    if (this.asked === null) throw new Error(`"${words.join(', ')}": nothing is asked`);
    const options = this.#state.pending?.ask.options ?? [];
    const ids = words.map((word) => {
      const option = options.find((candidate) => this.#word(candidate) === word);
      if (!option)
        throw new Error(`"${word}" is not offered (${String(this.asked)}): ${this.options.join(', ')}`);
      return option.id;
    });
    const saved = JSON.stringify(this.#state);
    this.#apply(JSON.parse(saved) as State, ids);
    this.#log.answers.push(ids);
    if (UNDOES) this.#undoAndRedo(JSON.parse(saved) as State, ids);
    return this;
  }

  #undoAndRedo(before: State, ids: readonly string[]): void {
    const [reached, events] = [hashOf(this.#state), this.events];
    const { start, answers } = this.#log;
    this.#apply(before, ids);
    if (hashOf(this.#state) !== reached) throw new Error('undo and redo of the last answer lead elsewhere');
    this.#state = JSON.parse(JSON.stringify(start)) as State;
    for (const answer of answers) this.#apply(this.#state, answer);
    if (hashOf(this.#state) !== reached) throw new Error('undo and redo of all answers lead elsewhere');
    this.events = events;
  }

  /** Several answers of one option each. */
  answers(...words: readonly string[]): this {
    for (const word of words) this.answer(word);
    return this;
  }

  /** The card's state in play, or undefined. Of several copies, the first. */
  card(name: string): InPlay | undefined {
    return this.table.inPlay.find((card) => card.def === full(name));
  }

  left(name: string): number | undefined {
    const card = this.card(name);
    const def = card && this.look.content.get(card.def);
    return card && def && 'strength' in def ? def.strength - card.damage : undefined;
  }

  strength(name: string): number | null {
    const card = this.card(name);
    return card ? strengthOf(this.look, card) : null;
  }

  attack(name: string, target?: string): number | null {
    const card = this.card(name);
    return card ? attackOf(this.look, card, (target ? this.card(target) : null) ?? null) : null;
  }

  /** The names of the cards on one side of the table, in order of entry. */
  inPlay(side: 'good' | 'opponent'): readonly string[] {
    return this.table.inPlay.filter((card) => card.side === side).map((card) => short(card.def));
  }

  hostOf(name: string): string | null {
    const host = this.card(name)?.host;
    return host === undefined || host === null ? null : short(find(this.table, host)?.def ?? '');
  }

  discard(pile: 'opponent' | number): readonly string[] {
    const { opponentPile, goodPiles } = this.table;
    return this.names((pile === 'opponent' ? opponentPile : goodPiles[pile])?.discard ?? []);
  }

  hand(seat: number): readonly string[] {
    return this.names(this.table.seats[seat]?.hand ?? []);
  }

  names(ids: readonly number[]): readonly string[] {
    return ids.map((id) => short(this.table.cards[id]?.def ?? '?'));
  }

  #apply(state: State, answer: readonly string[]): this {
    const { pending } = state;
    if (!pending) throw new Error('nothing is asked');
    const result = this.#machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
    if (!result.ok) throw new Error(`refused: ${result.error.code}`);
    this.#state = result.value.state;
    this.events = result.value.events;
    return this;
  }

  #word(option: Option): string {
    const name = (id: number): string => short(this.table.cards[id]?.def ?? '?');
    switch (option.kind) {
      case 'play':
        return option.host === undefined
          ? `play ${name(option.card)}`
          : `play ${name(option.card)} on ${name(option.host)}`;
      case 'attack':
        return `${name(option.card)} attacks ${name(option.target)}`;
      case 'ability':
        return `use ${name(option.card)}`;
      case 'card':
        return `choose ${name(option.card)}`;
      default:
        return option.id;
    }
  }
}

/*
 * The kernel wants to know where the game goes on, so a scene ends in a pause that asks a question no test sees.
 */
const PAUSE = -1;
const PAUSE_FRAME = { kind: 'pause' } as unknown as Frame;
const STEP_FRAME = { kind: 'step' } as unknown as Frame;
const STEP = {
  id: 0,
  seat: 0,
  about: 'action',
  source: PAUSE,
  ask: { kind: 'one', options: [END] },
} as const;

const paused = {
  ...alphaOmega,
  frames: {
    ...alphaOmega.frames,
    pause: () => ({ go: 'ask', question: STEP, then: PAUSE_FRAME }),
    step: () => ({ go: 'done' }),
  },
} as Ruleset<AlphaOmega>;

/** The first seed whose die rolls as wanted: chance is chosen, never replaced. */
function seedFor(dice: readonly number[]): string {
  for (let attempt = 0; ; attempt += 1) {
    const seed = `scene ${String(attempt)}`;
    let rng = startStream(seed, 'die');
    const fits = dice.every((wanted) => {
      const [value, after] = below(rng, 6);
      rng = after;
      return value + 1 === wanted;
    });
    if (fits) return seed;
  }
}
