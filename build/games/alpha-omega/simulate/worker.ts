import { workerData } from 'piscina';
import type { Range } from '../../../../engine/toolbox/ranges.ts';
import { runGames, type Run } from '../../../../engine/alpha-omega/beyond/simulation/run-games.ts';
import {
  alphaOmega,
  type AlphaOmega,
  type Catalogue,
  type Tally,
} from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';

/** What all games of a simulation have in common. */
export interface Job extends Run {
  readonly content: Catalogue;
}

// A worker plays for one job all its life.
const { content, ...run } = workerData as Job;
const machine = createMachine<AlphaOmega>(alphaOmega, content);

/** Plays the games of a range and counts them together. */
export function simulate(range: Range): Tally {
  return runGames(machine, run, range).tally;
}
