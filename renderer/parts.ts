import type { Page } from './pages.svelte.ts';
import type { Panel } from './panels.svelte.ts';
import { Part, readOnce } from './ui/part.svelte.ts';

/*
 * All that the first page does not need, each read by itself: before somebody comes to it, while nobody waits for anything, and
 * at the latest before it is shown.
 */

export const tablePart = new Part(() => import('./games/alpha-omega/couch/couch-table.svelte'));

/** The pages but the first one. */
export const pageParts = {
  new: new Part(() => import('./games/alpha-omega/new-game/new-game.svelte')),
  journeys: new Part(() => import('./games/alpha-omega/journeys/journeys-page.svelte')),
  journey: new Part(() => import('./games/alpha-omega/journeys/journey-page.svelte')),
  newJourney: new Part(() => import('./games/alpha-omega/journeys/new-journey.svelte')),
  calendar: new Part(() => import('./games/alpha-omega/journeys/calendar-page.svelte')),
  achievements: new Part(() => import('./games/alpha-omega/journeys/achievements-page.svelte')),
  library: new Part(() => import('./games/alpha-omega/library/library-page.svelte')),
  codex: new Part(() => import('./games/alpha-omega/library/codex-page.svelte')),
  decks: new Part(() => import('./games/alpha-omega/decks/decks-page.svelte')),
  deck: new Part(() => import('./games/alpha-omega/decks/deck-page.svelte')),
  doctor: new Part(() => import('./games/alpha-omega/doctor/doctor-page.svelte')),
  team: new Part(() => import('./games/alpha-omega/team/team-page.svelte')),
  wish: new Part(() => import('./games/alpha-omega/wish/wish-page.svelte')),
  replays: new Part(() => import('./games/alpha-omega/replays/replays.svelte')),
  replay: new Part(() => import('./games/alpha-omega/replays/replay-page.svelte')),
  statistics: new Part(() => import('./games/alpha-omega/statistics/statistics-page.svelte')),
  saves: new Part(() => import('./shell/keeping/saves-page.svelte')),
  backups: new Part(() => import('./shell/keeping/backups-page.svelte')),
  packs: new Part(() => import('./shell/keeping/packs-page.svelte')),
  credits: new Part(() => import('./shell/credits.svelte')),
} satisfies Record<Exclude<Page['name'], 'home'>, unknown>;

export const panelParts = {
  help: new Part(() => import('./games/alpha-omega/rulebook/rulebook.svelte')),
  learn: new Part(() => import('./shell/learn.svelte')),
  legend: new Part(() => import('./input/legend.svelte')),
  settings: new Part(() => import('./shell/settings/settings-page.svelte')),
} satisfies Record<Panel, unknown>;

export const startTroublePart = new Part(() => import('./shell/keeping/start-trouble.svelte'));

export const reportPart = new Part(() => import('./shell/keeping/report-dialog.svelte'));

/** Reads the table, and gives what a game is brought to it with. */
export const tableComes = readOnce(async () => {
  const [toTable] = await Promise.all([import('./games/alpha-omega/to-table.ts'), tablePart.come()]);
  return toTable;
});

/** Reads the part that a page is; the first one is always there. */
export const pageComes = ({ name }: Page): Promise<void> =>
  name === 'home' ? Promise.resolve() : pageParts[name].come();

/** In the order in which they may be wanted. */
const ALL: readonly (() => Promise<unknown>)[] = [
  tableComes,
  ...[pageParts.new, panelParts.help, panelParts.settings, ...Object.values(pageParts)].map(
    (part) => () => part.come(),
  ),
  ...[panelParts.learn, panelParts.legend, reportPart, startTroublePart].map((part) => () => part.come()),
];

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

/** Reads them one after the other while nobody waits for anything. What cannot be read is told of whoever wants it. */
export async function whileIdle(): Promise<void> {
  for (const come of ALL) {
    await idle();
    await come().catch(() => undefined);
  }
}
