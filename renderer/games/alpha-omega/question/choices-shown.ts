import type { Option } from '../../../../engine/index.ts';
import { cardsOfOption } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';

/** So many choices stand in the bar themselves; more would bury the question. */
const FEW = 5;

/** The choices that stand in the bar as buttons. */
export interface ChoicesShown {
  /** All of them do. */
  readonly few: boolean;
  readonly first: readonly Option[];
  /** Some can be picked from the table. */
  readonly canPick: boolean;
  /** Those of the card that is lifted, where they do not stand among the first. */
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
  const few = options.length <= FEW;
  const free = options.filter((option) => cardsOfOption(option).from === null);
  // What lies in a pile cannot be picked from the table, so it has to be a button.
  const hidden = options.filter((option) => !free.includes(option) && !lies(option, table));
  return {
    few,
    first: few ? options : [...free, ...hidden],
    canPick: free.length + hidden.length < options.length,
    lifted: few ? [] : table.liftedOptions,
  };
}

/** Choices that end something, or let something be. */
const ENDING: readonly Option['kind'][] = ['end', 'pass', 'decline'];

/** The choice that ends, or lets be; null where none does. It has a key of its own, whatever else can be chosen. */
export const ending = (options: readonly Option[]): Option | null =>
  options.find(({ kind }) => ENDING.includes(kind)) ?? null;

/**
 * The choices that figures choose, in their order on the screen. What ends is not among them, as long as there is something
 * else: no figure that chose a card a moment ago is to mean "no card" now.
 */
export function numbered(table: TableState): readonly Option[] {
  const kind = table.decision?.ask?.kind;
  if (kind === 'some') return table.options;
  if (kind !== 'one') return [];
  const { first, lifted } = choicesShown(table);
  const shown = [...first, ...lifted];
  const end = ending(table.options);
  return table.options.length > 1 ? shown.filter((option) => option !== end) : shown;
}
