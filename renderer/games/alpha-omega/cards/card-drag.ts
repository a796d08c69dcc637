import type { CardId, Option } from '../../../../engine/index.ts';
import { dragging } from '../../../input/drag.ts';
import type { TableState } from '../table-state.svelte.ts';

/** Where a card lies down that needs no target. */
const BOARD = '[data-zone=opponent], [data-zone=good], [data-zone=rail]';

const isDrag = ({ kind }: Option): boolean => kind === 'play' || kind === 'attack';

function cardAt(element: Element | null): { readonly id: CardId; readonly on: Element } | null {
  const on = element?.closest('[data-card]') ?? null;
  const id = Number(on?.getAttribute('data-card'));
  return on === null ? null : { id, on };
}

function light(on: Element | null): void {
  for (const lit of document.querySelectorAll('[data-dropping]')) lit.removeAttribute('data-dropping');
  on?.setAttribute('data-dropping', '');
}

/**
 * Cards are dragged from the hand into play, from whoever acts to a target, from the hand to a bearer: the same choices
 * as by pressing the one and then the other.
 */
export function cardDrag(table: TableState): (root: HTMLElement) => () => void {
  /** What is chosen by letting go here. */
  function choiceAt(card: CardId, over: Element | null): Option | null {
    const target = cardAt(over);
    const aimed = target === null || target.id === card ? undefined : table.targets.get(target.id);
    if (aimed !== undefined) return aimed;
    const laid = table.byCard.get(card)?.find((one) => one.kind === 'play' && one.host === undefined);
    return over?.closest(BOARD) == null ? null : (laid ?? null);
  }

  function end(): void {
    light(null);
    table.drag = null;
    delete document.documentElement.dataset['dragging'];
  }

  return dragging<CardId>({
    pick: (on) => {
      const card = cardAt(on)?.id;
      const def = card === undefined ? undefined : table.names.def(card);
      if (card === undefined || def === undefined || table.byCard.get(card)?.some(isDrag) !== true)
        return null;
      if (!table.mayPress(card)) return null;
      table.lift(card);
      table.drag = { def, card, at: { x: 0, y: 0 } };
      document.documentElement.dataset['dragging'] = '';
      return card;
    },
    move: (card, at, over) => {
      if (table.drag !== null) table.drag = { ...table.drag, at };
      const choice = choiceAt(card, over);
      table.consider(choice);
      light(choice !== null ? (cardAt(over)?.on ?? over?.closest(BOARD) ?? null) : null);
    },
    drop: (card, over) => {
      const choice = choiceAt(card, over);
      end();
      if (choice === null) table.lift(null);
      else table.choose(choice);
    },
    cancel: () => {
      end();
      table.lift(null);
    },
  });
}
