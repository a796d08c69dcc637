import { onTestFinished } from 'vitest';
import { settings } from '../settings.svelte.ts';

/** Has the drawer of the table, with the card and the log, stand open until the test is over. */
export async function openDrawer(): Promise<void> {
  const { drawer } = settings.chosen;
  await settings.change({ drawer: 'open' });
  onTestFinished(() => settings.change({ drawer }));
}
