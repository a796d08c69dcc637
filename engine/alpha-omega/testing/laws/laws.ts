import { actsOnce, attacksOnce, playedOnce } from './acting.ts';
import { alive } from './alive.ts';
import { amounts } from './amounts.ts';
import { bearers } from './bearers.ts';
import { durations } from './durations.ts';
import { fallen } from './fallen.ts';
import type { Law } from './law.ts';
import { omensKept } from './omens.ts';
import { ownCards } from './owners.ts';
import { setUpFirst, setUpWords } from './set-up.ts';
import { firstComeFirst, nothingWaits } from './waiting.ts';

/** What must hold in every game, however it is played. */
export const LAWS: readonly Law[] = [
  setUpFirst,
  setUpWords,
  amounts,
  nothingWaits,
  firstComeFirst,
  alive,
  fallen,
  ownCards,
  omensKept,
  actsOnce,
  attacksOnce,
  playedOnce,
  bearers,
  durations,
];
