import { check, checkAsked, isConcession, triedIn } from './check.ts';
import { RunningGame } from './game.ts';
import { invariant, InvariantError } from './invariant.ts';
import { fail, ok, type Result } from './result.ts';
import type {
  Answer,
  Applied,
  Command,
  Decision,
  GameState,
  GameTypes,
  Handler,
  Next,
  Rejection,
  Ruleset,
  SeatId,
} from './types.ts';

/** More steps than this between two decisions is a loop in the rules or the cards. */
const FUSE = 10_000;

/** One game's rules together with the content it is played with. */
export interface Machine<G extends GameTypes> {
  readonly ruleset: Ruleset<G>;
  readonly content: G['content'];
  /** The same content in the form that the rules read fastest: for whoever asks them as often as a game does. */
  readonly prepared: G['content'];
  /** Starts a game and runs it to its first decision. The same set-up and seed always give the same game. */
  begin(setup: G['setup'], seed: string): Applied<G>;
  /** Answers the pending decision and runs to the next one or to the end. */
  apply(state: GameState<G>, command: Command): Result<Applied<G>, Rejection>;
  /** What the given seats, looking together, may know. */
  view(state: GameState<G>, eyes: readonly SeatId[]): G['view'];
}

/** Binds a ruleset to its content. */
export function createMachine<G extends GameTypes>(ruleset: Ruleset<G>, given: G['content']): Machine<G> {
  const content = ruleset.prepared?.(given) ?? given;
  return {
    ruleset,
    content: given,
    prepared: content,
    begin(setup, seed) {
      const state = { ...blank(ruleset, seed), ...ruleset.begin(setup, content) };
      return run(new RunningGame(ruleset, content, state), ruleset, state, undefined);
    },
    apply(state, command) {
      if (isConcession(command.answer)) return concede(ruleset, content, state, command);
      const { answer, anew } = triedIn(command.answer);
      const code = check(state, { ...command, answer });
      if (code !== null) return fail({ code });
      const game = new RunningGame(ruleset, content, state, anew);
      const applied = run(game, ruleset, state, chosenFrom(state.pending?.ask.options ?? [], answer));
      // Nothing began that could have been tried anew.
      return game.isLeftOver ? fail({ code: 'notAnOption' }) : ok(applied);
    },
    view: (state, eyes) => ruleset.view(state, content, eyes),
  };
}

/** The options an answer names, in its order. */
function chosenFrom<O extends { readonly id: string }>(options: readonly O[], answer: Answer): readonly O[] {
  const chosen: O[] = [];
  for (const id of answer) {
    const option = options.find((each) => each.id === id);
    if (option !== undefined) chosen.push(option);
  }
  return chosen;
}

/** Ends the game as the rules have it; what it was in the middle of is left where it is. */
function concede<G extends GameTypes>(
  ruleset: Ruleset<G>,
  content: G['content'],
  state: GameState<G>,
  command: Command,
): Result<Applied<G>, Rejection> {
  const code = checkAsked(state, command);
  if (code !== null) return fail({ code });
  const events = ruleset.concede?.({ table: state.table, content }, command.seat) ?? null;
  if (events === null) return fail({ code: 'notAnOption' });
  const game = new RunningGame(ruleset, content, state);
  for (const event of events) game.emit(event);
  const outcome = ruleset.outcome(game.table);
  invariant(outcome !== null, 'a game that is conceded must be over');
  const ended = { ...state, table: game.table, pending: null, outcome };
  return ok(appliedBy(game, ended));
}

function blank<G extends GameTypes>(
  ruleset: Ruleset<G>,
  seed: string,
): Omit<GameState<G>, 'table' | 'stack'> {
  return {
    format: 1,
    ruleset: ruleset.id,
    rules: ruleset.version,
    seed,
    pending: null,
    rng: {},
    asked: 0,
    outcome: null,
  };
}

function run<G extends GameTypes>(
  game: RunningGame<G>,
  ruleset: Ruleset<G>,
  from: GameState<G>,
  chosen: readonly G['option'][] | undefined,
): Applied<G> {
  const stack = [...from.stack];
  let given = chosen;
  let pending: Decision<G> | null = null;
  let outcome = ruleset.outcome(game.table);

  for (let steps = 0; pending === null && outcome === null; steps += 1) {
    const frame = stack.pop();
    invariant(frame !== undefined, 'the game ran out of frames before it was over');
    if (steps >= FUSE) throw new InvariantError(`no decision after ${String(FUSE)} steps`, { frame, stack });
    const before = game.events.length;
    const next = step(ruleset, game, frame, given);
    given = undefined;
    if (next.go === 'ask') {
      invariant(game.events.length === before, 'a step emits or asks, never both', frame);
      pending = { ...next.question, id: from.asked + 1 };
    }
    push(stack, next);
    const reactions = game.takeReactions();
    for (let i = reactions.length - 1; i >= 0; i -= 1) stack.push(reactions[i] as G['frame']);
    outcome = ruleset.outcome(game.table);
  }

  const asked = pending === null ? from.asked : pending.id;
  const { table, seed, rng } = game;
  const state = { ...from, seed, table, stack, pending, rng, asked, outcome };
  return appliedBy(game, state);
}

const appliedBy = <G extends GameTypes>(
  { events, firstReveal }: RunningGame<G>,
  state: GameState<G>,
): Applied<G> => ({ state, events, revealed: firstReveal !== null, firstReveal });

function step<G extends GameTypes>(
  ruleset: Ruleset<G>,
  game: RunningGame<G>,
  frame: G['frame'],
  chosen: readonly G['option'][] | undefined,
): Next<G> {
  // Each handler takes its own kind of frame; the record's type guarantees that this one takes this one.
  const handlers = ruleset.frames as unknown as Readonly<Record<string, Handler<G> | undefined>>;
  const handler = handlers[frame.kind];
  invariant(handler, 'every kind of frame needs a handler', frame);
  return handler(game, frame, chosen);
}

function push<G extends GameTypes>(stack: G['frame'][], next: Next<G>): void {
  switch (next.go) {
    case 'done':
      return;
    case 'to':
      stack.push(next.frame);
      return;
    case 'call':
      if (next.then) stack.push(next.then);
      for (let i = next.frames.length - 1; i >= 0; i -= 1) stack.push(next.frames[i] as G['frame']);
      return;
    case 'ask':
      stack.push(next.then);
      return;
    default:
      throw new InvariantError('a step must say where the game goes on', next satisfies never);
  }
}
