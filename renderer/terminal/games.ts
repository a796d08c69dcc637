import type { RulesetId } from '../../engine/games.ts';
import { alphaOmegaInTerminal } from '../games/alpha-omega/terminal/game.ts';
import { higherCardInTerminal } from '../games/higher-card/terminal/game.ts';
import type { TerminalGame } from './game.ts';

/** What each game is in the terminal. */
export const TERMINAL_GAMES: Readonly<Record<RulesetId, TerminalGame>> = {
  'alpha-omega': alphaOmegaInTerminal,
  'higher-card': higherCardInTerminal,
};
