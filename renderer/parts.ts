import type { ShellPage } from './pages.svelte.ts';
import type { Panel } from './panels.svelte.ts';
import { partOf } from './part-of.ts';

/*
 * All of the program's own that the first page does not need, each read by itself: before somebody comes to it, and at the
 * latest before it is shown. What games draw, they read in the same way.
 */

/** The program's own pages but the first one. */
export const pageParts = {
  replays: partOf(() => import('./shell/replays/replays-page.svelte')),
  replay: partOf(() => import('./shell/replays/replay-page.svelte')),
  saves: partOf(() => import('./shell/saves/saves-page.svelte')),
  backups: partOf(() => import('./shell/backups/backups-page.svelte')),
  packs: partOf(() => import('./shell/packs/packs-page.svelte')),
  credits: partOf(() => import('./shell/credits.svelte')),
} satisfies Record<Exclude<ShellPage['name'], 'home'>, unknown>;

/** The program's own panels; the others are the games'. */
export const panelParts = {
  legend: partOf(() => import('./input/legend.svelte')),
  settings: partOf(() => import('./shell/settings/settings-page.svelte')),
} satisfies Partial<Record<Panel, unknown>>;

export const startTroublePart = partOf(() => import('./shell/backups/start-trouble.svelte'));

export const reportPart = partOf(() => import('./shell/reports/report-dialog.svelte'));
