import { untrack } from 'svelte';
import { shake } from '../input/gamepads.ts';
import { input } from '../input/input.svelte.ts';
import { keepFocus } from '../input/keep-focus.ts';
import type { AnyTable } from './any-table.ts';
import { letGoOfLatePresses } from './question/late-presses.ts';
import { RestingPointer } from './question/resting-pointer.ts';

/**
 * Takes what every device says to what is asked, and nothing that was begun before; call it where the table is set up.
 * @param isUnforeseen is what is asked none that whoever is asked led to?
 * @returns what the page has to bear: it keeps the focus
 */
export function tableInput(table: AnyTable, isUnforeseen: () => boolean) {
  // Before anything is drawn: no press of a key comes between a question and this.
  $effect.pre(() => {
    const { decision } = table;
    untrack(() => table.fresh.asks(decision?.id ?? null, isUnforeseen()));
  });
  $effect(() => () => table.fresh.stop());
  $effect(() => letGoOfLatePresses(table.fresh));
  const resting = new RestingPointer();
  $effect(() => resting.follow());
  // The end of a turn is pressed where a question was, too.
  const stands = $derived.by((): readonly unknown[] => [
    ...[table.decision, table.session.stop, table.isTelling, table.couch.curtain.at],
  ]);
  $effect(() => {
    if (stands.length > 0) resting.asked();
  });

  // Whose gamepad it is feels that it is asked.
  const asked = $derived(table.decision?.seat ?? null);
  $effect(() => {
    const pad = asked === null ? null : untrack(() => input.pads.padOf(asked));
    if (pad !== null) shake(pad);
  });

  return keepFocus(() => document.querySelector<HTMLElement>('[data-zone=question] h2'));
}
