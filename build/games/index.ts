import type { RulesetId } from '../../engine/games.ts';
import { alphaOmegaTools } from './alpha-omega/tools.ts';
import { higherCardTools } from './higher-card/tools.ts';
import type { GameTools } from './tools.ts';

/** What each game of the program gives to the tools. */
export const GAME_TOOLS: Readonly<Record<RulesetId, GameTools>> = {
  'alpha-omega': alphaOmegaTools,
  'higher-card': higherCardTools,
};
