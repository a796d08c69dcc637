import type { Pack } from '../../../../../cards/load.ts';
import { loadStories } from '../../../../../cards/stories.ts';
import type { JourneysApi, Story } from '../../../../shared/games/alpha-omega/api.ts';
import { stockOn } from '../decks/content.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import type { JourneysDeps } from './deps.ts';
import { gameOver, journeysHandlers } from './handlers.ts';

/** The journeys of the program, and whom to tell that a game is over. */
export interface Journeys {
  readonly handlers: HandlersOf<JourneysApi>;
  readonly gameOver: (game: string) => void;
}

export interface JourneysPorts extends Pick<JourneysDeps, 'db' | 'clock' | 'newId' | 'newSeed' | 'report'> {
  /** Where the packs lie that the program brings, and those that somebody brought. */
  readonly places: { readonly packs: string; readonly ownPacks: string };
}

/** Puts journeys over the program's database and sessions. */
export function journeysOver(
  { db, clock, newId, newSeed, report, places }: JourneysPorts,
  sessions: JourneysDeps['sessions'],
): Journeys {
  const stock = stockOn(db);
  const packs = (): readonly Pack[] => stock().packs;
  let told: { readonly packs: readonly Pack[]; readonly stories: readonly Story[] } | null = null;
  const stories = (): readonly Story[] => {
    const now = packs();
    // Packs that came or went tell other stories.
    if (told?.packs !== now) told = { packs: now, stories: storiesIn(places, now) };
    return told.stories;
  };
  const deps = { db, clock, newId, newSeed, report, sessions, packs, stories };
  return {
    handlers: journeysHandlers(deps),
    gameOver: (game) => {
      gameOver(deps, game);
    },
  };
}

/** What all packs tell of their Objectives; of two that tell of the same the one that the program brings. */
function storiesIn({ packs, ownPacks }: JourneysPorts['places'], now: readonly Pack[]): readonly Story[] {
  const cards = now.flatMap((pack) => pack.cards);
  const found = [packs, ownPacks].flatMap((folder) => [...loadStories(folder, cards).stories]);
  return [...new Map(found.toReversed()).values()];
}
