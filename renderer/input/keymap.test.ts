import { expect, test } from 'vitest';
import { COMMANDS, type CommandId } from './commands.ts';
import {
  asUsual,
  holdersOf,
  isChoosable,
  meantBy,
  chordsFor,
  swapped,
  withoutChord,
  withChord,
  type ChosenKeys,
} from './keymap.ts';
import { isSingle } from './chords.ts';

const idsFor = (chord: string, keys: ChosenKeys = {}, letterKeys = true) =>
  meantBy({ keys, letterKeys }, chord).map(({ id }) => id);

/** Every two commands of which one press could mean both. */
function conflicts(keys: ChosenKeys): readonly (readonly [CommandId, CommandId, string])[] {
  return COMMANDS.flatMap(({ id }, place) =>
    chordsFor(keys, id).flatMap((chord) =>
      holdersOf(keys, id, chord)
        .filter(({ command, clashes }) => clashes && COMMANDS.indexOf(command) > place)
        .map(({ command }) => [id, command.id, chord] as const),
    ),
  );
}

test('no usual key or button means two things at once', () => {
  expect(conflicts({})).toEqual([]);
});

test('no usual key is one that everything else is reached by', () => {
  const usual = COMMANDS.flatMap(({ keys }) => keys);
  expect(usual.filter((key) => !isChoosable(key))).toEqual([]);
});

test('no sign that is typed is the key of anything that works in a dialog, where fields are', () => {
  const inDialogs = COMMANDS.filter(({ context }) => context === 'always' || context === 'dialog');
  expect(inDialogs.flatMap(({ keys }) => keys).filter(isSingle)).toEqual([]);
});

test('a key means its command, and another when that was chosen', () => {
  expect(idsFor('o')).toEqual(['omens']);
  const keys = withChord({}, 'omens', 'y', 'o');
  expect(keys).toEqual({ omens: ['y', 'pad:y'] });
  expect(idsFor('o', keys)).toEqual([]);
  expect(idsFor('y', keys)).toEqual(['omens']);
});

test('letters can be switched off as keys, and the others stay', () => {
  expect(idsFor('o', {}, false)).toEqual([]);
  expect(idsFor('pad:y', {}, false)).toEqual(['omens']);
  expect(idsFor('F6', {}, false)).toEqual(['zoneNext']);
});

test('a key that another command has is a conflict only where both work at the same time', () => {
  expect(holdersOf({}, 'counsel', 'o')).toMatchObject([{ command: { id: 'omens' }, clashes: true }]);
  const keys = withChord({}, 'pageUp', 'o', null);
  expect(holdersOf(keys, 'omens', 'o')).toMatchObject([{ command: { id: 'pageUp' }, clashes: false }]);
  expect(conflicts(keys)).toEqual([]);
  expect(conflicts(withChord({}, 'counsel', 'o', null))).toEqual([['omens', 'counsel', 'o']]);
});

test('swapping gives each the key of the other', () => {
  const keys = swapped({}, 'counsel', 'o', 'c');
  expect(chordsFor(keys, 'counsel')).toEqual(['o']);
  expect(chordsFor(keys, 'omens')).toEqual(['c', 'pad:y']);
  expect(conflicts(keys)).toEqual([]);
});

test('a key that is taken for nothing in return is gone from the other', () => {
  const keys = swapped({}, 'counsel', 'o', null);
  expect(chordsFor(keys, 'counsel')).toEqual(['c', 'o']);
  expect(chordsFor(keys, 'omens')).toEqual(['pad:y']);
});

test('what is as usual again is not kept', () => {
  const changed = withoutChord(withChord({}, 'omens', 'y', 'o'), 'legend', '?');
  expect(Object.keys(changed)).toEqual(['omens', 'legend']);
  expect(withChord(changed, 'omens', 'o', 'y')).toEqual({ legend: ['pad:start'] });
  expect(asUsual(changed, 'legend')).toEqual({ omens: ['y', 'pad:y'] });
});

test('a command without any key is one that was chosen to have none', () => {
  const keys = withoutChord({}, 'counsel', 'c');
  expect(keys).toEqual({ counsel: [] });
  expect(idsFor('c', keys)).toEqual([]);
});

test('a command has at most four keys and buttons, as many as are kept', () => {
  const keys = ['F7', 'F8', 'F9'].reduce<ChosenKeys>((all, key) => withChord(all, 'omens', key, null), {});
  expect(chordsFor(keys, 'omens')).toEqual(['pad:y', 'F7', 'F8', 'F9']);
});
