import { AT_THE_BEGINNING, headOf, lineOf, onward } from '../../../../engine/kernel/course.ts';
import type { Machine } from '../../../../engine/kernel/machine.ts';
import type { SessionRecord } from '../../../../engine/kernel/records.ts';
import { shrinking } from '../../../../engine/kernel/shrink.ts';
import type { Answer, Applied, Command, GameState, GameTypes } from '../../../../engine/kernel/types.ts';
import { messageOf } from '../../ipc/trouble.ts';

/** A game as far as it has to be played again. */
export interface Played<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seed: string;
  readonly records: readonly SessionRecord[];
  /** An answer that was given and is no record, because something broke at it. */
  readonly last: Command | null;
}

/** What is wrong with a game: an answer that the rules refuse by now, or at which they break. */
export interface Fault {
  readonly code: 'refused' | 'breaks';
  /** The same for the same fault, wherever in a game it shows. */
  readonly sign: string;
  readonly detail: string;
  /** The answers of the line that led there, and the one at which it showed; null where that was the beginning. */
  readonly before: readonly Answer[];
  readonly at: Command | null;
}

type Tried<G extends GameTypes> =
  | { readonly kind: 'on'; readonly state: GameState<G> }
  | { readonly kind: 'refused' | 'breaks'; readonly sign: string; readonly detail: string };

/** A message without what differs from game to game, and the function in which it broke. */
function signOf(error: unknown): string {
  const message = messageOf(error).replaceAll(/\d+/g, '#');
  const [, place = ''] =
    /\n\s+at (?:new )?([\w.<>[\] ]+) \(/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return `breaks: ${message} in ${place}`;
}

function tried<G extends GameTypes>(work: () => Applied<G> | string): Tried<G> {
  try {
    const applied = work();
    if (typeof applied !== 'string') return { kind: 'on', state: applied.state };
    return { kind: 'refused', sign: `refused: ${applied}`, detail: applied };
  } catch (error) {
    return { kind: 'breaks', sign: signOf(error), detail: messageOf(error) };
  }
}

const begin = <G extends GameTypes>(machine: Machine<G>, { setup, seed }: Played<G>): Tried<G> =>
  tried(() => machine.begin(setup, seed));

/** Answers what is asked; a refusal says of what question it was. */
const give = <G extends GameTypes>(machine: Machine<G>, state: GameState<G>, command: Command): Tried<G> =>
  tried(() => {
    const result = machine.apply(state, command);
    return result.ok ? result.value : `${result.error.code} at ${state.pending?.about ?? 'nothing'}`;
  });

/** The first thing that goes wrong when a game is played again; null where all goes well. */
export function faultIn<G extends GameTypes>(machine: Machine<G>, game: Played<G>): Fault | null {
  const start = begin(machine, game);
  if (start.kind !== 'on') return { ...faultOf(start), before: [], at: null };
  const states: (GameState<G> | null)[] = [start.state];
  const commands: (Command | null)[] = [null];
  let course = AT_THE_BEGINNING;
  const all: readonly SessionRecord[] =
    game.last === null
      ? game.records
      : [...game.records, { kind: 'answer', command: game.last, by: game.last.seat }];
  for (const record of all) {
    const head = headOf(course);
    const from = states[head] ?? null;
    let state: GameState<G> | null = null;
    if (record.kind === 'answer' && from !== null) {
      const next = give(machine, from, record.command);
      if (next.kind === 'on') ({ state } = next);
      else {
        const line = lineOf(course, head).slice(1);
        const before = line.map((number) => commands[number]?.answer ?? []);
        return { ...faultOf(next), before, at: record.command };
      }
    }
    states.push(state);
    commands.push(record.kind === 'answer' ? record.command : null);
    course = onward(course, record);
  }
  return null;
}

const faultOf = ({
  kind,
  sign,
  detail,
}: Exclude<Tried<never>, { kind: 'on' }>): Pick<Fault, 'code' | 'sign' | 'detail'> => ({
  ...{ code: kind, sign, detail },
});

/** A log that shows a fault: answers by the questions that are asked now. */
export interface ShortLog {
  readonly commands: readonly Command[];
  readonly sign: string;
}

/** Plays these answers as far as they can be given, and then the one at which the fault showed. */
function playOn<G extends GameTypes>(
  machine: Machine<G>,
  game: Played<G>,
  { at }: Fault,
  answers: readonly Answer[],
): ShortLog | null {
  const start = begin(machine, game);
  if (start.kind !== 'on') return { commands: [], sign: start.sign };
  let { state } = start;
  const commands: Command[] = [];
  for (const answer of answers) {
    const { pending } = state;
    if (pending === null) break;
    const command = { decision: pending.id, seat: pending.seat, answer };
    const next = give(machine, state, command);
    if (next.kind !== 'on') {
      // What cannot be given any more is left out.
      if (next.kind === 'refused') continue;
      return { commands: [...commands, command], sign: next.sign };
    }
    commands.push(command);
    ({ state } = next);
  }
  const { pending } = state;
  if (at === null || pending === null) return null;
  const command = { decision: pending.id, seat: pending.seat, answer: at.answer };
  const next = give(machine, state, command);
  return next.kind === 'on' ? null : { commands: [...commands, command], sign: next.sign };
}

/** How far a log has been shrunk. */
export interface LogShrunk {
  readonly log: readonly Command[];
  readonly tried: number;
}

/**
 * Shrinks the log of a game to the shortest that still shows its fault, with the rules themselves as the judge. Gives word
 * after each try.
 * @returns null where the fault does not show when the answers are given anew: then no shorter log shows it either
 */
export function* shrinkingLog<G extends GameTypes>(
  machine: Machine<G>,
  game: Played<G>,
  fault: Fault,
): Generator<LogShrunk, LogShrunk | null> {
  const shown = (answers: readonly Answer[]): ShortLog | null => {
    const log = playOn(machine, game, fault, answers);
    return log?.sign === fault.sign ? log : null;
  };
  const all = shown(fault.before);
  if (all === null) return null;
  let log = all.commands;
  const shows = (answers: readonly Answer[]): boolean => {
    const shorter = shown(answers);
    if (shorter !== null && shorter.commands.length <= log.length) log = shorter.commands;
    return shorter !== null;
  };
  const steps = shrinking(fault.before, shows);
  for (;;) {
    const step = steps.next();
    const { tried: count } = step.value;
    if (step.done === true) return { log, tried: count };
    yield { log, tried: count };
  }
}
