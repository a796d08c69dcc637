import { alphaOmega } from './alpha-omega/first.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { fileFaults } from './file-faults.ts';
import { higherCard } from './higher-card/first.ts';
import { home } from './home.ts';
import { storage } from './storage.ts';
import { mending } from './mending.ts';
import { names } from './names.ts';
import { newGame } from './new-game.ts';
import { outcome } from './outcome.ts';
import { replays } from './replays.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { trouble } from './trouble.ts';

/** The sentences that the first page needs, and whatever may lie over it before anything else is read. */
export const first = {
  ...alphaOmega,
  ...higherCard,
  commands,
  common,
  fileFaults,
  home,
  storage,
  mending,
  names,
  newGame,
  outcome,
  replays,
  report,
  settings,
  statistics,
  trouble,
} as const;
