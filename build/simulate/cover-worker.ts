import { workerData } from 'piscina';
import { misplaced } from '../../engine/alpha-omega/testing/census.ts';
import {
  alphaOmega,
  createMachine,
  merge,
  NOTHING,
  planGame,
  playGame,
  tallyOf,
  watch,
  type AlphaOmega,
  type Coverage,
  type GameRecord,
  type Stock,
  type Tally,
} from '../../engine/index.ts';
import { gameSeed, type Range } from './ranges.ts';

/** What all games of an exhaustive run have in common. */
export interface Job {
  readonly stock: Stock;
  readonly seed: string;
}

/** What some games met, and how they ended. */
export interface Covered {
  readonly coverage: Coverage;
  readonly tally: Tally;
}

/** Plays the planned games of a range, and notes all they meet. */
export function cover({ from, to }: Range, { stock, seed }: Job = workerData as Job): Covered {
  const watching = watch(alphaOmega, stock.content);
  const machine = createMachine<AlphaOmega>(watching.ruleset, stock.content);
  let tally = NOTHING;
  for (let game = from; game < to; game += 1) {
    const planned = planGame(game, gameSeed(seed, game), stock);
    watching.begin(planned.setup);
    const record = playGame({
      machine,
      ...planned,
      seed: gameSeed(seed, game),
      each(applied) {
        watching.see(applied);
        const lost = misplaced(applied.state.table);
        if (lost.length > 0) throw new Error(lost.join('; '));
      },
    });
    tally = merge(tally, tallyOf(withoutCards(record), game));
  }
  return { coverage: watching.coverage(), tally };
}

/** The decks differ from game to game, so nothing is to be learned from what was in them. */
function withoutCards(record: GameRecord): GameRecord {
  const none = { deck: [], early: [], drawn: [], played: [] };
  return record.kind === 'broken' ? record : { ...record, seats: [], opponents: none, callings: none };
}
