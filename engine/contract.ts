import type { InParts } from './kernel/in-parts.ts';
import type { Machine } from './kernel/machine.ts';
import type { Answer, Applied, GameState, GameTypes, Rng, Ruleset, SeatId } from './kernel/types.ts';
import type { Instant } from './kernel/undo.ts';

/**
 * How those at a table stand to each other. `together`: one side, whose people may see each other's hands, answer for each
 * other and undo each other's answers. `against`: each for themselves.
 */
export type Stance = 'together' | 'against';

/** Are hands open or private unless somebody says so? Only people who play against each other have something to hide. */
export const usualHands = (stance: Stance, people: number): 'open' | 'private' =>
  stance === 'against' && people > 1 ? 'private' : 'open';

/** What a game that is over was for a seat. */
export type Standing = 'won' | 'lost' | 'drawn';

/**
 * A player: answers the pending decision of a state for the seat that is asked. It is given the whole state and must not
 * use what that seat may not know.
 * @returns the answer, and the state of the bot's own chance after it
 */
export type Bot<G extends GameTypes> = (
  state: GameState<G>,
  machine: Machine<G>,
  rng: Rng,
) => readonly [Answer, Rng];

/** A game as all that is outside its rules needs it: how it is told, where its parts begin and end, who plays it by itself. */
export interface GameRules<G extends GameTypes, Told> {
  readonly ruleset: Ruleset<G>;
  readonly stance: Stance;
  /** The names of the seats, in their order. */
  names(setup: G['setup']): readonly string[];
  /** What some seats, looking together, saw of a step. */
  tell(applied: Applied<G>, content: G['content'], eyes: readonly SeatId[]): readonly Told[];
  /** What was told to all seats together, for fewer eyes: without what these did not see. */
  retell(told: readonly Told[], eyes: readonly SeatId[]): readonly Told[];
  /** Did any of this show what had been hidden, as far as the telling alone can say? */
  showedHidden(told: readonly Told[]): boolean;
  /** What happened in a step, in groups that a table can show one after the other. */
  beats(events: readonly G['event'][]): readonly (readonly G['event'][])[];
  /** Where in the course of the game a state is. */
  moment(state: GameState<G>): Instant & { readonly phase: string };
  round(table: G['table']): number;
  /**
   * How many of the events of an answer belong to the turn of whoever gave it, where it was the last that could be done in
   * it; null where the turn goes on, or was ended by the answer itself.
   */
  turnEnd(state: GameState<G>, answer: Answer, events: readonly G['event'][]): number | null;
  /** How many of the events of an answer come before each part of the game that follows another in it. */
  partEnds(events: readonly G['event'][]): readonly number[];
  /** The answer to the pending decision where every one comes to the same, as far as the asked seat may know; else null. */
  needless(state: GameState<G>, content: G['content']): Answer | null;
  /** The names of what changed for players between two versions of the rules. */
  changes(from: number, to: number): readonly string[];
  /** What the game was for each seat. */
  standings(outcome: G['outcome'], seats: number): readonly Standing[];
  /** The players that the program has, by name, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** The player at a table with people; it thinks about as long as nobody minds waiting for. */
  tableBot(state: GameState<G>, machine: Machine<G>, seed: string): InParts<Answer>;
}
