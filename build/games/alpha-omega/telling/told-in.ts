import {
  beatsOf,
  tell,
  type AlphaOmega,
  type State,
  type ToldEvent,
  type View,
} from '../../../../engine/alpha-omega/index.ts';
import type { Applied, Machine, SeatId } from '../../../../engine/index.ts';
import { statesAfter } from '../../../../engine/kernel/tables.ts';
import { cuesOfAll } from '../../../../renderer/games/alpha-omega/motion/all-cues.ts';
import type { Pace } from '../../../../renderer/table/motion/schedule.ts';
import { timetableOf } from '../../../../renderer/games/alpha-omega/motion/timetable.ts';
import type { CardBook } from '../../../../renderer/games/alpha-omega/words/cards/words.ts';

/** A game that is told to all its seats. */
export interface Hearing {
  readonly machine: Machine<AlphaOmega>;
  readonly book: CardBook;
  readonly eyes: readonly SeatId[];
  readonly pace: Pace;
  /** Seats of computer players; left out, people play all. */
  readonly bots?: readonly SeatId[];
}

/** What an answer led to, and how long the table takes to tell it, in ms. */
export interface ToldIn {
  readonly events: readonly ToldEvent[];
  readonly time: number;
}

/**
 * How long the table tells what an answer led to.
 * @param told what was told before it in the same game
 */
export function toldIn(
  { machine, book, eyes, pace, bots = [] }: Hearing,
  before: State,
  applied: Applied<AlphaOmega>,
  told: readonly ToldEvent[],
): ToldIn {
  const groups = beatsOf(applied.events);
  const states = statesAfter(machine, before, groups);
  const view = (state: State): View => machine.view(state, eyes);
  const events = groups.map((group) => tell(group, applied.state.table, eyes));
  const now = view(applied.state);
  // What is asked then is known at the table, and tells what is announced.
  const views: readonly [View, ...View[]] = [view(before), ...states.slice(0, -1).map(view), now];
  const cues = cuesOfAll(
    events.map((all) => ({ events: all, changes: {} })),
    views,
  );
  const isBot = bots.includes(before.pending?.seat ?? -1);
  const { slots } = timetableOf({ ...{ cues, events, before: told, book, pace }, after: now, isBot });
  const time = slots.reduce((sum, { lead, rest, stays }) => sum + lead + rest + stays, 0);
  return { events: events.flat(), time };
}
