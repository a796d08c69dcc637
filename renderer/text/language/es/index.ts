import { alphaOmega } from './alpha-omega/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { ask } from './ask.ts';
import { captions } from './captions.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { couch } from './couch.ts';
import { credits } from './credits.ts';
import { fileFaults } from './file-faults.ts';
import { higherCard } from './higher-card/index.ts';
import { home } from './home.ts';
import { storage } from './storage.ts';
import { mending } from './mending.ts';
import { motion } from './motion.ts';
import { names } from './names.ts';
import { newGame } from './new-game.ts';
import { numbers } from './numbers.ts';
import { outcome } from './outcome.ts';
import { recap } from './recap.ts';
import { replays } from './replays.ts';
import { report } from './report.ts';
import { rulebook } from './rulebook.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';
import { time } from './time.ts';
import { trouble } from './trouble.ts';
import { voice } from './voice.ts';

/** Every sentence of the program in Spanish. */
export const es = {
  ...alphaOmega,
  ...higherCard,
  ask,
  captions,
  commands,
  common,
  couch,
  credits,
  fileFaults,
  home,
  storage,
  mending,
  motion,
  names,
  newGame,
  numbers,
  outcome,
  recap,
  replays,
  report,
  rulebook,
  settings,
  statistics,
  table,
  terminal,
  time,
  trouble,
  voice,
} as const satisfies Catalogue;
