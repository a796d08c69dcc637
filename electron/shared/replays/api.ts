import type { Beat, GameSummary, LogEntry, Moment, Seating } from '../table/api.ts';
import type { AnyWire } from '../games/wires.ts';
import type { Wire } from '../games/wire.ts';

/** What somebody wrote at a moment of a game: a little Markdown. */
export interface ReplayNote {
  readonly id: string;
  readonly moment: number;
  readonly text: string;
  /** ISO 8601, UTC; so is `changedAt`. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** From which moment of which game another one was played on; null for a game that is gone. */
export interface Branched<W extends Wire = AnyWire> {
  readonly game: string;
  readonly moment: number;
  readonly summary: GameSummary<W> | null;
}

/** A game to be watched from its beginning. Told for everybody where it is over or hands are open, else for nobody. */
export interface Replay<W extends Wire = AnyWire> {
  readonly game: string;
  readonly ruleset: W['ruleset'];
  readonly seed: string;
  readonly isOver: boolean;
  /** Of the very content that the game was played with. */
  readonly cards: readonly W['print'][];
  readonly table: Seating;
  /** The whole story and the whole line that is played. */
  readonly log: readonly LogEntry<W>[];
  readonly moments: readonly Moment[];
  /**
   * From this moment on nothing is played again: what was stored is shown. 0 where the game is of other rules; null where
   * every moment is as the rules play it.
   */
  readonly storedFrom: number | null;
  /** What older rules played before this moment was stored, too: today's rules took the game over here. 0 where they played all of it. */
  readonly playedFrom: number;
  /** The version of the rules it was played by, and of those of this program. */
  readonly rules: { readonly played: number; readonly here: number };
  readonly notes: readonly ReplayNote[];
  readonly branchedFrom: Branched<W> | null;
  readonly branches: readonly Branched<W>[];
  /** What was found before about the choices that mattered; null where nobody has asked yet. */
  readonly pivotal: W['pivotal'] | null;
}

/** A moment of a replay. */
export interface ReplayMoment<W extends Wire = AnyWire> {
  readonly moment: number;
  /** The moment of which the view is: an earlier one where only some were stored; null where none was. */
  readonly viewOf: number | null;
  readonly view: W['view'] | null;
  /** What led there from the moment before, for a table to show; empty where that is not known. */
  readonly beats: readonly Beat<W>[];
}
