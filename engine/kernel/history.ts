import { AT_THE_BEGINNING, headOf, onward, type Course } from './course.ts';
import type { Machine } from './machine.ts';
import type { SessionRecord } from './records.ts';
import type { Applied, GameState, GameTypes } from './types.ts';

/** All that was ever played of one game, what was undone included. */
export interface History<G extends GameTypes> {
  readonly records: readonly SessionRecord[];
  readonly course: Course;
  /**
   * What each answer led to, by the number of its record, the beginning first; null for records that are no answers and
   * for answers that the rules refuse by now.
   */
  readonly led: readonly (Applied<G> | null)[];
}

/** The history of a game that has just begun. */
export const begun = <G extends GameTypes>(applied: Applied<G> | null): History<G> => ({
  records: [],
  course: AT_THE_BEGINNING,
  led: [applied],
});

/** The history with one record more, and what it led to if it is an answer. */
export function recorded<G extends GameTypes>(
  history: History<G>,
  record: SessionRecord,
  applied: Applied<G> | null = null,
): History<G> {
  return {
    records: [...history.records, record],
    course: onward(history.course, record),
    led: [...history.led, applied],
  };
}

/** What led to where the game stands, or stood after another answer; null where that is not known. */
export function standingAt<G extends GameTypes>(
  { course, led }: History<G>,
  number = headOf(course),
): Applied<G> | null {
  return led[number] ?? null;
}

/** A game that was played again. */
export interface Retraced<G extends GameTypes> {
  readonly history: History<G>;
  /** The first answer that could not be given again, and why. */
  readonly trouble: unknown;
}

/** Where today's rules took a game over from older ones. */
export interface TakenOver<G extends GameTypes> {
  /** After how many records. */
  readonly number: number;
  /** How the game stood then, as the rules of today have it. */
  readonly state: GameState<G>;
}

/** A game as it can be played again. */
export interface Retraceable<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seed: string;
  readonly records: readonly SessionRecord[];
  /** What was recorded before this is not played again; left out, all of it is. */
  readonly takenOver?: TakenOver<G> | null;
}

/**
 * Plays all records again, each answer where it was given. What the rules refuse, and what was built on it, is left
 * unknown, and so is what older rules played; everything else is there.
 */
export function retrace<G extends GameTypes>(
  machine: Machine<G>,
  { setup, seed, records, takenOver = null }: Retraceable<G>,
): Retraced<G> {
  const led: (Applied<G> | null)[] = [];
  let course = AT_THE_BEGINNING;
  let trouble: unknown = null;
  const attempt = (work: () => Applied<G> | null): void => {
    try {
      led.push(work());
    } catch (error) {
      trouble ??= error;
      led.push(null);
    }
  };
  const older = takenOver?.number ?? 0;
  if (takenOver === null) attempt(() => machine.begin(setup, seed));
  else {
    course = records.slice(0, older).reduce(onward, course);
    led.push(...course.heads.map(() => null));
    led[headOf(course)] = { state: takenOver.state, events: [], revealed: true };
  }
  for (const [index, record] of records.entries()) {
    if (index < older) continue;
    const from = led[headOf(course)];
    attempt(() => {
      if (record.kind !== 'answer' || !from) return null;
      const result = machine.apply(from.state, record.command);
      if (!result.ok) throw new Error(`answer ${String(index + 1)} is refused: ${result.error.code}`);
      return result.value;
    });
    course = onward(course, record);
  }
  return { history: { records, course, led }, trouble };
}
