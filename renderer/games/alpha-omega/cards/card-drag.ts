import type { CardId, Option, SeatId } from '../../../../engine/index.ts';
import { cardsOfOption } from '../../../text/options.ts';
import { dragging } from '../../../input/drag.ts';
import { settings } from '../../../settings.svelte.ts';
import { elementAt } from '../motion/spots.ts';
import { aimedAt } from '../question/targets.ts';
import type { TableState } from '../table-state.svelte.ts';
import { whyNotThere } from '../why/why-not.ts';

/** Where a card lies down that needs no target: anywhere on the table. */
const TABLE = '[data-lay]';

const HAND = '[data-zone=hand]';

/** Does the table lie here, if only under a panel such as the Hint? */
const isOverTable = (over: Element | null, { drag }: TableState): boolean =>
  over?.closest(TABLE) != null ||
  (over?.closest(HAND) == null &&
    drag !== null &&
    document.elementsFromPoint(drag.at.x, drag.at.y).some((each) => each.closest(TABLE) !== null));

/** What shines while the table takes such a card. */
const BOARD = '[data-board]';

const isDrag = ({ kind }: Option): boolean => kind === 'play' || kind === 'attack';

interface There {
  readonly id: CardId;
  readonly on: Element;
}

function cardAt(element: Element | null): There | null {
  const on = element?.closest('[data-card]') ?? null;
  const id = Number(on?.getAttribute('data-card'));
  return on === null ? null : { id, on };
}

/** The card that is aimed at here. */
function aimAt(element: Element | null, table: TableState): There | null {
  const there = cardAt(element);
  if (there === null) return null;
  const id = aimedAt(table, there.id);
  const on = id === there.id ? there.on : elementAt(document, { at: 'card', card: id });
  return on === null ? there : { id, on };
}

function light(on: Element | null): void {
  for (const lit of document.querySelectorAll('[data-dropping]')) lit.removeAttribute('data-dropping');
  on?.setAttribute('data-dropping', '');
}

/** What is lit where letting go makes this choice: the card that it goes to, else the board. */
const spotOf = (choice: Option, over: Element | null, table: TableState): Element | null =>
  (cardsOfOption(choice).to === null ? null : aimAt(over, table)?.on) ?? document.querySelector(BOARD);

function end(table: TableState): void {
  light(null);
  document.querySelector(BOARD)?.removeAttribute('data-takes');
  table.drag = null;
  delete document.documentElement.dataset['dragging'];
}

/** What was carried is seen to fly back to where it lies. */
function putBack(table: TableState, card: CardId): void {
  const { drag } = table;
  const home = elementAt(document, { at: 'card', card })?.getBoundingClientRect();
  end(table);
  if (drag !== null && home !== undefined && !settings.isStill && table.names.inPlay(card) === undefined)
    table.drag = { ...drag, home };
}

/**
 * Whose open hand holds a card of which nothing can be made now: it is carried as well, and flies back with the reason.
 * @returns null of every other card
 */
function heldBack(table: TableState, card: CardId): SeatId | null {
  const { shown } = table.openHand;
  if (table.isBack || table.byCard.has(card)) return null;
  return shown?.hand.some(({ id }) => id === card) === true ? shown.seat : null;
}

/** It was meant to be played: why it cannot be is said where it lies. Let go over its hand it was only moved about. */
function sayWhy(table: TableState, card: CardId, over: Element | null): void {
  const on = elementAt(document, { at: 'card', card });
  const seat = heldBack(table, card);
  if (seat === null || on === null || over?.closest(HAND) != null) return;
  table.askWhy({ on, whys: [{ about: 'cannotPlay', card, seat }] });
}

/** Where the card cannot go there, that says why. */
function refuse(table: TableState, card: CardId, over: Element | null): void {
  const there = cardAt(over);
  const target = there === null || there.id === card ? undefined : table.names.inPlay(there.id);
  // Over its hand, or outside of the window, it was only put back.
  if (there === null && over !== null && over.closest(HAND) === null) table.drops.refuse(card);
  if (there === null || target === undefined || !(there.on instanceof HTMLElement)) return;
  table.askWhy({ on: there.on, whys: whyNotThere(table, target) });
}

/** Can the card do several things to the one that it was let go on? Then it is asked which. */
function asksWhich(table: TableState, choice: Option, over: Element | null): boolean {
  const target = aimAt(over, table);
  return target !== null && cardsOfOption(choice).to === target.id && table.drops.ask(target.id, target.on);
}

/**
 * Cards are dragged from the hand into play, from whoever acts to a target, from the hand to a bearer: the same choices
 * as by pressing the one and then the other.
 */
export function cardDrag(table: TableState): (root: HTMLElement) => () => void {
  /** What is chosen by letting go here. */
  const laidOf = (card: CardId): Option | null =>
    table.byCard.get(card)?.find((one) => one.kind === 'play' && one.host === undefined) ?? null;

  function choiceAt(card: CardId, over: Element | null): Option | null {
    const target = aimAt(over, table);
    const aimed = target === null || target.id === card ? undefined : table.targets.get(target.id);
    if (aimed !== undefined) return aimed;
    return isOverTable(over, table) ? laidOf(card) : null;
  }

  return dragging<CardId>({
    pick: (on) => {
      const card = cardAt(on)?.id;
      const def = card === undefined ? undefined : table.names.def(card);
      if (card === undefined || def === undefined) return null;
      const isOpen = table.byCard.get(card)?.some(isDrag) === true;
      if ((!isOpen && heldBack(table, card) === null) || !table.mayPress(card)) return null;
      table.drops.forget();
      table.preview.close();
      table.asked = null;
      if (isOpen) table.lift(card);
      table.drag = { def, card, at: { x: 0, y: 0 }, home: null };
      document.documentElement.dataset['dragging'] = '';
      if (laidOf(card) !== null) document.querySelector(BOARD)?.setAttribute('data-takes', '');
      return card;
    },
    move: (card, at, over) => {
      if (table.drag !== null) table.drag = { ...table.drag, at };
      const choice = choiceAt(card, over);
      table.consider(choice);
      light(choice === null ? null : spotOf(choice, over, table));
    },
    drop: (card, over) => {
      const choice = choiceAt(card, over);
      if (choice === null) {
        const isOpen = table.lifted === card;
        putBack(table, card);
        if (isOpen) refuse(table, card, over);
        else sayWhy(table, card, over);
        table.lift(null);
        return;
      }
      end(table);
      if (!asksWhich(table, choice, over)) table.choose(choice);
    },
    cancel: (card) => {
      putBack(table, card);
      table.lift(null);
    },
  });
}
