import { workerData } from 'piscina';
import { misplaced } from '../../../../engine/alpha-omega/testing/census.ts';
import {
  alphaOmega,
  merge,
  NOTHING,
  planGame,
  playGame,
  tallyOf,
  watch,
  type AlphaOmega,
  type Aspect,
  type GameRecord,
  type Stock,
  type Tally,
} from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { gameSeed } from '../../../../engine/toolbox/ranges.ts';
import { coverGames, type Covered, type CoverTask } from '../../../simulate/cover.ts';

/** What all games of an exhaustive run have in common. */
export interface Job {
  readonly stock: Stock;
  readonly seed: string;
}

/** Plays the planned games of a range, and notes all they meet. */
export function cover(task: CoverTask, { stock, seed }: Job = workerData as Job): Covered<Tally, Aspect> {
  const watching = watch(alphaOmega, stock.content);
  const machine = createMachine<AlphaOmega>(watching.ruleset, stock.content);
  return coverGames(task, {
    nothing: NOTHING,
    merge,
    coverage: () => watching.coverage(),
    play(game, about) {
      const own = gameSeed(seed, game);
      const planned = planGame(own, stock, about);
      watching.begin(planned.setup);
      const record = playGame({
        machine,
        ...planned,
        seed: own,
        each(applied) {
          watching.see(applied);
          const lost = misplaced(applied.state.table);
          if (lost.length > 0) throw new Error(lost.join('; '));
        },
      });
      return tallyOf(withoutCards(record), game);
    },
  });
}

/** The decks differ from game to game, so nothing is to be learned from what was in them. */
function withoutCards(record: GameRecord): GameRecord {
  const none = { deck: [], early: [], drawn: [], played: [], lured: [] };
  return record.kind === 'broken' ? record : { ...record, seats: [], opponents: none, callings: none };
}
