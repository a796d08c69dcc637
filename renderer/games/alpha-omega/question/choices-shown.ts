import type { CardId, Option } from '../../../../engine/index.ts';
import { OPTION_COMMANDS } from '../../../input/commands.ts';
import { cardsOfOption } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';

/** So many buttons have room beside the question. */
const MOST = 3;

/** The choices that stand beside the question as buttons: those that are no card of the table. */
export interface ChoicesShown {
  /** All of them do. */
  readonly few: boolean;
  readonly first: readonly Option[];
  /** Some can be picked from the table. */
  readonly canPick: boolean;
  /** What the card that is lifted can do without a target: it stands on the card. */
  readonly lifted: readonly Option[];
}

/** Does the card of a choice lie where it can be pressed? */
function lies(option: Option, { view, names }: TableState): boolean {
  const { from } = cardsOfOption(option);
  const hands = [...view.seats, ...view.opponents].flatMap((seat) => seat.hand ?? []);
  return from !== null && (names.inPlay(from) !== undefined || hands.some(({ id }) => id === from));
}

export function choicesShown(table: TableState): ChoicesShown {
  const { options } = table;
  const free = options.filter((option) => cardsOfOption(option).from === null);
  // What lies in a pile cannot be picked from the table, so it has to be a button.
  const hidden = options.filter((option) => !free.includes(option) && !lies(option, table));
  const buttons = [...free, ...hidden];
  const few = buttons.length === options.length && buttons.length <= MOST;
  const aimed = new Set(table.targets.values());
  return {
    few,
    // One more leads to the list of all.
    first: few ? buttons : buttons.slice(0, MOST - 1),
    canPick: buttons.length < options.length,
    lifted: table.liftedOptions.filter((option) => !aimed.has(option)),
  };
}

/** Choices that end something, or let something be. */
const ENDING: readonly Option['kind'][] = ['end', 'pass', 'decline'];

/** The choice that ends, or lets be; null where none does. It has a key of its own, whatever else can be chosen. */
export const ending = (options: readonly Option[]): Option | null =>
  options.find(({ kind }) => ENDING.includes(kind)) ?? null;

/** The choices that are made by pressing one card: the targets of the one that is lifted, else cards among which is chosen. */
function onCards(table: TableState): readonly Option[] {
  if (table.lifted !== null) return [...table.targets.values()];
  return table.options.filter((option) => option.kind === 'card' && lies(option, table));
}

/** The figure that chooses a card, as long as there are figures for all; null for a card that none chooses. */
export function figureOf(table: TableState, card: CardId): number | null {
  const all = numbered(table);
  if (all.length > OPTION_COMMANDS.length) return null;
  const place = all.findIndex((option) => onCards(table).includes(option) && cardsOfOption(option).to === card);
  return place < 0 ? null : place;
}

/**
 * The choices that figures choose, in their order on the screen. What ends is not among them, as long as there is something
 * else: no figure that chose a card a moment ago is to mean "no card" now.
 */
export function numbered(table: TableState): readonly Option[] {
  const kind = table.decision?.ask?.kind;
  if (kind === 'some') return table.options;
  if (kind !== 'one') return [];
  const { first, lifted } = choicesShown(table);
  const shown = [...first, ...lifted, ...onCards(table)];
  const end = ending(table.options);
  return table.options.length > 1 ? shown.filter((option) => option !== end) : shown;
}
