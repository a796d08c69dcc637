import type { PadButton } from './pad-buttons.ts';

/** Groups of the legend, in its order. */
export const GROUPS = ['focus', 'answer', 'look', 'watch', 'program'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * Where a command works: `always`, also while a dialog is open; on each `page`; at the `table`; where a game is watched again,
 * the `replay`; in a `dialog`; wherever `choices` stand, at the table or in a dialog over it. The same key may stand for two
 * commands that never work at the same time.
 */
export type Context = 'always' | 'page' | 'table' | 'replay' | 'dialog' | 'choices';

interface Usual {
  readonly group: Group;
  readonly context: Context;
  /** Written as in `chords.ts`. */
  readonly keys: readonly string[];
  readonly pad: readonly PadButton[];
  /** Keys that do it by themselves wherever there are windows, so that they can be shown but not changed. */
  readonly native?: readonly string[];
  /** Held down, it goes on. */
  readonly repeats?: true;
}

const move = (key: string, pad: readonly PadButton[]) =>
  ({ group: 'focus', context: 'always', keys: [key], pad, repeats: true }) as const;
const answer = (keys: readonly string[], pad: readonly PadButton[] = []) =>
  ({ group: 'answer', context: 'table', keys, pad }) as const;
const choice = (key: string) => ({ ...answer([key]), context: 'choices' }) as const;
const look = (keys: readonly string[], pad: readonly PadButton[] = []) =>
  ({ group: 'look', context: 'table', keys, pad }) as const;
const watch = (keys: readonly string[], pad: readonly PadButton[] = []) =>
  ({ group: 'watch', context: 'replay', keys, pad }) as const;
const page = (keys: readonly string[], pad: readonly PadButton[] = []) =>
  ({ group: 'program', context: 'page', keys, pad }) as const;

/**
 * Everything that can be done with a key or a gamepad, with what it usually is done by. A command does something where a
 * screen or a panel offers it (`Input.offer`); its name is the message `commands.<id>`.
 */
const CATALOGUE = {
  press: { group: 'focus', context: 'always', keys: [], pad: ['a'], native: ['Enter', 'Space'] },
  back: { group: 'focus', context: 'always', keys: ['Escape'], pad: ['b'] },
  moveUp: move('ArrowUp', ['up']),
  moveDown: move('ArrowDown', ['down']),
  moveLeft: move('ArrowLeft', ['left']),
  moveRight: move('ArrowRight', ['right']),
  moveFirst: move('Home', []),
  moveLast: move('End', []),
  zoneNext: { ...move('F6', ['rb']), context: 'page' },
  zonePrevious: { ...move('Shift+F6', ['lb']), context: 'page' },
  pageUp: { ...move('', ['lt']), keys: [], context: 'dialog', native: ['PageUp'] },
  pageDown: { ...move('', ['rt']), keys: [], context: 'dialog', native: ['PageDown'] },

  option1: choice('1'),
  option2: choice('2'),
  option3: choice('3'),
  option4: choice('4'),
  option5: choice('5'),
  option6: choice('6'),
  option7: choice('7'),
  option8: choice('8'),
  option9: choice('9'),
  optionNext: { ...answer(['n']), repeats: true },
  optionPrevious: { ...answer(['p']), repeats: true },
  confirm: answer(['Mod+Enter'], ['rs']),
  end: answer(['e']),
  decline: answer(['x']),
  allChoices: answer(['a']),
  earlier: { ...answer(['Alt+ArrowUp']), repeats: true },
  later: { ...answer(['Alt+ArrowDown']), repeats: true },
  takeOver: answer(['t']),
  undo: answer(['Mod+z'], ['rt']),
  redo: answer(['Mod+Shift+z', 'Mod+y']),
  undoAction: answer(['Mod+Alt+z']),
  undoTurn: answer(['Alt+z']),
  undoRound: answer(['Alt+Shift+z']),
  showNext: answer(['.']),
  skip: answer(['k']),

  cloth: look(['f']),
  look: look(['l'], ['x']),
  why: look(['w'], ['ls']),
  omens: look(['o'], ['y']),
  seals: look(['Shift+o']),
  counsel: look(['c']),
  story: look(['s'], ['back']),
  objective: look(['g']),
  goodDiscards: look(['d']),
  opponentDiscards: look(['Shift+d']),
  seatNext: look(['h']),
  point: look(['m'], ['lt']),
  plan: look(['Shift+m']),
  lookBack: look(['z']),
  lookEarlier: { ...look(['Mod+ArrowLeft']), repeats: true },
  lookLater: { ...look(['Mod+ArrowRight']), repeats: true },
  board: look(['b']),
  threats: look(['v']),
  repeat: look(['r']),
  recap: look(['Shift+r']),

  watchPlay: watch(['k'], ['x']),
  watchBeat: watch(['.']),
  watchLater: { ...watch(['Mod+ArrowRight'], ['rt']), repeats: true },
  watchEarlier: { ...watch(['Mod+ArrowLeft'], ['lt']), repeats: true },
  watchRoundLater: { ...watch(['Shift+ArrowRight']), repeats: true },
  watchRoundEarlier: { ...watch(['Shift+ArrowLeft']), repeats: true },
  watchFirst: watch(['Mod+Home']),
  watchLast: watch(['Mod+End']),
  watchLured: watch(['u']),
  watchTurning: watch(['q']),
  watchNote: watch(['i']),
  watchWrite: watch(['j']),
  watchSlowest: watch(['1']),
  watchSlow: watch(['2']),
  watchFast: watch(['3']),
  watchFaster: watch(['4']),
  watchFastest: watch(['5']),

  save: page(['Mod+s']),
  library: { ...page(['Mod+k']), context: 'page' },
  legend: page(['?'], ['start']),
  help: page(['F1']),
  settings: page(['Mod+,']),
  fullScreen: { ...page(['F11']), context: 'always' },
  quit: page(['Mod+q']),
  concede: { ...page([]), context: 'table' },
  leave: { ...page(['Shift+Escape']), context: 'table' },
} as const satisfies Readonly<Record<string, Usual>>;

export type CommandId = keyof typeof CATALOGUE;

export interface Command extends Usual {
  readonly id: CommandId;
}

/** All commands, in the order of the legend. */
export const COMMANDS: readonly Command[] = (Object.keys(CATALOGUE) as CommandId[]).map((id) => ({
  id,
  ...CATALOGUE[id],
}));

const byId = new Map(COMMANDS.map((command) => [command.id, command]));

export function commandOf(id: CommandId): Command {
  const command = byId.get(id);
  if (command === undefined) throw new Error(`no command is called ${id}`);
  return command;
}

/** The commands that answer with the first choice, the second, and so on. */
export const OPTION_COMMANDS = [
  'option1',
  'option2',
  'option3',
  'option4',
  'option5',
  'option6',
  'option7',
  'option8',
  'option9',
] as const satisfies readonly CommandId[];

const BENEATH: Readonly<Record<Context, readonly Context[]>> = {
  always: ['always', 'page', 'table', 'replay', 'dialog', 'choices'],
  page: ['always', 'page', 'table', 'replay', 'choices'],
  table: ['always', 'page', 'table', 'choices'],
  replay: ['always', 'page', 'replay'],
  dialog: ['always', 'dialog', 'choices'],
  choices: ['always', 'page', 'table', 'dialog', 'choices'],
};

/** Can two commands be meant by the same press? */
export const meet = (one: Context, other: Context): boolean => BENEATH[one].includes(other);
