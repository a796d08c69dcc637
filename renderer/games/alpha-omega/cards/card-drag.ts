import type { CardId, Option } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { cardsOfOption, isAgainstOwn } from '../words/asking/options.ts';
import { dragging, type Point } from '../../../input/drag.ts';
import { settings } from '../../../settings.svelte.ts';
import { elementAt } from '../motion/spots.ts';
import { aimedAt } from '../question/targets.ts';
import type { TableState } from '../table-state.svelte.ts';
import { whyNot, whyNotThere } from '../why/why-not.ts';

/** Where a card lies down that needs no target: anywhere on the table. */
const TABLE = '[data-lay]';

const HAND = '[data-zone=hand]';

/** Does the table lie here, if only under a panel such as the Hint? */
const isOverTable = (over: Element | null, { drag }: TableState): boolean =>
  over?.closest(TABLE) != null ||
  (over?.closest(HAND) == null &&
    drag !== null &&
    document.elementsFromPoint(drag.at.x, drag.at.y).some((each) => each.closest(TABLE) !== null));

/** What shines while the table takes such a card: where it will lie. */
const LIES = { onBoard: '[data-board]', place: '[data-place-slot]' } as const;

/** Where a card that needs no target will lie: a Place where the Place lies, any other among the cards in play. */
function layingSpot({ names, book }: TableState, card: CardId): Element | null {
  const isPlace = book.get(names.def(card) ?? '')?.type === 'place';
  return document.querySelector(isPlace ? LIES.place : LIES.onBoard);
}

/** Is it done by dragging? A slip of the hand must not strike what is one's own. */
const isDrag = (option: Option, { names }: TableState): boolean =>
  option.kind === 'play' || (option.kind === 'attack' && !isAgainstOwn(option, names));

/** Is it played without a target? */
const isLaid = (option: Option): boolean => option.kind === 'play' && option.host === undefined;

interface There {
  readonly id: CardId;
  readonly on: Element;
}

function cardAt(element: Element | null): There | null {
  const on = element?.closest('[data-card]') ?? null;
  const id = Number(on?.getAttribute('data-card'));
  return on === null ? null : { id, on };
}

/** So near beside a card a press is meant for it, in pixels: about half of what lies between two. */
const BESIDE = 12;

/** How far it is from a point to a card at its side; none where it lies above or below. */
function asideOf({ x, y }: Point, card: Element): number {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return y < top || y > bottom ? Infinity : Math.max(left - x, x - right, 0);
}

/** The card that is taken up here: the one that was pressed, else the nearest beside which the row was pressed. */
function takenAt(on: Element, at: Point): CardId | null {
  const pressed = cardAt(on);
  if (pressed !== null) return pressed.id;
  const row = on.closest('[data-zone] [data-shape=card]');
  const near = [...(row?.querySelectorAll('[data-unit] > [data-card]') ?? [])]
    .map((card) => ({ card, far: asideOf(at, card) }))
    .filter(({ far }) => far <= BESIDE)
    .toSorted((a, b) => a.far - b.far);
  return cardAt(near[0]?.card ?? null)?.id ?? null;
}

/** The card that is aimed at here. */
function aimAt(element: Element | null, table: TableState): There | null {
  const there = cardAt(element);
  if (there === null) return null;
  const id = aimedAt({ targets: table.drops.takes, names: table.names }, there.id);
  const on = id === there.id ? there.on : elementAt(document, { at: 'card', card: id });
  return on === null ? there : { id, on };
}

function light(on: Element | null): void {
  for (const lit of document.querySelectorAll('[data-dropping]')) lit.removeAttribute('data-dropping');
  on?.setAttribute('data-dropping', '');
  // Whether the card that is carried lies over one that takes it: asked of the whole page by its style, every answer was slower.
  document.body.toggleAttribute('data-over-card', on?.hasAttribute('data-card') === true);
}

/** What is lit where letting go makes this choice: the card that it goes to, else where it will lie. */
function spotOf(card: CardId, choice: Option, over: Element | null, table: TableState): Element | null {
  return (isLaid(choice) ? null : aimAt(over, table)?.on) ?? layingSpot(table, card);
}

