import { triedIn } from '../../../engine/kernel/check.ts';
import type { Applied, GameTypes } from '../../../engine/kernel/types.ts';
import { ANEW } from '../../../engine/kernel/types.ts';
import type { AnswerRecord } from '../../../engine/kernel/records.ts';
import type { Reply } from '../../shared/api.ts';
import type { StandingOf } from '../../shared/table/standing.ts';
import { returnTo, stepped } from './changes.ts';
import { broughtToTable } from './opening.ts';
import { knownLine, type SessionContext, type Running } from './running.ts';

/** Which answer of the line is to be tried anew, and with which chance. */
export interface AnewRequest {
  readonly game: string;
  /** The number of its record: in what it led to, a part of the game began. */
  readonly moment: number;
  readonly seed: string;
}

/** An answer that can be given once more, and what that leads to. */
interface Again<G extends GameTypes> {
  readonly before: number;
  readonly record: AnswerRecord;
  readonly applied: Applied<G>;
}

/**
 * Goes back to before an answer and gives it once more: what came of it up to where the part began comes again, and from
 * there on other chance rules. Both are records like any other, so that undo, replays and files know of them. Where
 * nothing is known of before, the game goes back to where the part began.
 */
export function tryAnew<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, moment, seed }: AnewRequest,
): Reply<StandingOf<G['view'], Told>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const again = againIn(running.value, moment, seed);
  if (again === null) return returnTo(context, { game: id, by: null, moment });
  const { before, record, applied } = again;
  const returned = returnTo(context, { game: id, by: null, moment: before });
  if (!returned.ok) return returned;
  const returnedTo = broughtToTable(context, id);
  if (!returnedTo.ok) return returnedTo;
  const { command, by } = record;
  return { ok: true, value: stepped(context, returnedTo.value, { command, by, applied, stops: [] }) };
}

function againIn<G extends GameTypes>(
  { history, machine }: Running<G>,
  moment: number,
  seed: string,
): Again<G> | null {
  const { records, course, led } = history;
  const record = records[moment - 1];
  const before = course.heads[moment - 1] ?? 0;
  const from = led[before];
  if (record?.kind !== 'answer' || !from || !knownLine(history).includes(moment)) return null;
  const { answer } = triedIn(record.command.answer);
  const command = { ...record.command, answer: [...answer, `${ANEW}${seed}`] };
  const applied = machine.apply(from.state, command);
  return applied.ok ? { before, record: { ...record, command }, applied: applied.value } : null;
}
