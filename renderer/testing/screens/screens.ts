import { COUCH_SCREENS } from './couch.ts';
import { DOCTOR_SCREENS } from './doctor.ts';
import { DECK_SCREENS } from './decks.ts';
import { HOME_SCREENS } from './home.ts';
import { JOURNEY_SCREENS } from './journeys.ts';
import { STORAGE_SCREENS } from './storage.ts';
import { LEARNING_SCREENS } from './learning.ts';
import { LIBRARY_SCREENS } from './library.ts';
import { NEW_GAME_SCREENS } from './new-game.ts';
import { PANEL_SCREENS } from './panels.ts';
import { REPLAY_SCREENS } from './replays.ts';
import type { Screen } from './screen.ts';
import { SETTINGS_SCREENS } from './settings.ts';
import { STATISTICS_SCREENS } from './statistics.ts';
import { TABLE_SCREENS } from './table.ts';
import { TEAM_SCREENS } from './team.ts';
import { TELLING_SCREENS } from './telling.ts';
import { TIME_SCREENS } from './time.ts';

/** What games show that have their screens in their own folder. */
const OF_GAMES = import.meta.glob<{ readonly SCREENS: readonly Screen[] }>(
  '../../games/*/testing/screens.ts',
  {
    eager: true,
  },
);

/** What the program can show, by the parts of the program. */
export const PARTS: readonly (readonly Screen[])[] = [
  HOME_SCREENS,
  DOCTOR_SCREENS,
  TEAM_SCREENS,
  NEW_GAME_SCREENS,
  LIBRARY_SCREENS,
  DECK_SCREENS,
  SETTINGS_SCREENS,
  PANEL_SCREENS,
  LEARNING_SCREENS,
  TABLE_SCREENS,
  COUCH_SCREENS,
  TELLING_SCREENS,
  TIME_SCREENS,
  JOURNEY_SCREENS,
  STORAGE_SCREENS,
  REPLAY_SCREENS,
  STATISTICS_SCREENS,
  ...Object.values(OF_GAMES).map(({ SCREENS: own }) => own),
];

/**
 * Everything that the program can show. Whoever makes a screen, a panel or a new state of one adds it to a file beside
 * this one; the tests that look at all of them then look at it too, and a component that no screen draws fails.
 */
export const SCREENS: readonly Screen[] = PARTS.flat();
