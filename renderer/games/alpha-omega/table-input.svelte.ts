import { untrack } from 'svelte';
import type { About } from '../../../engine/alpha-omega/index.ts';
import { shake } from '../../input/gamepads.ts';
import { input } from '../../input/input.svelte.ts';
import { keepFocus } from '../../input/keep-focus.ts';
import { longPress } from '../../input/long-press.ts';
import { sideOf } from './words/cards/words.ts';
import { letGoOfLateGrips } from '../../table/hand/late-grips.ts';
import { cardDrag } from './cards/card-drag.ts';
import { letGoOfLatePresses } from '../../table/question/late-presses.ts';
import { RestingPointer } from '../../table/question/resting-pointer.ts';
import { tableHandlers } from './table-handlers.ts';
import type { TableState } from './table-state.svelte.ts';

/** What is asked in the middle of something else: a key that was meant for what one does oneself must not answer it. */
const BETWEEN: ReadonlySet<About> = new Set(['opponentTarget', 'interruptAttack', 'interruptDefeat', 'may']);

/** Is it none that whoever is asked led to: one of those in between, or of a card of the Opponents, as an Event that commands? */
function isUnforeseen({ decision, book }: TableState): boolean {
  if (decision !== null && BETWEEN.has(decision.about)) return true;
  const print = book.get(decision?.source?.def ?? '');
  return print !== undefined && sideOf(print) === 'opponent';
}

/**
 * Lets the table be played by every device; call it where the table is set up.
 * @returns what the page has to bear: it keeps the focus, lets cards be dragged, and shows one on which a finger rests
 */
export function tableInput(table: TableState, onleave: () => void) {
  $effect(() => (table.arrival.isWhole ? input.offer(tableHandlers(table, onleave)) : undefined));

  // Before anything is drawn: no press of a key comes between a question and this.
  let about: About | null = null;
  $effect.pre(() => {
    const { decision } = table;
    untrack(() => {
      table.fresh.asks(decision?.id ?? null, decision?.about !== about && isUnforeseen(table));
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
