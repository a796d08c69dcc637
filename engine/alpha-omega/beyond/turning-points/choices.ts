import { bounds, triedIn } from '../../../kernel/check.ts';
import { lineOf } from '../../../kernel/course.ts';
import type { History } from '../../../kernel/history.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer, Ask, SeatId } from '../../../kernel/types.ts';
import { candidates } from '../bots/candidates.ts';
import { quickAnswer, quickRanking } from '../bots/quick.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmega, State } from '../../game.ts';
import type { Option } from '../../options.ts';

/** An answer of the line that was played, where there was something to choose. */
export interface Choice {
  /** The number of the answer's record. */
  readonly number: number;
  readonly seat: SeatId;
  /** What was really the case, hidden cards included. */
  readonly before: State;
  readonly chosen: Answer;
}

/** More answers to one question than these are not compared; good sense picks which. */
const COMPARED = 5;

/** The answers of a game's line at which there was something to choose, in their order; unknown ones are left out. */
export function choicesOf({ records, course, led }: History<AlphaOmega>): readonly Choice[] {
  return lineOf(course).flatMap((number): readonly Choice[] => {
    const record = records[number - 1];
    const before = led[course.heads[number - 1] ?? 0]?.state;
    if (record?.kind !== 'answer' || !before?.pending || isForced(before.pending.ask)) return [];
    return [{ number, seat: record.command.seat, before, chosen: triedIn(record.command.answer).answer }];
  });
}

/** Is there only one answer to this? */
function isForced(ask: Ask<Option>): boolean {
  const [least, most] = bounds(ask);
  const { length } = ask.options;
  if (ask.kind === 'order') return length <= 1;
  return length === least && length === most;
}

/** What else might have been answered, what good sense likes best first. The chosen answer is not among it. */
export function othersOf(
  { before, chosen, number }: Choice,
  content: Catalogue,
  seed: string,
): readonly Answer[] {
  const { pending, table } = before;
  if (pending === null) return [];
  const look = { table, content };
  const { ask } = pending;
  const key = keyOf(ask, chosen);
  const others = (all: readonly Answer[]): readonly Answer[] =>
    all.filter((answer) => keyOf(ask, answer) !== key).slice(0, COMPARED);
  if (ask.kind === 'one') return others(quickRanking(pending, look).map(({ id }) => [id]));
  const rng = startStream(seed, `others ${String(number)}`);
  const [sensible, after] = quickAnswer(pending, look, rng);
  return others(candidates(ask, sensible, after)[0]);
}

/** Several cards are the same answer in whatever order they are named. */
const keyOf = (ask: Ask<Option>, answer: Answer): string =>
  (ask.kind === 'order' ? answer : answer.toSorted((a, b) => (a < b ? -1 : 1))).join(' ');
