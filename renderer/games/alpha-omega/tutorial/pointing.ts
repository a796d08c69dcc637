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
