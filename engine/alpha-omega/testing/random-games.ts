import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer, Applied, Command } from '../../kernel/types.ts';
import { randomAnswer } from '../../toolbox/random-answer.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import type { Setup } from '../types.ts';
import { starter } from './starter.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** What a game of random answers is played with; the seed decides the game's chance and the players'. */
export interface RandomGame {
  readonly setup: Setup;
  readonly seed: string;
  /** Called after the beginning, with no state before it, and after each answer. */
  readonly see?: (applied: Applied<AlphaOmega>, before: State | null, answer: Answer | null) => void;
  /** What becomes of the state before each answer: saved and loaded, for example. */
  readonly between?: (state: State) => State;
}

/** Plays a game with the Starter pack to its end. */
export function playRandomly({ setup, seed, see, between = (state) => state }: RandomGame): {
  readonly commands: readonly Command[];
  readonly end: State;
} {
  const commands: Command[] = [];
  let applied = machine.begin(setup, seed);
  let rng = startStream(seed, 'random player');
  see?.(applied, null, null);
  while (applied.state.pending !== null) {
    const { id, seat, ask } = applied.state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    commands.push({ decision: id, seat, answer });
    const before = applied.state;
    const result = machine.apply(between(before), { decision: id, seat, answer });
    if (!result.ok) throw new Error(`${seed}: a legal answer was refused: ${result.error.code}`);
    applied = result.value;
    see?.(applied, before, answer);
  }
  return { commands, end: applied.state };
}

/** Which games a law is tried on, and how one of them is tried again. */
export interface Trial {
  readonly first: number;
  readonly games: number;
  /** The command that tries one game again. */
  readonly again: (game: number) => string;
}

/** The games of a law: so many, from the first, unless the environment names others (`LAWS_SEED`, `LAWS_GAMES`). */
export function trialOf(name: string, games: number, file: string): Trial {
  return {
    first: Number(process.env[`${name}_SEED`] ?? 1),
    games: Number(process.env[`${name}_GAMES`] ?? games),
    again: (game) =>
      `${name}_SEED=${String(game)} ${name}_GAMES=1 npx vitest run -c build/vitest.config.ts ${file}`,
  };
}

/** Tries a law on every game and names the one that breaks it. */
export function inEveryGame({ first, games, again }: Trial, law: (game: number) => void): void {
  for (let game = first; game < first + games; game += 1) {
    try {
      law(game);
    } catch (error) {
      throw new Error(`game ${String(game)}; again with: ${again(game)}`, { cause: error });
    }
  }
}
