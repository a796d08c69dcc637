import { flushSync } from 'svelte';
import type { Settings } from '../../electron/shared/settings.ts';
import { dress, settings } from '../settings.svelte.ts';

// A table that is shown without the program around it has nobody else to see to its dress.
$effect.root(() => dress(document.documentElement));

/** Changes the settings, and how the page is dressed at once. */
export function wear(changes: Partial<Settings>): void {
  settings.chosen = { ...settings.chosen, ...changes };
  flushSync();
}
