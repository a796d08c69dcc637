import { tick } from 'svelte';
import { enterZone } from '../../input/focus.ts';
import type { Couch } from '../couch/couch.svelte.ts';

/** Tells once more what came before, and goes there; or puts it away. */
export async function callRecap(couch: Couch): Promise<void> {
  couch.recap = !couch.recap;
  if (!couch.recap) return;
  await tick();
  const zone = document.querySelector<HTMLElement>('[data-zone="recap"]');
  if (zone !== null) enterZone(zone);
}
