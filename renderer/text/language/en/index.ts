import { ask } from './ask.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { newGame } from './new-game.ts';
import { omensPanel } from './omens-panel.ts';
import { outcomePage } from './outcome-page.ts';
import { table } from './table.ts';
import { settings } from './settings.ts';

/** Every sentence of the program in English: the language that all others follow. */
export const en = {
  ask,
  cards,
  common,
  home,
  newGame,
  omensPanel,
  outcomePage,
  settings,
  table,
} as const;
