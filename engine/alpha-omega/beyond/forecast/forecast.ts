import { invariant } from '../../../kernel/invariant.ts';
import type { Answer, Decision, SeatId } from '../../../kernel/types.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { END, type Option } from '../../options.ts';
import { judge } from '../../outcome.ts';
import type { CardId } from '../../types.ts';
import { knowledgeOf } from './knowledge.ts';
import { step, type Path } from './path.ts';
import { standStill, steppersIn } from './stand-still.ts';
import type { Branch, Fork, Omen } from './types.ts';
import { isOver, SEEING, watched, type Watched } from './watched.ts';

export interface ForecastOptions {
  /** Who asks: nothing is told that these seats, looking together, may not know. */
  readonly eyes: readonly SeatId[];
  /** An answer to the pending decision that is tried first: "if I play this card", "if I make this attack". */
  readonly first?: Answer;
  /** Options of one fork after the other that are to be followed before any others. */
  readonly choices?: readonly string[];
  /** How many ends are followed at most, one unless more are wanted; other options of a fork are named and not followed. */
  readonly leaves?: number;
}

/**
 * Omens: what comes up to the next Strength Check if the players do nothing more, by the rules themselves, and what is sure
 * to come as the next round begins. Opponents choose their targets, Clean-Up runs in its order, ties fork; from where a
 * hidden card, the die or a free choice decides, everything is marked as unsure, and taken to bring nothing. The wanted options, else the first, are followed
 * to the end, then the other options of the earliest forks, as many as there may be ends.
 * @param state a game that is asking something; its answer, if one is to be tried, must be one that is offered
 */
export function forecast(
  state: State,
  content: Catalogue,
  { eyes, first, choices = [], leaves = 1 }: ForecastOptions,
): Branch {
  const knowledge = knowledgeOf(state, eyes);
  const run: Run = { ...watched(content, knowledge), open: [] };
  const path: Trail = { state: knowledge.state, omens: [], unsure: null, blind: SEEING, depth: 0, choices };
  invariant(state.pending !== null, 'a forecast needs a game that goes on');
  const root = meet(run, first === undefined ? path : step(run, path, first));
  for (let ends = 1; ends < leaves && run.open.length > 0; ends += 1) followEarliest(run);
  return root;
}

interface Run extends Watched {
  /** Options of forks that were not followed yet. */
  readonly open: Open[];
}

interface Open {
  readonly at: Trail;
  readonly forkOption: ForkOption;
}

/** An option of a fork while the tree is being built. */
interface ForkOption {
  readonly option: Option;
  then: Branch | null;
}

/** A path, how many forks lie before it, and which options are wanted at the forks to come. */
interface Trail extends Path {
  readonly depth: number;
  readonly choices: readonly string[];
}

function followEarliest(run: Run): void {
  let earliest = 0;
  for (const [index, { at }] of run.open.entries())
    if (at.depth < (run.open[earliest]?.at.depth ?? Infinity)) earliest = index;
  for (const { at, forkOption } of run.open.splice(earliest, 1)) follow(run, at, forkOption);
}

function follow(run: Run, at: Trail, forkOption: ForkOption): void {
  const [wanted, ...later] = at.choices;
  const choices = forkOption.option.id === wanted ? later : [];
  forkOption.then = meet(
    run,
    step(run, { ...at, omens: [], depth: at.depth + 1, choices }, [forkOption.option.id]),
  );
}

/** Goes on until the Strength Check is made or somebody has to choose; of a choice one option is followed. */
function meet(run: Run, from: Trail): Branch {
  let path = from;
  const stepping: CardId[] = [];
  for (;;) {
    const { pending, table, outcome } = path.state;
    const { omens, unsure } = path;
    const mayStepIn = [...new Set(stepping)];
    if (pending === null || isOver(pending.source)) {
      const winner = (outcome ?? judge({ table, content: run.machine.prepared }))?.winner ?? null;
      return {
        ...{ omens, fork: null, balance: outcome?.balance ?? table.balances.at(-1) ?? null, mayStepIn },
        ...{ winner, unsure, next: unsure === null && winner === null ? roundAfter(run, path) : [] },
      };
    }
    const stance = standStill(pending);
    if (stance.kind === 'fork') {
      const split = fork(run, path, pending);
      return { omens, fork: split, balance: null, winner: null, mayStepIn, unsure, next: [] };
    }
    stepping.push(...steppersIn(pending));
    path = step(run, { ...path, unsure: unsure ?? stance.unsure }, stance.answer);
  }
}

/**
 * What is sure after a Strength Check that leaves the game undecided: how the next round begins and what its first Opponent
 * Phase brings, up to where a player has something to say.
 */
function roundAfter(run: Run, path: Trail): readonly Omen[] {
  const { pending, stack } = path.state;
  if (pending === null || !stack.some(({ kind }) => kind === 'round')) return [];
  const { omens } = step<Trail>(run, { ...path, omens: [] }, [END.id]);
  const begins = omens.findIndex(({ event }) => event.type === 'roundBegan');
  const ends = omens.findIndex(
    ({ event, unsure }, at) =>
      at > begins && (unsure !== null || (event.type === 'phaseBegan' && event.phase !== 'opponentPhase')),
  );
  return begins === -1 ? [] : omens.slice(begins, ends === -1 ? omens.length : ends);
}

function fork(run: Run, at: Trail, { seat, about, source, ask }: Decision<AlphaOmega>): Fork {
  const ways = ask.options.map((option): ForkOption => ({ option, then: null }));
  const followed = ways.find(({ option }) => option.id === at.choices[0]) ?? ways[0];
  for (const forkOption of ways) {
    if (forkOption === followed) follow(run, at, forkOption);
    else run.open.push({ at, forkOption });
  }
  return { seat, about, source: source ?? null, branches: ways };
}
