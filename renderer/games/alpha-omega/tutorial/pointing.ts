import type { Option } from '../../../../engine/index.ts';
import { cardsOfOption } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';
import type { Point } from './script.ts';
import { shortName } from './situation.ts';

const PARTS = {
  aims: '[data-zone=aims]',
  hand: '[data-zone=hand]',
  omens: '[data-help=omens]',
  opponents: '[data-zone=opponent]',
  phases: '[data-zone=top] ol',
  rail: '[data-zone=rail]',
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
