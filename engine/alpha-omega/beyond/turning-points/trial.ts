import type { Machine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer } from '../../../kernel/types.ts';
import { isAchieved, isBeyond } from '../bots/aim.ts';
import { playOn, type World } from '../bots/rollout.ts';
import { sideOf } from '../bots/sense.ts';
import { worthOf } from '../bots/worth.ts';
import type { AlphaOmega } from '../../game.ts';
import type { Choice } from './choices.ts';

/** How a trial of an answer went, for the side of whoever was asked. */
export interface Trial {
  /** The Objective that was being played for was achieved, or, for the Opponents, was not. */
  readonly won: boolean;
  /** In points of Strength, for a trial that was not played to its end. */
  readonly worth: number;
  /** Answers given. */
  readonly steps: number;
}

/** How far to play on, and by which chance: trials with the same number meet the same dice. */
export interface Trying {
  readonly machine: Machine<AlphaOmega>;
  readonly seed: string;
  /** Strength Checks; without it, until the Objective is decided. */
  readonly checks?: number;
}

/** Gives an answer where the cards lay as they really lay, and lets good sense play on with dice of its own. */
export function trial(choice: Choice, answer: Answer, number: number, how: Trying): Trial {
  const { machine, seed, checks = Infinity } = how;
  const chance = `${seed}/${String(choice.number)}/${String(number)}`;
  const world: World = {
    state: { ...choice.before, seed: chance, rng: {} },
    rng: startStream(chance, 'players'),
  };
  const { end, steps } = playOn(machine, world, answer, { checks, until: isBeyond(choice.before) });
  const isGood = sideOf(choice.seat, choice.before.table.seats.length) === 'good';
  const worth = worthOf({ table: end.table, content: machine.prepared });
  return { won: isAchieved(choice.before, end) === isGood, worth: isGood ? worth : -worth, steps };
}