function end(table: TableState): void {
  light(null);
  for (const spot of Object.values(LIES)) document.querySelector(spot)?.removeAttribute('data-takes');
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

/** What was played lies where it was let go until the table shows it on its way from there. */
function layDown(table: TableState, choice: Option, over: Element | null): void {
  const { drag, decision } = table;
  if (choice.kind === 'ability') {
    const target = aimAt(over, table);
    end(table);
    if (target !== null) void table.drops.use(choice, target.id);
    return;
  }
  end(table);
  if (drag !== null && decision !== null && choice.kind === 'play')
    table.drag = { ...drag, answered: decision.id };
  table.choose(choice);
  if (!table.session.busy) table.drag = null;
}

/** Whose open hand holds a card; null of a card that lies elsewhere. */
function handOf(table: TableState, card: CardId): SeatId | null {
  const { shown } = table.openHand;
  return shown?.hand.some(({ id }) => id === card) === true ? shown.seat : null;
}

/** Can it be dragged where something takes it? */
const isOpen = (table: TableState, card: CardId): boolean =>
  table.byCard.get(card)?.some((option) => isDrag(option, table)) === true;

/** Has it an ability, which may be for a card that it is dropped on? */
const hasAbility = (table: TableState, card: CardId): boolean =>
  table.byCard.get(card)?.some(({ kind }) => kind === 'ability') === true;

/** Is it a card of which whoever drags it is told why nothing takes it? */
const isHeldBack = (table: TableState, card: CardId): boolean =>
  handOf(table, card) !== null || (table.decision !== null && table.names.inPlay(card) !== undefined);

/**
 * A card that cannot be dragged was let go. What was hardly moved was pressed; of a card with which nothing can be chosen more is
 * said where it lies, unless it was only moved about over its hand.
 */
function letGoHeldBack(table: TableState, card: CardId, over: Element | null): void {
  const on = elementAt(document, { at: 'card', card });
  const seat = handOf(table, card);
  const inPlay = table.names.inPlay(card);
  if (on === null) return;
  if (table.standing(card) !== 'none') {
    if (cardAt(over)?.id === card) table.press(card);
  } else if (inPlay !== undefined) table.askWhy({ on, whys: whyNot(table, inPlay) });
  else if (seat !== null && over?.closest(HAND) == null)
    table.askWhy({ on, whys: [{ about: 'cannotPlay', card, seat }] });
}

/** Where the card cannot go there, that says why. */
function refuse(table: TableState, card: CardId, over: Element | null): void {
  const there = cardAt(over);
  const target = there === null || there.id === card ? undefined : table.names.inPlay(there.id);
  // Over its hand, or outside of the window, it was only put back.
  if (there === null && over !== null && over.closest(HAND) === null) table.drops.refuse(card);
  // A friend for whom the ability is not, though it can be used.
  if (target?.countsFor === 'good' && hasAbility(table, card)) table.drops.refuse(card);
  else if (there !== null && target !== undefined && there.on instanceof HTMLElement)
    table.askWhy({ on: there.on, whys: whyNotThere(table, target) });
}

/** Can the card do several things to the one that it was let go on? Then it is asked which. */
function asksWhich(table: TableState, choice: Option, over: Element | null): boolean {
  const target = aimAt(over, table);
  return target !== null && cardsOfOption(choice).to === target.id && table.drops.ask(target.id);
}

interface Carried {
  /** Was the card that is dragged chosen before? */
  readonly wasLifted: boolean;
  /** Was it dragged away? Whoever moves while pressing a card presses it all the same. */
  readonly hasLeft: boolean;
}

/** The card was let go where nothing takes it. */
function nothingTook(
  table: TableState,
  card: CardId,
  over: Element | null,
  { wasLifted, hasLeft }: Carried,
): void {
  putBack(table, card);
  if (!hasLeft && isOpen(table, card)) {
    table.lift(wasLifted ? card : null);
    table.press(card);
  } else if (isOpen(table, card)) {
    refuse(table, card, over);
    table.lift(null);
  } else {
    if (!wasLifted) table.lift(null);
    letGoHeldBack(table, card, over);
  }
}

/**
 * Cards are dragged from the hand into play, from whoever acts to a target, from the hand to a bearer: the same choices
 * as by pressing the one and then the other.
 */
export function cardDrag(table: TableState): (root: HTMLElement) => () => void {
  let wasLifted = false;
  let hasLeft = false;

  /** What is chosen by letting go here. */
  const laidOf = (card: CardId): Option | null => table.byCard.get(card)?.find((one) => isLaid(one)) ?? null;

  function choiceAt(card: CardId, over: Element | null): Option | null {
    if (!isOpen(table, card) && !hasAbility(table, card)) return null;
    const target = aimAt(over, table);
    const aimed = target === null || target.id === card ? undefined : table.drops.takes.get(target.id);
    if (aimed !== undefined) return aimed;
    return isOverTable(over, table) ? laidOf(card) : null;
  }

  return dragging<CardId>({
    pick: (on, at) => {
      const card = takenAt(on, at);
      const def = card === null ? undefined : table.names.def(card);
      if (card === null || def === undefined) return null;
      const opens = isOpen(table, card);
      if (table.isBack || (!opens && !isHeldBack(table, card)) || !table.mayPress(card)) return null;
      table.drops.forget();
      table.preview.close();
      table.asked = null;
      const lifts = opens || hasAbility(table, card);
      wasLifted = table.lifted === card;
      hasLeft = false;
      if (lifts || !wasLifted) table.lift(lifts ? card : null);
      if (!opens) table.drops.holdBack(card);
      table.drag = { def, card, at: { x: 0, y: 0 }, home: null, answered: null };
      document.documentElement.dataset['dragging'] = '';
      if (laidOf(card) !== null) layingSpot(table, card)?.setAttribute('data-takes', '');
      return card;
    },
    move: (card, at, over) => {
      hasLeft ||= cardAt(over)?.id !== card;
      if (table.drag !== null) table.drag = { ...table.drag, at };
      const choice = choiceAt(card, over);
      table.consider(choice);
      light(choice === null ? null : spotOf(card, choice, over, table));
    },
    drop: (card, over) => {
      const choice = choiceAt(card, over);
      if (choice === null) {
        nothingTook(table, card, over, { wasLifted, hasLeft });
        return;
      }
      if (asksWhich(table, choice, over)) end(table);
      else layDown(table, choice, over);
    },
    cancel: (card) => {
      putBack(table, card);
      table.lift(null);
    },
  });
}
