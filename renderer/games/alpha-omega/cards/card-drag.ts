import type { CardId, Option } from '../../../../engine/index.ts';
import { cardsOfOption } from '../../../text/options.ts';
import { dragging } from '../../../input/drag.ts';
import type { TableState } from '../table-state.svelte.ts';
import { whyNotThere } from '../why/why-not.ts';

/** Where a card lies down that needs no target: anywhere on the table. */
const TABLE = '[data-lay]';

/** What shines while the table takes such a card. */
const BOARD = '[data-board]';

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

/** What is lit where letting go makes this choice: the card that it goes to, else the board. */
const spotOf = (choice: Option, over: Element | null): Element | null =>
  (cardsOfOption(choice).to === null ? null : cardAt(over)?.on) ?? document.querySelector(BOARD);

/**
 * Cards are dragged from the hand into play, from whoever acts to a target, from the hand to a bearer: the same choices
 * as by pressing the one and then the other.
 */
export function cardDrag(table: TableState): (root: HTMLElement) => () => void {
  /** What is chosen by letting go here. */
  const laidOf = (card: CardId): Option | null =>
    table.byCard.get(card)?.find((one) => one.kind === 'play' && one.host === undefined) ?? null;

  function choiceAt(card: CardId, over: Element | null): Option | null {
    const target = cardAt(over);
    const aimed = target === null || target.id === card ? undefined : table.targets.get(target.id);
    if (aimed !== undefined) return aimed;
    return over?.closest(TABLE) == null ? null : laidOf(card);
  }

  /** Where the card cannot go there, that says why. */
  function refuse(card: CardId, over: Element | null): void {
    const there = cardAt(over);
    const target = there === null || there.id === card ? undefined : table.names.inPlay(there.id);
    if (there === null || target === undefined || !(there.on instanceof HTMLElement)) return;
    table.askWhy({ on: there.on, whys: whyNotThere(table, target) });
  }

  function end(): void {
    light(null);
    document.querySelector(BOARD)?.removeAttribute('data-takes');
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
      if (laidOf(card) !== null) document.querySelector(BOARD)?.setAttribute('data-takes', '');
      return card;
    },
    move: (card, at, over) => {
      if (table.drag !== null) table.drag = { ...table.drag, at };
      const choice = choiceAt(card, over);
      table.consider(choice);
      light(choice === null ? null : spotOf(choice, over));
    },
    drop: (card, over) => {
      const choice = choiceAt(card, over);
      end();
      if (choice !== null) table.choose(choice);
      else {
        refuse(card, over);
        table.lift(null);
      }
    },
    cancel: () => {
      end();
      table.lift(null);
    },
  });
}
