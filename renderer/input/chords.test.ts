import { expect, test } from 'vitest';
import { isSingle, chordsOf, type KeyPress } from './chords.ts';

const key = (name: string, changes: Partial<KeyPress> & { readonly altGr?: boolean } = {}): KeyPress => ({
  ...{ key: name, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  getModifierState: (state) => state === 'AltGraph' && changes.altGr === true,
  ...changes,
});

test.each<readonly [string, KeyPress, readonly string[]]>([
  ['a letter', key('o', { code: 'KeyO' }), ['o']],
  ['a letter with caps lock', key('O', { code: 'KeyO' }), ['o']],
  ['a letter with Shift', key('D', { code: 'KeyD', shiftKey: true }), ['Shift+d']],
  ['a sign that needs Shift', key('?', { code: 'Slash', shiftKey: true }), ['?']],
  ['a sign that needs no Shift', key('?', { code: 'KeyM' }), ['?']],
  ['a named key with Shift', key('F6', { code: 'F6', shiftKey: true }), ['Shift+F6']],
  ['Control and Enter', key('Enter', { ctrlKey: true }), ['Mod+Enter']],
  ['a sign typed with AltGr', key('[', { ctrlKey: true, altKey: true, altGr: true }), ['[']],
  ['the space bar', key(' ', { code: 'Space' }), ['Space']],
  ['Shift alone', key('Shift', { shiftKey: true }), []],
])('%s', (_, press, chords) => {
  expect(chordsOf(press, false)).toEqual(chords);
});

test('on a keyboard with other letters the place of the key counts as well', () => {
  expect(chordsOf(key('щ', { code: 'KeyO' }), false)).toEqual(['щ', 'o']);
  expect(chordsOf(key('Щ', { code: 'KeyO', shiftKey: true }), false)).toEqual(['Shift+щ', 'Shift+o']);
});

test('figures work where they need Shift, as on a French keyboard', () => {
  expect(chordsOf(key('&', { code: 'Digit1' }), false)).toEqual(['&', '1']);
  expect(chordsOf(key('1', { code: 'Digit1', shiftKey: true }), false)).toEqual(['1']);
});

test('a Latin letter that lies elsewhere is what it types and nothing else', () => {
  expect(chordsOf(key('a', { code: 'KeyQ' }), false)).toEqual(['a']);
});

test('on a Mac the command key stands for Control', () => {
  expect(chordsOf(key('z', { metaKey: true }), true)).toEqual(['Mod+z']);
  expect(chordsOf(key('z', { ctrlKey: true }), true)).toEqual(['Control+z']);
});

test('single signs are told from chords and named keys', () => {
  expect(['o', '?', '1', 'Shift+d', 'ñ'].map(isSingle)).toEqual([true, true, true, true, true]);
  expect(['F6', 'Mod+Enter', 'Escape', 'pad:a', 'Alt+o'].map(isSingle)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
