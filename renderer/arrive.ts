import { tick } from 'svelte';

/** The pressed button is gone with its page: a keyboard goes on from the heading of the new one. */
export async function arrive(): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
