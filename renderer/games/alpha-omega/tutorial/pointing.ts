import type { Option } from '../../../../engine/index.ts';
import { cardsOfOption } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';
import type { Point } from './script.ts';
import { shortName } from './situation.ts';

const PARTS = {
  calling: '[data-zone=aims] [data-calling]',
  counsel: '[data-help=counsel]',
  discard: '[data-spot="discard:good"]',
  known: '[data-zone=rail] button:has(.known)',
  luredPlayer: '[data-zone=aims] > strong',
  omens: '[data-help=omens]',
  opponentDiscard: '[data-spot="discard:opponent"]',
  phases: '[data-zone=top] ol',
  scale: '[role=meter]',
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

/** Where an arrow comes from that points at something. */
export type Side = 'left' | 'right' | 'over' | 'under';

/** From the side at a card, unless the window ends there; from below or above at what is as low as a line of words. */
export function sideOf(target: Element): Side {
  const { left, bottom, height } = target.getBoundingClientRect();
  if (height < LINE) return window.innerHeight - bottom < ARROW ? 'over' : 'under';
  return left < ARROW ? 'right' : 'left';
}

/** Pixels: what is lower than this is a line of words, and what an arrow needs. */
const LINE = 40;
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
