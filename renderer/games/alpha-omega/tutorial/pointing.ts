import type { Option } from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { TableState } from '../table-state.svelte.ts';
import type { Point } from './script/chapter.ts';
import { shortName } from './situation.ts';

const PARTS = {
  calling: '[data-zone=aims] [data-calling]',
  counsel: '[data-help=counsel]',
  discard: '[data-spot="discard:good"]',
  goal: '[data-zone=aims] .goals',
  known: '[data-zone=rail] button:has(.known)',
  luredPlayer: '[data-zone=aims] strong',
  omens: '[data-help=omens]',
  opponentDiscard: '[data-spot="discard:opponent"]',
  phases: '[data-zone=top] ol',
  scale: '[role=meter]',
  seal: '[data-seal]',
  story: '[data-zone=story]',
  undo: '[data-zone=top] [role=group]',
} as const satisfies Record<Exclude<Extract<Point, string>, 'answer'>, string>;

/** What is pointed at, as selectors of which the first that is on the page counts. */
export function selectorsOf(point: Point, table: TableState, answer: Option | null): readonly string[] {
  if (point === 'answer') return answer === null ? [] : wayTo(answer, table);
  if (typeof point === 'string') return [PARTS[point]];
  const card = table.view.inPlay.find(({ def }) => shortName(def) === point.card);
  return card === undefined ? [] : [cardAt(card.id)];
}

const cardAt = (card: number): string => `[data-card="${card}"]`;

/** Where the next press of this answer goes: a card that has to be lifted first, then its target, else the button. */
function wayTo(answer: Option, table: TableState): readonly string[] {
  const { from, to } = cardsOfOption(answer);
  const button = `[data-option="${answer.id}"]`;
  if (from === null) return [button];
  const lifts = answer.kind === 'play' || answer.kind === 'attack';
  if (!lifts) return [button, cardAt(from)];
  return table.lifted === from && to !== null ? [cardAt(to), button] : [cardAt(from), button];
}

/** Where an arrow comes from that points at something; `within` where it would lie on something else anywhere: the ring alone. */
export type Side = 'left' | 'right' | 'over' | 'under' | 'within';

/** What has words on it, or is itself to be seen: an arrow does not lie on it. */
const SEEN = '[data-card], button, h2, p, li, small, label, q, [data-spot] > *';

/** From the first side on which the arrow covers nothing: at what is as low as a line of words from below or above. */
export function sideOf(target: Element): Side {
  const box = target.getBoundingClientRect();
  const others = [...document.querySelectorAll(SEEN)].flatMap((other) => {
    if (other.contains(target) || target.contains(other) || other.closest('[data-zone=coach]')) return [];
    return [other.getBoundingClientRect()];
  });
  const isFree = (side: Side): boolean => {
    const arrow = arrowAt(side, box);
    const isInside = arrow.left >= 0 && arrow.bottom <= window.innerHeight && arrow.top >= 0;
    return isInside && !others.some((other) => isOver(arrow, other));
  };
  const order: readonly Side[] =
    box.height < LINE ? ['under', 'over', 'left', 'right'] : ['left', 'right', 'under', 'over'];
  return order.find(isFree) ?? 'within';
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where an arrow would lie that comes from this side. */
function arrowAt(side: Side, { left, top, right, bottom }: Box): Box {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = ARROW / 3;
  switch (side) {
    case 'left':
      return { left: left - ARROW, right: left - GAP, top: middle.y - half, bottom: middle.y + half };
    case 'right':
      return { left: right + GAP, right: right + ARROW, top: middle.y - half, bottom: middle.y + half };
    case 'over':
      return { left: middle.x - half, right: middle.x + half, top: top - ARROW, bottom: top - GAP };
    default:
      return { left: middle.x - half, right: middle.x + half, top: bottom + GAP, bottom: bottom + ARROW };
  }
}

/** Pixels: what is lower than this is a line of words; where an arrow begins and ends beside what it points at. */
const LINE = 40;
const GAP = 4;
const ARROW = 18;

/**
 * Scrolls to what is pointed at. Where the page is one column, the question and the tutorial lie over its lower end: then as
 * far that they cover nothing of it, or at least not its upper end.
 */
export function bringIntoSight(target: Element): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const over = document.querySelector('[data-zone=coach]')?.parentElement ?? null;
  const page = over?.parentElement ?? null;
  if (over === null || page === null || over.contains(target)) return;
  const { top, bottom } = target.getBoundingClientRect();
  const hidden = bottom - over.getBoundingClientRect().top;
  const room = top - page.getBoundingClientRect().top;
  if (hidden > 0) page.scrollTop += Math.min(hidden + MARGIN, room - MARGIN);
}

/** Room for the ring and its arrow. */
const MARGIN = 40;
