import { workerData } from 'piscina';
import {
  alphaOmega,
  createMachine,
  merge,
  NOTHING,
  playGame,
  tallyOf,
  type AlphaOmega,
  type BotName,
  type Catalogue,
  type Setup,
  type Tally,
} from '../../engine/index.ts';
import { gameSeed, type Range } from './ranges.ts';

/** What all games of a simulation have in common. */
export interface Job {
  readonly content: Catalogue;
  readonly setup: Setup;
  readonly bots: readonly BotName[];
  readonly seed: string;
}

// A worker plays for one job all its life.
const { content, setup, bots, seed } = workerData as Job;
const machine = createMachine<AlphaOmega>(alphaOmega, content);

/** Plays the games of a range and counts them together. */
export function simulate({ from, to }: Range): Tally {
  let tally = NOTHING;
  for (let game = from; game < to; game += 1)
    tally = merge(tally, tallyOf(playGame({ machine, setup, bots, seed: gameSeed(seed, game) }), game));
  return tally;
}
