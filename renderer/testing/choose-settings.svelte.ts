import { flushSync } from 'svelte';
import type { Settings } from '../../electron/shared/settings.ts';
import { applyTheme, settings } from '../settings.svelte.ts';

// A table that is shown without the program around it has nobody else to see to its theme.
$effect.root(() => applyTheme(document.documentElement));

/** Changes the settings, and the theme of the page, at once. */
export function chooseSettings(changes: Partial<Settings>): void {
  settings.chosen = { ...settings.chosen, ...changes };
  flushSync();
}
