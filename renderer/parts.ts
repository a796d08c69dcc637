import type { Component } from 'svelte';
import type { Page } from './pages.svelte.ts';
import type { Panel } from './panels.svelte.ts';
import { settings } from './settings.svelte.ts';
import { allTexts } from './text/language/texts.ts';
import { readOnce } from './text/read-once.ts';
import { Part } from './ui/part.svelte.ts';

/*
 * All that the first page does not need, each read by itself: before somebody comes to it, while nobody waits for anything, and
 * at the latest before it is shown.
 */

/** A part that is read with all that it may have to say. */
const partOf = <C extends Component<never>>(load: () => Promise<{ readonly default: C }>): Part<C> =>
  new Part(async () => {
    const [part] = await Promise.all([load(), allTexts(settings.language)]);
    return part;
  });

export const tablePart = partOf(() => import('./games/alpha-omega/couch/couch-table.svelte'));

/** The pages but the first one. */
export const pageParts = {
  new: partOf(() => import('./games/alpha-omega/new-game/new-game.svelte')),
  journeys: partOf(() => import('./games/alpha-omega/journeys/journeys-page.svelte')),
  journey: partOf(() => import('./games/alpha-omega/journeys/journey-page.svelte')),
  newJourney: partOf(() => import('./games/alpha-omega/journeys/new-journey.svelte')),
  calendar: partOf(() => import('./games/alpha-omega/journeys/calendar-page.svelte')),
  achievements: partOf(() => import('./games/alpha-omega/journeys/achievements-page.svelte')),
  library: partOf(() => import('./games/alpha-omega/library/library-page.svelte')),
  codex: partOf(() => import('./games/alpha-omega/library/codex-page.svelte')),
  decks: partOf(() => import('./games/alpha-omega/decks/decks-page.svelte')),
  deck: partOf(() => import('./games/alpha-omega/decks/deck-page.svelte')),
  doctor: partOf(() => import('./games/alpha-omega/doctor/doctor-page.svelte')),
  team: partOf(() => import('./games/alpha-omega/team/team-page.svelte')),
  wish: partOf(() => import('./games/alpha-omega/wish/wish-page.svelte')),
  replays: partOf(() => import('./games/alpha-omega/replays/replays.svelte')),
  replay: partOf(() => import('./games/alpha-omega/replays/replay-page.svelte')),
  statistics: partOf(() => import('./games/alpha-omega/statistics/statistics-page.svelte')),
  saves: partOf(() => import('./shell/keeping/saves-page.svelte')),
  backups: partOf(() => import('./shell/keeping/backups-page.svelte')),
  packs: partOf(() => import('./shell/keeping/packs-page.svelte')),
  credits: partOf(() => import('./shell/credits.svelte')),
} satisfies Record<Exclude<Page['name'], 'home'>, unknown>;

export const panelParts = {
  help: partOf(() => import('./games/alpha-omega/rulebook/rulebook.svelte')),
  learn: partOf(() => import('./shell/learn.svelte')),
  legend: partOf(() => import('./input/legend.svelte')),
  settings: partOf(() => import('./shell/settings/settings-page.svelte')),
} satisfies Record<Panel, unknown>;

export const startTroublePart = partOf(() => import('./shell/keeping/start-trouble.svelte'));

export const reportPart = partOf(() => import('./shell/keeping/report-dialog.svelte'));

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
