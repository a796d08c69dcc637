import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { dragging, type Point } from '../../../input/drag.ts';
import type { DeckEditing } from './editing.svelte.ts';
import type { ListName } from './lists.ts';

/** A card on its way from one place to another. */
export interface Carried {
  readonly card: DefId;
  readonly name: string;
  readonly from: ListName | 'pool';
}

const isPlace = (text: string | null): text is Carried['from'] =>
  text === 'cards' || text === 'sideList' || text === 'pool';

const zoneAt = (over: Element | null): Element | null => over?.closest('[data-drop]') ?? null;

function light(zone: Element | null): void {
  for (const lit of document.querySelectorAll('[data-dropping]')) lit.removeAttribute('data-dropping');
  zone?.setAttribute('data-dropping', '');
}

interface DeckDrag {
  readonly editing: DeckEditing;
  readonly nameOf: (card: DefId) => string;
  /** What is carried, and where it is just now. */
  readonly onmove: (carried: Carried | null, at: Point) => void;
}

/**
 * Cards are dragged from the cards beside the deck into deck or side list, from one list to the other, and back to the
 * cards to take them out: the same as by key and press.
 */
export function deckDrag({ editing, nameOf, onmove }: DeckDrag): (root: HTMLElement) => () => void {
  function end(): void {
    light(null);
    onmove(null, { x: 0, y: 0 });
    delete document.documentElement.dataset['dragging'];
  }

  function land({ card, name, from }: Carried, to: Carried['from']): void {
    if (from === to) return;
    if (from === 'pool') editing.add(to === 'pool' ? 'cards' : to, { card, name }, 1);
    else if (to === 'pool') editing.set(from, { card, name, copies: 0 });
    else editing.move(from, card);
  }

  return dragging<Carried>({
    pick: (on) => {
      const line = on.closest('[data-card]');
      const card = line?.getAttribute('data-card') ?? null;
      const from = line?.closest('[data-cards-of]')?.getAttribute('data-cards-of') ?? null;
      if (card === null || !isPlace(from) || on.closest('input, textarea') !== null) return null;
      document.documentElement.dataset['dragging'] = '';
      return { card, name: nameOf(card), from };
    },
    move: (carried, at, over) => {
      onmove(carried, at);
      const zone = zoneAt(over);
      light(zone?.getAttribute('data-drop') === carried.from ? null : zone);
    },
    drop: (carried, over) => {
      const to = zoneAt(over)?.getAttribute('data-drop') ?? null;
      end();
      if (isPlace(to)) land(carried, to);
    },
    cancel: end,
  });
}
