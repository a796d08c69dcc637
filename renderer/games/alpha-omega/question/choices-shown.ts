import type { Option } from '../../../../engine/alpha-omega/index.ts';
import { defencesOf, isNeedlessLoss } from '../words/asking/defences.ts';
import { cardsOfOption, isAgainstOwn, leavesBe } from '../words/asking/options.ts';
import type { Cloth } from '../cloth/cloth-state.svelte.ts';
import { lies } from '../cloth/lies.ts';
import type { OnTable } from './on-table.ts';
import type { Picking } from '../../../table/question/picking.svelte.ts';

/** The question, and what of it lies on the cloth or is in order already. */
export interface Choosing extends OnTable {
  readonly cloth: Pick<Cloth, 'hides' | 'isLaid' | 'isOpen' | 'shows'>;
  readonly picking: Pick<Picking, 'laid'>;
}

/** So many buttons have room beside the question. */
const MOST = 3;

/** The choices that stand beside the question as buttons: those that are no card of the table. */
export interface ChoicesShown {
  /** All of them do. */
  readonly few: boolean;
  readonly first: readonly Option[];
  /** Some can be picked from the table. */
  readonly canPick: boolean;
  /** What the card that is lifted can do without a target, and without harm to one's own: it stands on the card. */
  readonly lifted: readonly Option[];
}

/** Can the card of a choice be pressed: where it lies, or on the cloth? */
const canPress = (option: Option, { names, cloth }: Choosing): boolean =>
  lies(option, names) || cloth.shows(option);

export function choicesShown(table: Choosing): ChoicesShown {
  const { options, decision, names } = table;
  // What prevents a loss is read first, though its card can be pressed as well.
  const defences = decision?.ask?.kind === 'one' ? defencesOf(decision, table.names) : [];
  const isFree = (option: Option): boolean => cardsOfOption(option).from === null;
  const free = options.filter(isFree);
  // What can be pressed nowhere has to be a button; a cloth that was put aside is laid out again by its own.
  const hidden = options.filter(
    (option) =>
      !isFree(option) && !canPress(option, table) && !table.cloth.hides(option) && !defences.includes(option),
  );
  const others = [...free, ...hidden];
  const buttons = [...defences, ...others];
  const few = buttons.length === options.length && buttons.length <= MOST;
  const aimed = new Set(table.targets.values());
  // One more leads to the list of all, and one looks under the cloth.
  const room = MOST - (table.cloth.isLaid ? 2 : 1);
  const rest = others.slice(0, room);
  return {
    few,
    first: few ? buttons : [...defences.slice(0, room - rest.length), ...rest],
    canPick: buttons.length < options.length,
    // A blow at one's own is in the list of all: none comes up under a pointer that pressed something else.
    lifted: table.liftedOptions.filter((option) => !aimed.has(option) && !isAgainstOwn(option, names)),
  };
}

/** The choice that ends, or lets be; null where none does. It has a key of its own, whatever else can be chosen. */
export const ending = (options: readonly Option[]): Option | null => options.find(leavesBe) ?? null;

/** The command that chooses what lets be. Whoever goes on ending phases has not read what a card asks in between. */
export const commandOfEnding = ({ kind }: Pick<Option, 'kind'>): 'decline' | 'end' =>
  kind === 'decline' ? 'decline' : 'end';

/** The choice that the key for ending chooses. None lets a Person go whom somebody can keep for nothing. */
export function endedByKey({ decision, options, names }: OnTable): Option | null {
  return decision !== null && isNeedlessLoss(decision, names) ? null : ending(options);
}

/** The choices that are made by pressing one card: the targets of the one that is lifted, else cards among which is chosen. */
function onCards(table: Choosing): readonly Option[] {
  if (table.lifted !== null) return [...table.targets.values()];
  return table.options.filter((option) => option.kind === 'card' && canPress(option, table));
}

/** The choices by pressing a card that have figures, of all that have. */
export function figured(table: Choosing, numbered: readonly Option[]): readonly Option[] {
  return table.decision?.ask?.kind === 'one' ? onCards(table) : numbered;
}

/**
 * The choices that figures choose, in their order on the screen. What ends is not among them, as long as there is something
 * else: no figure that chose a card a moment ago is to mean "no card" now.
 */
export function numberedOf(table: Choosing, { first, lifted }: ChoicesShown): readonly Option[] {
  const ask = table.decision?.ask;
  // Nobody picks unseen.
  if (ask == null || (ask.kind !== 'one' && table.cloth.isLaid && !table.cloth.isOpen)) return [];
  if (ask.kind === 'some') return ask.options;
  if (ask.kind === 'order')
    return table.picking.laid.flatMap((id) => ask.options.filter((option) => option.id === id));
  const shown = [...first, ...lifted, ...onCards(table)];
  const end = ending(table.options);
  return table.options.length > 1 ? shown.filter((option) => option !== end) : shown;
}

/** The list of all choices, and how many of its first ones figures choose. */
interface AllInOrder {
  readonly list: readonly Option[];
  readonly figured: number;
}

/**
 * All choices in a list: what figures choose at the table first, so that each keeps its figure, and what ends last, so that
 * nobody who opens the list stands on it.
 */
export function allInOrder({ options }: OnTable, numbered: readonly Option[]): AllInOrder {
  const end = ending(options);
  const others = options.filter((option) => option !== end && !numbered.includes(option));
  const list = [...numbered, ...others];
  return {
    list: end === null || numbered.includes(end) ? list : [...list, end],
    figured: list.length,
  };
}
