import {
  alphaOmega,
  planGame,
  playGame,
  type AlphaOmega,
  type Catalogue,
  type DefId,
  type OutcomeReason,
  type Setup,
  type Tally,
} from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { outcomeTitle } from '../../../../renderer/games/alpha-omega/words/cards/words.ts';
import { cover, type Job as CoverJob } from './cover-worker.ts';
import { printBroken } from '../../../simulate/failures.ts';
import { count } from '../../../simulate/figures.ts';
import { gameSeed } from '../../../../engine/toolbox/ranges.ts';
import type { Job } from './worker.ts';

/** Plays one game of a simulation in this process and prints how it went. @returns whether it came to its end */
export function playOnly({ content, setup, bots, seed: all }: Job, game: number): boolean {
  const seed = gameSeed(all, game);
  printSetup(game, { content, setup, bots });
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const record = playGame({ machine, setup, bots, seed });
  if (record.kind === 'broken') {
    printBroken(record);
    return false;
  }
  const { reason, rounds, decisions, leads, scores } = record;
  console.log(`${outcomeTitle(reason)} in round ${rounds}, after ${count(decisions, 'decision')}.`);
  console.log(`Lead of the Good side at each Strength Check: ${leads.join(' ')}`);
  console.log(`Achievement Scoring: ${scores.join(', ')}`);
  return true;
}

/**
 * Plays one game of the exhaustive plan in this process and prints how it went.
 * @param focus what it is about; null for an ordinary game
 * @returns whether it came to its end
 */
export function coverOnly(job: CoverJob, game: number, focus: DefId | null): boolean {
  const { content } = job.stock;
  printSetup(game, { content, ...planGame(gameSeed(job.seed, game), job.stock, focus) });
  if (focus !== null) console.log(`Decks stacked for ${content.get(focus)?.name ?? focus}.`);
  const { tally } = cover({ from: game, to: game + 1, targets: focus === null ? [] : [focus] }, job);
  const [failure] = tally.failures;
  if (failure) {
    printBroken(failure);
    return false;
  }
  for (const { reason, round } of endsOf(tally)) console.log(`${outcomeTitle(reason)} in round ${round}.`);
  return true;
}

function endsOf({ reasons, rounds }: Tally) {
  return Object.keys(reasons).map((reason) => ({
    reason: reason as OutcomeReason,
    round: Object.keys(rounds).join(),
  }));
}

interface Played {
  readonly content: Catalogue;
  readonly setup: Setup;
  readonly bots: readonly string[];
}

function printSetup(game: number, { content, setup, bots }: Played): void {
  const { seats, opponents = [], variants = [], objective, campaign = [], commonDeck } = setup;
  const objectives = [objective, ...campaign].map((id) => content.get(id)?.name ?? id).join(', then ');
  const against =
    opponents.length > 0 ? ` against ${count(opponents.length, 'player')} of the Opponent deck` : '';
  const common = commonDeck ? ', a common Good deck' : '';
  const how = variants.length > 0 ? variants.join(' and ') : 'no variant';
  console.log(`Game ${game}: ${objectives}`);
  console.log(`${count(seats.length, 'player')}${against} (${bots.join(', ')}), ${how}${common}.`);
}
