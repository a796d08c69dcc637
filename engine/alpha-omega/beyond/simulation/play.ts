import type { Machine } from '../../../kernel/machine.ts';
import type { Applied } from '../../../kernel/types.ts';
import { playMatch } from '../../../simulation/play.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmegaRules } from '../../module.ts';
import type { Setup } from '../../types.ts';
import type { BotName } from '../bots/bots.ts';
import { notebook } from './note.ts';
import type { GameRecord } from './record.ts';

/** A game to be played by bots alone. */
export interface Match {
  readonly machine: Machine<AlphaOmega>;
  readonly setup: Setup;
  readonly seed: string;
  /** Who plays the seats, the first the first; after the last name the first comes again. */
  readonly bots: readonly BotName[];
  /** Called after the beginning and after every answer; what it throws breaks the game. */
  readonly each?: (applied: Applied<AlphaOmega>) => void;
}

/** Plays one game from first card to last. It never throws: a defect becomes a record of how to meet it again. */
export function playGame(match: Match): GameRecord {
  const cards = notebook(match.setup);
  const played = playMatch({
    ...match,
    rules: alphaOmegaRules,
    each(applied) {
      cards.note(applied.events, applied.state.table);
      match.each?.(applied);
    },
  });
  if (played.kind === 'broken') return played;
  const { table, outcome, decisions } = played;
  return {
    kind: 'finished',
    seed: match.seed,
    winner: outcome.winner,
    reason: outcome.reason,
    rounds: outcome.round,
    leads: table.balances.map(({ good, opponent }) => good - opponent),
    decisions,
    achieved: outcome.achieved,
    scores: outcome.scores.map(({ total }) => total),
    ...cards.uses(),
  };
}
