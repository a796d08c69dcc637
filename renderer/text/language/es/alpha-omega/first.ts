import { achievements } from './achievements.ts';
import { calendar } from './calendar.ts';
import { cards } from './cards.ts';
import { coach } from './coach.ts';
import { decks } from './decks.ts';
import { firstBattle } from './first-battle.ts';
import { journeys } from './journeys.ts';
import { library } from './library.ts';
import { phase } from './phase.ts';
import { query } from './query.ts';

/** The sentences of Alpha/Omega that the first page needs. */
export const alphaOmega = {
  achievements,
  calendar,
  cards,
  coach,
  decks,
  firstBattle,
  journeys,
  library,
  phase,
  query,
} as const;
