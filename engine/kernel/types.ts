/**
 * The vocabulary of the kernel. It runs any turn-based game that is written as a `Ruleset`; it knows no card, no deck
 * and no rule of any one game.
 */

import type { Upgrade } from './upgrade.ts';

/** A place at the table, counted from 0 in the order of play. */
export type SeatId = number;

/** One source of chance, for example a deck's shuffle or the die. Streams never influence each other. */
export type Stream = string;

/** The whole state of one sfc32 generator. */
export type Rng = readonly [number, number, number, number];

/** What a game chooses for itself. Every member is plain JSON, except `content`, which is given from outside. */
export interface GameTypes {
  readonly setup: unknown;
  readonly table: object;
  readonly frame: { readonly kind: string };
  readonly event: { readonly type: string };
  readonly option: { readonly id: string };
  readonly about: string;
  readonly outcome: object;
  readonly content: unknown;
  readonly view: unknown;
}

/**
 * What is asked. `one` wants exactly one option, `some` between `min` and `max` different ones, `order` all of them in
 * the order the player wants.
 */
export type Ask<O> =
  | { readonly kind: 'one'; readonly options: readonly O[] }
  | { readonly kind: 'some'; readonly options: readonly O[]; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly options: readonly O[] };

/** A question to one seat. `about` names it for the table, `source` is the card that asks. */
export interface Question<G extends GameTypes> {
  readonly seat: SeatId;
  readonly about: G['about'];
  readonly source?: number;
  readonly ask: Ask<G['option']>;
}

/** A question the game has stopped at. Ids only grow, so that a second click on an old question is seen as stale. */
export interface Decision<G extends GameTypes> extends Question<G> {
  readonly id: number;
}

/** The ids of the chosen options; or {@link CONCEDE} alone, to give the game up whatever is asked. See {@link ANEW}, too. */
export type Answer = readonly string[];

/** What stands in place of an option's id where somebody concedes. No option is called so. */
export const CONCEDE = 'concede';
export type Concession = typeof CONCEDE;

/**
 * What an answer ends with that is given once more, to try anew what it led to: this and a seed. Where a part of the game
 * begins in what it leads to, chance goes on from there. No option is called so.
 */
export const ANEW = 'anew:';

/** The only thing that can be done to a running game: to answer, or to concede when asked. Undo, saving and leaving belong to whoever holds the game. */
export interface Command {
  readonly decision: number;
  readonly seat: SeatId;
  readonly answer: Answer;
}

export type RejectionCode =
  | 'noDecision'
  | 'staleDecision'
  | 'notYourDecision'
  | 'wrongKind'
  | 'notAnOption'
  | 'repeatedOption'
  | 'tooFew'
  | 'tooMany';

/** Why a command was refused. The state it was meant for is unchanged. */
export interface Rejection {
  readonly code: RejectionCode;
}

/** Where a frame goes next. The whole control flow of every game is these four words. */
export type Next<G extends GameTypes> =
  | { readonly go: 'done' }
  | { readonly go: 'to'; readonly frame: G['frame'] }
  | { readonly go: 'call'; readonly frames: readonly G['frame'][]; readonly then?: G['frame'] }
  | { readonly go: 'ask'; readonly question: Question<G>; readonly then: G['frame'] };

/** A game at rest: plain JSON at every moment, also in the middle of a card's effect. */
export interface GameState<G extends GameTypes> {
  /** The shape of this object; it grows together with a migration in save.ts. */
  readonly format: 1;
  readonly ruleset: string;
  /** The version of the rules that produced this state. */
  readonly rules: number;
  readonly seed: string;
  readonly table: G['table'];
  /** What the game is in the middle of; the last frame runs next. */
  readonly stack: readonly G['frame'][];
  readonly pending: Decision<G> | null;
  /** The streams used so far; a stream not named here starts from the seed. */
  readonly rng: Readonly<Record<Stream, Rng>>;
  /** How many decisions were asked so far; also the id of the latest. */
  readonly asked: number;
  readonly outcome: G['outcome'] | null;
}

/** What an accepted command did. */
export interface Applied<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly events: readonly G['event'][];
  /** Chance was used or something hidden was shown: an undo past this point hides again what was known. */
  readonly revealed: boolean;
  /** So many of the events came before that; null where nothing was revealed, left out where it is not known. */
  readonly firstReveal?: number | null;
}

/** What a query may look at: the table and the content (cards, maps) the game is played with. */
export interface World<G extends Pick<GameTypes, 'content' | 'table'>> {
  readonly content: G['content'];
  readonly table: G['table'];
}

/** What a frame's handler may do besides saying where to go next. */
export interface Game<G extends GameTypes> extends World<G> {
  /** Changes the table; reactions to the event run when the current step is over. */
  emit(event: G['event']): void;
  /** A whole number from 1 to `sides`, each as likely as the others. */
  roll(stream: Stream, sides: number): number;
  /** The same items in an order drawn from the stream. */
  shuffled<T>(stream: Stream, items: readonly T[]): readonly T[];
  /** A part of the game begins that can be tried again. Is this such a try? Then chance is another from here on. */
  beginsAnew(): boolean;
}

/**
 * Runs one step of one kind of frame. It emits or asks, never both. A frame that asked runs again with the options that
 * were chosen, as they were offered.
 */
export type Handler<G extends GameTypes, F extends G['frame'] = G['frame']> = (
  game: Game<G>,
  frame: F,
  chosen: readonly G['option'][] | undefined,
) => Next<G>;

/** A game, written as data and pure functions. */
export interface Ruleset<G extends GameTypes> {
  readonly id: string;
  readonly version: number;
  /** What brings states of older versions to this one, the oldest step first. */
  readonly upgrades: readonly Upgrade[];
  readonly seats: { readonly min: number; readonly max: number };
  /** The content in the form that the rules read fastest. It says the same. */
  readonly prepared?: (content: G['content']) => G['content'];
  begin(
    setup: G['setup'],
    content: G['content'],
  ): { readonly table: G['table']; readonly stack: readonly G['frame'][] };
  evolve(table: G['table'], event: G['event'], content: G['content']): G['table'];
  /** Frames an event calls for (triggered abilities), first to run first. The table is as it was right after the event. */
  react(world: World<G>, event: G['event']): readonly G['frame'][];
  outcome(table: G['table']): G['outcome'] | null;
  /** Does this event show somebody at the table something that was hidden before? Given are the tables before and after it. */
  reveals(before: G['table'], event: G['event'], after: G['table']): boolean;
  /** What the given seats, looking together, may know; built from nothing, never by taking away. */
  view(state: GameState<G>, content: G['content'], eyes: readonly SeatId[]): G['view'];
  /** What happens when the seat that is asked gives the game up; it has to end it. Null where that seat may not. */
  concede?(world: World<G>, seat: SeatId): readonly G['event'][] | null;
  readonly frames: {
    readonly [K in G['frame']['kind']]: Handler<G, Extract<G['frame'], { readonly kind: K }>>;
  };
}
