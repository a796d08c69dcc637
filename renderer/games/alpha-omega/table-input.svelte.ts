import { untrack } from 'svelte';
import { shake } from '../../input/gamepads.ts';
import { input } from '../../input/input.svelte.ts';
import { keepFocus } from '../../input/keep-focus.ts';
import { longPress } from '../../input/long-press.ts';
import { cardDrag } from './cards/card-drag.ts';
import { letGoOfLatePresses } from './question/late-presses.ts';
import { tableDoers } from './table-doers.ts';
import type { TableState } from './table-state.svelte.ts';

/**
 * Lets the table be played by every device; call it where the table is set up.
 * @returns what the page has to bear: it keeps the focus, lets cards be dragged, and shows one on which a finger rests
 */
export function tableInput(table: TableState, onleave: () => void) {
  $effect(() => (table.arrival.isWhole ? input.offer(tableDoers(table, onleave)) : undefined));

  // Before anything is drawn: no press of a key comes between a question and this.
  $effect.pre(() => {
    const asked = table.decision?.id ?? null;
    untrack(() => table.fresh.asks(asked));
  });
  $effect(() => () => table.fresh.stop());
  $effect(() => letGoOfLatePresses(table.fresh));

  // Whose gamepad it is feels that it is asked.
  const asked = $derived(table.decision?.seat ?? null);
  $effect(() => {
    const pad = asked === null ? null : untrack(() => input.pads.padOf(asked));
    if (pad !== null) shake(pad);
  });

  return {
    keep: keepFocus(() => document.querySelector<HTMLElement>('[data-zone=question] h2')),
    drag: cardDrag(table),
    hold: longPress((on) => {
      const held = on.closest('[data-card]')?.getAttribute('data-card') ?? null;
      return held !== null && table.hold(Number(held));
    }),
  };
}
