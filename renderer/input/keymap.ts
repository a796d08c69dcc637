import { COMMANDS, commandOf, meet, type Command, type CommandId } from './commands.ts';
import { padButtonOf, padStroke } from './pad-buttons.ts';
import { isReserved, isSingle } from './strokes.ts';

/** Keys that were chosen instead of the usual ones, by command; buttons of a gamepad as `pad:a`. */
export type ChosenKeys = Readonly<Record<string, readonly string[]>>;

/** What is kept about keys. */
export interface KeyChoices {
  readonly keys: ChosenKeys;
  /** Do letters, figures and signs work without Control or Alt? */
  readonly letterKeys: boolean;
}

/** So many keys and buttons one command can have. */
const MOST = 4;

export const usualStrokes = ({ keys, pad }: Command): readonly string[] => [...keys, ...pad.map(padStroke)];

/** The keys and buttons of a command, as they were chosen or as they usually are. */
export const strokesFor = (keys: ChosenKeys, id: CommandId): readonly string[] =>
  keys[id] ?? usualStrokes(commandOf(id));

/** Which of these keys and buttons do something. */
export const working = (strokes: readonly string[], letterKeys: boolean): readonly string[] =>
  letterKeys ? strokes : strokes.filter((stroke) => !isSingle(stroke));

/** The commands that a key or button may mean. */
export const meantBy = (choices: KeyChoices, stroke: string): readonly Command[] =>
  COMMANDS.filter(({ id }) => working(strokesFor(choices.keys, id), choices.letterKeys).includes(stroke));

/** Another command that already has this key or button: with `clashes` both could be meant at the same time. */
export interface Holder {
  readonly command: Command;
  readonly clashes: boolean;
}

export function holdersOf(keys: ChosenKeys, id: CommandId, stroke: string): readonly Holder[] {
  const { context } = commandOf(id);
  return COMMANDS.filter((other) => other.id !== id && strokesFor(keys, other.id).includes(stroke)).map(
    (command) => ({ command, clashes: meet(context, command.context) }),
  );
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((stroke) => other.includes(stroke));

/** What is as usual need not be kept. */
function kept(keys: ChosenKeys, id: CommandId, strokes: readonly string[]): ChosenKeys {
  const rest = Object.entries(keys).filter(([command]) => command !== id);
  const usual = same(strokes, usualStrokes(commandOf(id)));
  return Object.fromEntries(usual ? rest : [...rest, [id, strokes]]);
}

/** Gives a command one more key or button; `instead` takes the place of another. */
export function withStroke(
  keys: ChosenKeys,
  id: CommandId,
  stroke: string,
  instead: string | null,
): ChosenKeys {
  const now = strokesFor(keys, id);
  const next = now.includes(stroke)
    ? now.filter((one) => one !== instead || one === stroke)
    : instead !== null && now.includes(instead)
      ? now.map((one) => (one === instead ? stroke : one))
      : [...now, stroke];
  return kept(keys, id, next.slice(-MOST));
}

export const withoutStroke = (keys: ChosenKeys, id: CommandId, stroke: string): ChosenKeys =>
  kept(
    keys,
    id,
    strokesFor(keys, id).filter((one) => one !== stroke),
  );

/**
 * Gives a key to one command and takes it from those it would clash with; these get what the first gives up for it, so
 * that nothing is left without a key.
 */
export function swapped(keys: ChosenKeys, id: CommandId, stroke: string, instead: string | null): ChosenKeys {
  const clashing = holdersOf(keys, id, stroke).filter(({ clashes }) => clashes);
  const freed = clashing.reduce(
    (all, { command }) =>
      instead === null
        ? withoutStroke(all, command.id, stroke)
        : withStroke(all, command.id, instead, stroke),
    keys,
  );
  return withStroke(freed, id, stroke, instead);
}

/** One command as usual again. */
export const asUsual = (keys: ChosenKeys, id: CommandId): ChosenKeys =>
  kept(keys, id, usualStrokes(commandOf(id)));

/** May this be chosen at all? Enter, Space and Tab are what everything else is reached by. */
export const isChoosable = (stroke: string): boolean => padButtonOf(stroke) !== null || !isReserved(stroke);
