import { COMMANDS, commandOf, meet, type Command, type CommandId } from './commands.ts';
import { padButtonOf, padChord } from './pad-buttons.ts';
import { isReserved, isSingle } from './chords.ts';

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

export const usualChords = ({ keys, pad }: Command): readonly string[] => [...keys, ...pad.map(padChord)];

/** The keys and buttons of a command, as they were chosen or as they usually are. */
export const chordsFor = (keys: ChosenKeys, id: CommandId): readonly string[] =>
  keys[id] ?? usualChords(commandOf(id));

/** Which of these keys and buttons do something. */
export const working = (chords: readonly string[], letterKeys: boolean): readonly string[] =>
  letterKeys ? chords : chords.filter((chord) => !isSingle(chord));

/** The commands that a key or button may mean. */
export const meantBy = (choices: KeyChoices, chord: string): readonly Command[] =>
  COMMANDS.filter(({ id }) => working(chordsFor(choices.keys, id), choices.letterKeys).includes(chord));

/** Another command that already has this key or button: with `clashes` both could be meant at the same time. */
export interface Holder {
  readonly command: Command;
  readonly clashes: boolean;
}

export function holdersOf(keys: ChosenKeys, id: CommandId, chord: string): readonly Holder[] {
  const { context } = commandOf(id);
  return COMMANDS.filter((other) => other.id !== id && chordsFor(keys, other.id).includes(chord)).map(
    (command) => ({ command, clashes: meet(context, command.context) }),
  );
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((chord) => other.includes(chord));

/** What is as usual need not be kept. */
function kept(keys: ChosenKeys, id: CommandId, chords: readonly string[]): ChosenKeys {
  const rest = Object.entries(keys).filter(([command]) => command !== id);
  const usual = same(chords, usualChords(commandOf(id)));
  return Object.fromEntries(usual ? rest : [...rest, [id, chords]]);
}

/** Gives a command one more key or button; `instead` takes the place of another. */
export function withChord(
  keys: ChosenKeys,
  id: CommandId,
  chord: string,
  instead: string | null,
): ChosenKeys {
  const now = chordsFor(keys, id);
  const next = now.includes(chord)
    ? now.filter((one) => one !== instead || one === chord)
    : instead !== null && now.includes(instead)
      ? now.map((one) => (one === instead ? chord : one))
      : [...now, chord];
  return kept(keys, id, next.slice(-MOST));
}

export const withoutChord = (keys: ChosenKeys, id: CommandId, chord: string): ChosenKeys =>
  kept(
    keys,
    id,
    chordsFor(keys, id).filter((one) => one !== chord),
  );

/**
 * Gives a key to one command and takes it from those it would clash with; these get what the first gives up for it, so
 * that nothing is left without a key.
 */
export function swapped(keys: ChosenKeys, id: CommandId, chord: string, instead: string | null): ChosenKeys {
  const clashing = holdersOf(keys, id, chord).filter(({ clashes }) => clashes);
  const freed = clashing.reduce(
    (all, { command }) =>
      instead === null ? withoutChord(all, command.id, chord) : withChord(all, command.id, instead, chord),
    keys,
  );
  return withChord(freed, id, chord, instead);
}

/** One command as usual again. */
export const asUsual = (keys: ChosenKeys, id: CommandId): ChosenKeys =>
  kept(keys, id, usualChords(commandOf(id)));

/** May this be chosen at all? Enter, Space and Tab are what everything else is reached by. */
export const isChoosable = (chord: string): boolean => padButtonOf(chord) !== null || !isReserved(chord);
