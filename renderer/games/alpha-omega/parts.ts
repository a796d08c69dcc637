import { partOf } from '../../part-of.ts';
import type { AlphaOmegaPage } from './pages.ts';

/* All that the first page does not need of Alpha/Omega, each read by itself. */

export const tablePart = partOf(() => import('./at-table.svelte'));

export const pageParts = {
  new: partOf(() => import('./new-game/new-game.svelte')),
  journeys: partOf(() => import('./journeys/journeys-page.svelte')),
  journey: partOf(() => import('./journeys/journey-page.svelte')),
  newJourney: partOf(() => import('./journeys/new-journey.svelte')),
  calendar: partOf(() => import('./journeys/calendar-page.svelte')),
  achievements: partOf(() => import('./journeys/achievements-page.svelte')),
  library: partOf(() => import('./library/library-page.svelte')),
  codex: partOf(() => import('./library/codex-page.svelte')),
  decks: partOf(() => import('./decks/decks-page.svelte')),
  deck: partOf(() => import('./decks/deck-page.svelte')),
  doctor: partOf(() => import('./doctor/doctor-page.svelte')),
  team: partOf(() => import('./team/team-page.svelte')),
  wish: partOf(() => import('./wish/wish-page.svelte')),
  statistics: partOf(() => import('./statistics/statistics-page.svelte')),
} satisfies Record<AlphaOmegaPage['name'], unknown>;

export const replayPart = partOf(() => import('./replays/replay-page.svelte'));
export const rulebookPart = partOf(() => import('./rulebook/rulebook-panel.svelte'));
export const learnPart = partOf(() => import('./first-battle/learn.svelte'));
export const lookPart = partOf(() => import('./cards/back-choice.svelte'));
export const thumbnailPart = partOf(() => import('./thumbnail/kept-thumbnail.svelte'));
export const decksInsidePart = partOf(() => import('./decks/decks-inside.svelte'));
