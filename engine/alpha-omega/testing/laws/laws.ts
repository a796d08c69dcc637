import { actsOnce, attacksOnce, playedOnce } from './acting.ts';
import { alive } from './alive.ts';
import { amounts } from './amounts.ts';
import { bansKept, cannotKept } from './bans.ts';
import { bearers } from './bearers.ts';
import { nobodyPassedOver } from './clean-up.ts';
import { destroyedGone } from './destroyed.ts';
import { durations } from './durations.ts';
import { fallen } from './fallen.ts';
import { blowDecides } from './fate.ts';
import { firstRests } from './first-card.ts';
import type { Law } from './law.ts';
import { limitsKept } from './limits.ts';
import { luredAttacks, luredPlayers } from './lure-player.ts';
import { omensKept } from './omens.ts';
import { ownCards } from './owners.ts';
import { payerDecides } from './payer.ts';
import { ownPiles } from './piles.ts';
import { printedWords } from './printed-words.ts';
import { reveals } from './reveals.ts';
import { scoresCounted } from './scores.ts';
import { setUpFirst, setUpWords } from './set-up.ts';
import { stillTold } from './still.ts';
import { toldBlows } from './told.ts';
import { noVainAttacks } from './vain.ts';
import { firstComeFirst, longestFirst, nothingWaits } from './waiting.ts';
import { weakestFirst } from './weakest.ts';

/** What must hold in every game, however it is played. */
export const LAWS: readonly Law[] = [
  setUpFirst,
  setUpWords,
  printedWords,
  bansKept,
  cannotKept,
  noVainAttacks,
  amounts,
  nothingWaits,
  firstComeFirst,
  longestFirst,
  destroyedGone,
  alive,
  fallen,
  blowDecides,
  firstRests,
  weakestFirst,
  toldBlows,
  nobodyPassedOver,
  stillTold,
  actsOnce,
  attacksOnce,
  playedOnce,
  limitsKept,
  bearers,
  durations,
  ownPiles,
  ownCards,
  payerDecides,
  reveals,
  luredPlayers,
  luredAttacks,
  omensKept,
  scoresCounted,
];
