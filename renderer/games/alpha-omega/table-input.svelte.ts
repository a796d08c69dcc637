import type { About } from '../../../engine/alpha-omega/index.ts';
import { input } from '../../input/input.svelte.ts';
import { longPress } from '../../input/long-press.ts';
import { sideOf } from './words/cards/words.ts';
import { letGoOfLateGrips } from '../../table/hand/late-grips.ts';
import { cardDrag } from './cards/card-drag.ts';
import { tableInput as commonInput } from '../../table/table-input.svelte.ts';
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

  let about: About | null = null;
  const keep = commonInput(table, () => {
    const { decision } = table;
    const isAnother = decision?.about !== about && isUnforeseen(table);
    about = decision?.about ?? about;
    return isAnother;
  });
  $effect(() => letGoOfLateGrips(table.layout.shifted));

  return {
    keep,
    drag: cardDrag(table),
    hold: longPress((on) => {
      const held = on.closest('[data-card]')?.getAttribute('data-card') ?? null;
      return held !== null && table.hold(Number(held));
    }),
  };
}
