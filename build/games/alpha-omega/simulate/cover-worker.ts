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
  type Coverage,
  type DefId,
  type GameRecord,
  type Stock,
  type Tally,
} from '../../../../engine/alpha-omega/index.ts';
import { focusOf } from '../../../../engine/simulation/coverage.ts';
import { createMachine } from '../../../../engine/index.ts';
import { gameSeed, type Range } from '../../../../engine/toolbox/ranges.ts';

/** What all games of an exhaustive run have in common. */
export interface Job {
  readonly stock: Stock;
  readonly seed: string;
}

/** Some games of the plan, and which prints the games that are about one are about. */
export interface Task extends Range {
  readonly targets: readonly DefId[];
}

/** What some games met, and how they ended. */
export interface Covered {
  readonly coverage: Coverage;
  readonly tally: Tally;
  /** What the broken games were about, by number. */
  readonly focus: Readonly<Record<number, DefId>>;
}

/** Plays the planned games of a range, and notes all they meet. */
export function cover({ from, to, targets }: Task, { stock, seed }: Job = workerData as Job): Covered {
  const watching = watch(alphaOmega, stock.content);
  const machine = createMachine<AlphaOmega>(watching.ruleset, stock.content);
  const focus: Record<number, DefId> = {};
  let tally = NOTHING;
  for (let game = from; game < to; game += 1) {
    const about = focusOf(game, targets);
    const planned = planGame(gameSeed(seed, game), stock, about);
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
    if (record.kind === 'broken' && about !== null) focus[game] = about;
    tally = merge(tally, tallyOf(withoutCards(record), game));
  }
  return { coverage: watching.coverage(), tally, focus };
}

/** The decks differ from game to game, so nothing is to be learned from what was in them. */
function withoutCards(record: GameRecord): GameRecord {
  const none = { deck: [], early: [], drawn: [], played: [], lured: [] };
  return record.kind === 'broken' ? record : { ...record, seats: [], opponents: none, callings: none };
}
