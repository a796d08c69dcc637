import { OPTION_COMMANDS, type CommandId } from '../../input/commands.ts';

/** A choice of a question: how an answer names it, and what it says. */
export interface ChoiceShown {
  readonly id: string;
  readonly words: string;
}

/** The list of all choices, and how many of its first ones figures choose. */
export interface AllShown {
  readonly list: readonly ChoiceShown[];
  readonly figured: number;
}

/** What is asked of somebody here, as it stands on the screen: a game's choices in words. */
export interface Asks {
  /** Those that stand beside the question as buttons. */
  readonly buttons: readonly ChoiceShown[];
  /** There are no others. */
  readonly areAll: boolean;
  readonly all: AllShown;
  /** Those that figures choose, in their order on the screen. */
  readonly numbered: readonly string[];
  /** What lets be, which has a key of its own; null where nothing does. */
  readonly ending: { readonly id: string; readonly command: 'decline' | 'end' } | null;
  /** The one that leads on; null where there are several ways, which look alike. */
  readonly lead: string | null;
}

/** The command that makes a choice; undefined where none does. */
export const commandOf = ({ numbered, ending }: Asks, id: string): CommandId | undefined =>
  OPTION_COMMANDS[numbered.indexOf(id)] ?? (id === ending?.id ? ending.command : undefined);
