import type { AlphaOmegaPage } from './alpha-omega/pages.ts';
import type { HigherCardPage } from './higher-card/pages.ts';

/** The pages of all games. Each has a name of its own in the whole program. */
export type GamesPage = AlphaOmegaPage | HigherCardPage;
