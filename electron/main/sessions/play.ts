import type { GameRow } from '../../../db/games/games.ts';
import type { PackVersion } from '../../../db/games/packs.ts';
import type { InParts } from '../../../engine/kernel/in-parts.ts';
import type { Instant, Machine, Result } from '../../../engine/index.ts';
import type { Answer, Applied, GameState, GameTypes, Ruleset, SeatId } from '../../../engine/kernel/types.ts';
import type { GameSummary, Moment, NewGame, Reply } from '../../shared/api.ts';
import type { CardSides } from '../../shared/table/standing.ts';

/** What the line of a game says that stands in its state, and not in its row. */
export interface Known {
  /** It can be gone on with. */
  readonly goesOn: boolean;
  /** The Objectives achieved in a campaign that goes on; null where that is not known: its first one is named then. */
  readonly achieved: number | null;
}

/** What the sessions must know of a game beside its rules: how it is set up, told and listed. */
export interface Play<G extends GameTypes, Told, Print> {
  readonly ruleset: Ruleset<G>;
  /** The set-up for what a player asked for, with the cards of these packs. */
  deal(request: NewGame, packs: readonly PackVersion[]): Reply<G['setup']>;
  /** What would have to be asked for to set a game up like this again; null where that cannot be asked for. */
  requestOf(setup: G['setup']): NewGame | null;
  /** A stored set-up, if it is one, else what is wrong with it. */
  readSetup(stored: unknown): Result<G['setup'], string>;
  /** The cards of these packs, or why they cannot be read. */
  readContent(packs: readonly PackVersion[]): Result<G['content'], string>;
  /** The cards as they are printed, for the table to show. */
  prints(content: G['content']): readonly Print[];
  /** What some seats, looking together, saw of a step. */
  tell(applied: Applied<G>, content: G['content'], eyes: readonly SeatId[]): readonly Told[];
  /** What is kept of a step, as it was told to all seats together, for fewer eyes: without what these did not see. */
  retell(told: readonly unknown[], eyes: readonly SeatId[]): readonly Told[];
  /** The names of the seats, those of Opponent Play last. */
  names(setup: G['setup']): readonly string[];
  /** What happened in a step, in groups that a table can show one after the other. */
  beats(events: readonly G['event'][]): readonly (readonly G['event'][])[];
  /** What a bot answers to the pending decision, by a chance of its own and from what the asked seat may know. */
  bot(state: GameState<G>, machine: Machine<G>, seed: string): InParts<Answer>;
  /** The answer to the pending decision where every one comes to the same, as far as the asked seat may know; else null. */
  needless(state: GameState<G>, content: G['content']): Answer | null;
  round(table: G['table']): number;
  /** For whom the cards on a table fight, as everybody sees. */
  sides(view: G['view']): CardSides;
  /** Where in the course of the game a state is. */
  moment(state: GameState<G>): Instant & Pick<Moment, 'phase'>;
  /**
   * How many of the events of an answer belong to the turn of whoever gave it, where it was the last that could be done in
   * it; null where the turn goes on, or was ended by the answer itself.
   */
  turnEnd(state: GameState<G>, answer: Answer, events: readonly G['event'][]): number | null;
  /** How many of the events of an answer come before each Objective that follows another in it. */
  objectiveEnds(events: readonly G['event'][]): readonly number[];
  /** A line of the list of games, or what is wrong with a row that this game did not write so. */
  summary(row: GameRow, known: Known): Result<GameSummary, string>;
}
