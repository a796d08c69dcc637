import { Part } from '../../../ui/part.svelte.ts';

/** The glass window of a card, for pages that are there before any picture is wanted. */
export const picturePart = new Part(() => import('./glass-window.svelte'));
