import { partOf } from '../../part-of.ts';

/* All that is drawn of Higher Card, each read by itself. */

export const tablePart = partOf(() => import('./table.svelte'));
export const newGamePart = partOf(() => import('./new-game.svelte'));
export const replayPart = partOf(() => import('./replay.svelte'));
export const rulebookPart = partOf(() => import('./rulebook.svelte'));
export const thumbnailPart = partOf(() => import('./thumbnail.svelte'));
