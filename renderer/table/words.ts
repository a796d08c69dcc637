import type { Leap } from '../../engine/index.ts';
import type { ThingId } from './things.ts';
import type { Mark, MarkKind } from './time/marks.ts';

/** A round as the players of a game count it. */
export interface CountedRound {
  readonly number: number;
  /** As it stands in the middle of a sentence: "round 3". */
  readonly words: string;
}

/** What a game says of the line that is played. */
export interface LineWords {
  /** What was done by the answer that led to a place, as the end of a sentence: "Michael attacks Paimon"; null at the beginning. */
  deed(place: number): string | null;
  /** The first deed that a redo would restore; null where nothing can be said of it. */
  broughtBack(leap: Pick<Leap, 'to'>): string | null;
  /** In which phase the moment at a place was. */
  phase(place: number): string;
  round(round: number): CountedRound;
}

/** What a game says at its table, for the parts that every table has. */
export interface TableWords {
  readonly line: LineWords;
  /** The kinds of moments that stand out in this game, in their order. */
  readonly kinds: readonly MarkKind[];
  /** The moments of the story that stand out, in its order. */
  readonly marks: readonly Mark[];
  /** What is going on where the table tells of it: a phase, or a step of the round. */
  now(): string;
  /** What lies on the table or in a hand, by its name; what these eyes may not see has none. */
  thing(thing: ThingId): string;
  /** What is asked at the moment that is shown; null where that is hidden from these eyes. */
  question(): string | null;
  /** What can be answered to it. */
  choices(): readonly string[];
  /** What an undo costs that hides again what was seen; null where it costs nothing. */
  undoCosts(): string | null;
}
