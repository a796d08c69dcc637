import { beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../text/language/language.ts';
import {
  commandOf,
  COMMANDS,
  GROUPS,
  meet,
  OPTION_COMMANDS,
  type CommandId,
  type Context,
} from './commands.ts';
import { commandName, groupName } from './groups.ts';
import { ariaKeys } from './key-words.ts';
import { isDirection, PAD_BUTTONS, padButtonOf, padChord } from './pad-buttons.ts';
import { shared } from './source.ts';
import { hasMoved } from './has-moved.ts';

beforeEach(() => {
  speak('en');
});

describe('what can be done with a key or a gamepad', () => {
  test('and with which, where, and by what name: the same in every new copy of the program', () => {
    const lines = COMMANDS.map(({ id, group, context, keys, pad, native = [], repeats }) =>
      [
        `${id} (${commandName(id)}), ${group}, ${context}:`,
        ...[...keys, ...pad.map((button) => `pad ${button}`), ...native.map((key) => `always ${key}`)],
        ...(repeats === true ? ['again while held'] : []),
      ].join(' '),
    );
    expect(lines).toEqual([
      'press (Select), focus, always: pad a always Enter always Space',
      'back (Back: put down, close), focus, always: Escape pad b',
      'moveUp (Up), focus, always: ArrowUp pad up again while held',
      'moveDown (Down), focus, always: ArrowDown pad down again while held',
      'moveLeft (Left), focus, always: ArrowLeft pad left again while held',
      'moveRight (Right), focus, always: ArrowRight pad right again while held',
      'moveFirst (First), focus, always: Home again while held',
      'moveLast (Last), focus, always: End again while held',
      'zoneNext (Next part of the page), focus, page: F6 pad rb again while held',
      'zonePrevious (Previous part of the page), focus, page: Shift+F6 pad lb again while held',
      'pageUp (Page up), focus, dialog: pad lt always PageUp again while held',
      'pageDown (Page down), focus, dialog: pad rt always PageDown again while held',
      'option1 (First choice), answer, choices: 1',
      'option2 (Second choice), answer, choices: 2',
      'option3 (Third choice), answer, choices: 3',
      'option4 (Fourth choice), answer, choices: 4',
      'option5 (Fifth choice), answer, choices: 5',
      'option6 (Sixth choice), answer, choices: 6',
      'option7 (Seventh choice), answer, choices: 7',
      'option8 (Eighth choice), answer, choices: 8',
      'option9 (Ninth choice), answer, choices: 9',
      'optionNext (Next choice), answer, table: n again while held',
      'optionPrevious (Previous choice), answer, table: p again while held',
      'confirm (Confirm), answer, table: Mod+Enter pad rs',
      'end (End or pass), answer, table: e',
      'decline (Decline), answer, table: x',
      'allChoices (All choices), answer, table: a',
      'earlier (Move earlier in the order), answer, table: Alt+ArrowUp again while held',
      'later (Move later in the order), answer, table: Alt+ArrowDown again while held',
      'takeOver (Take over for whoever is asked), answer, table: t',
      'undo (Undo), answer, table: Mod+z pad rt',
      'redo (Redo), answer, table: Mod+Shift+z Mod+y',
      'undoAction (Undo action), answer, table: Mod+Alt+z',
      'undoTurn (Undo turn), answer, table: Alt+z',
      'undoRound (Undo round), answer, table: Alt+Shift+z',
      'showNext (Next step), answer, table: .',
      'skip (Skip to now), answer, table: k',
      'cloth (Cards or table), look, table: f',
      'look (Pin or unpin the card), look, table: l pad x',
      'why (Why?), look, table: w pad ls',
      'omens (Omens), look, table: o pad y',
      'seals (Show or hide Opponents’ intents), look, table: Shift+o',
      'counsel (Hint), look, table: c',
      'story (Log), look, table: s pad back',
      'objective (Objective), look, table: g',
      'goodDiscards (Good discard pile), look, table: d',
      'opponentDiscards (Opponent discard pile), look, table: Shift+d',
      'seatNext (Next hand), look, table: h',
      'point (Ping the selected card), look, table: m pad lt',
      'plan (Plan: this card, then its target), look, table: Shift+m',
      'lookBack (Rewind, or back to now), look, table: z',
      'lookEarlier (Rewind one answer), look, table: Mod+ArrowLeft again while held',
      'lookLater (Forward one answer), look, table: Mod+ArrowRight again while held',
      'board (Describe the table), look, table: b',
      'threats (What threatens us), look, table: v',
      'repeat (Say it again), look, table: r',
      'recap (Recap), look, table: Shift+r',
      'watchPlay (Play or pause the replay), watch, replay: k pad x',
      'watchBeat (Next step of the replay), watch, replay: .',
      'watchLater (Next answer of the replay), watch, replay: Mod+ArrowRight pad rt again while held',
      'watchEarlier (Previous answer of the replay), watch, replay: Mod+ArrowLeft pad lt again while held',
      'watchRoundLater (Next round of the replay), watch, replay: Shift+ArrowRight again while held',
      'watchRoundEarlier (Previous round of the replay), watch, replay: Shift+ArrowLeft again while held',
      'watchFirst (Start of the replay), watch, replay: Mod+Home',
      'watchLast (End of the replay), watch, replay: Mod+End',
      'watchLured (Next Person Lured Astray), watch, replay: u',
      'watchTurning (Next turning point), watch, replay: q',
      'watchNote (Next note), watch, replay: i',
      'watchWrite (Write a note), watch, replay: j',
      'watchSlowest (Speed 0.5×), watch, replay: 1',
      'watchSlow (Speed 1×), watch, replay: 2',
      'watchFast (Speed 2×), watch, replay: 3',
      'watchFaster (Speed 4×), watch, replay: 4',
      'watchFastest (Speed 8×), watch, replay: 5',
      'save (Save), program, page: Mod+s',
      'library (Search cards), program, page: Mod+k',
      'legend (Controls), program, page: ? pad start',
      'help (Rulebook), program, page: F1',
      'settings (Settings), program, page: Mod+,',
      'fullScreen (Full screen), program, always: F11',
      'quit (Quit), program, page: Mod+q',
      'concede (Concede), program, table:',
      'leave (Exit to menu), program, table: Shift+Escape',
    ]);
  });

  test('in groups', () => {
    expect(GROUPS.map((group) => `${group}: ${groupName(group)}`)).toEqual([
      'focus: Navigation',
      'answer: Choosing',
      'look: Looking and asking',
      'watch: Replays',
      'program: Game',
    ]);
  });

  test('by its id, and by nothing else', () => {
    for (const command of COMMANDS) expect(commandOf(command.id)).toBe(command);
    expect(() => commandOf('fly' as CommandId)).toThrow('no command is called fly');
    expect(OPTION_COMMANDS.map((id) => commandOf(id).keys)).toEqual([
      ...[['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7'], ['8'], ['9']],
    ]);
  });

  test('at the same time as another, where a press could mean both', () => {
    const ALL: readonly Context[] = ['always', 'page', 'table', 'replay', 'dialog', 'choices'];
    expect(ALL.map((one) => ALL.filter((other) => meet(one, other)).join(' '))).toEqual([
      'always page table replay dialog choices',
      'always page table replay choices',
      'always page table choices',
      'always page replay',
      'always dialog choices',
      'always page table dialog choices',
    ]);
  });
});

describe('what is pressed', () => {
  test('a button of a gamepad is written among keys', () => {
    expect(padChord('lb')).toBe('pad:lb');
    expect(PAD_BUTTONS.map((button) => padButtonOf(padChord(button)))).toEqual(PAD_BUTTONS);
    expect([padButtonOf('a'), padButtonOf('pad:'), padButtonOf('pad:z')]).toEqual([null, null, null]);
    expect(PAD_BUTTONS.filter(isDirection)).toEqual(['up', 'down', 'left', 'right']);
    expect(PAD_BUTTONS.join(' ')).toBe('a b x y lb rb lt rt back start ls rs up down left right');
  });

  test('mouse, screen and keyboard belong to whoever reaches for them', () => {
    expect(shared('mouse')).toEqual({ device: 'mouse', pad: null, seat: null });
  });

  test('a pointer that others scroll by under has not moved', () => {
    const moved = (movementX: number, movementY: number): boolean =>
      hasMoved({ movementX, movementY } as PointerEvent);
    expect([moved(0, 0), moved(1, 0), moved(0, -1), moved(2, 2)]).toEqual([false, true, true, true]);
  });

  test('keys are written for screen readers as they want them', () => {
    expect([ariaKeys([]), ariaKeys(['a']), ariaKeys(['Mod+s', 'Shift+Escape'])]).toEqual([
      ...[undefined, 'a', 'Control+s Shift+Escape'],
    ]);
  });
});
