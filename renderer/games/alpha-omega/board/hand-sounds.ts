import { untrack } from 'svelte';
import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { sounds } from '../../../sound/sound-box.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';

/**
 * Lets it be heard that a card of the hand is picked up, by whatever device, and that it is put back; of one that is played
 * the table tells.
 * @returns what is told whenever another card is chosen, or another hand lies there
 */
export function handSounds(table: TableState): (ids: readonly CardId[]) => void {
  let risen: CardId | null = null;
  return (ids) => {
    const { lifted, decision } = table;
    const now = lifted !== null && ids.includes(lifted) ? lifted : null;
    if (now === risen) return;
    const isBack = now === null && decision !== null && risen !== null && ids.includes(risen);
    risen = now;
    if (now !== null) untrack(() => sounds.play('lift'));
    else if (isBack) untrack(() => sounds.play('lay'));
  };
}
