import { untrack } from 'svelte';
import type { About } from '../../../engine/index.ts';
import { shake } from '../../input/gamepads.ts';
import { input } from '../../input/input.svelte.ts';
import { keepFocus } from '../../input/keep-focus.ts';
import { longPress } from '../../input/long-press.ts';
import { sideOf } from '../../text/words.ts';
import { letGoOfLateGrips } from './board/late-grips.ts';
import { cardDrag } from './cards/card-drag.ts';
import { letGoOfLatePresses } from './question/late-presses.ts';
import { RestingPointer } from './question/resting-pointer.ts';
import { tableDoers } from './table-doers.ts';
import type { TableState } from './table-state.svelte.ts';

/** Does a card of the Opponents ask, as an Event that commands something? */
function isOfOpponents({ decision, book }: TableState): boolean {
  const print = book.get(decision?.source?.def ?? '');
  return print !== undefined && sideOf(print) === 'opponent';
}

/**
 * Lets the table be played by every device; call it where the table is set up.
 * @returns what the page has to bear: it keeps the focus, lets cards be dragged, and shows one on which a finger rests
 */
export function tableInput(table: TableState, onleave: () => void) {
  $effect(() => (table.arrival.isWhole ? input.offer(tableDoers(table, onleave)) : undefined));

  // Before anything is drawn: no press of a key comes between a question and this.
  let about: About | null = null;
  $effect.pre(() => {
    const { decision } = table;
    untrack(() => {
      table.fresh.asks(decision?.id ?? null, decision?.about !== about && isOfOpponents(table));
      about = decision?.about ?? about;
    });
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
  $effect(() => letGoOfLateGrips(table.layout.shifted));

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
