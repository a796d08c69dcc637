import { describe, expect, test } from 'vitest';
import { groupName } from './groups.ts';
import { ariaKeys, chordWords } from './key-words.ts';

const words = (chord: string): string => {
  const { sign, name } = chordWords(chord);
  return sign === name ? sign : `${sign} | ${name}`;
};

describe('a chord', () => {
  test.each([
    ['a', 'A'],
    ['F5', 'F5'],
    ['ArrowUp', '↑ | Up'],
    ['ArrowDown', '↓ | Down'],
    ['ArrowLeft', '← | Left'],
    ['ArrowRight', '→ | Right'],
    ['Mod+z', 'Ctrl Z | Ctrl + Z'],
    ['Mod+Shift+z', 'Ctrl Shift Z | Ctrl + Shift + Z'],
    ['Mod++', 'Ctrl + | Ctrl + +'],
    ['+', '+'],
  ])('%s is %s', (chord, expected) => {
    expect(words(chord)).toBe(expected);
  });

  test('of each key that has no letter has a name of its own', () => {
    const keys = [
      ...['Escape', 'Enter', 'Space', 'Home', 'End', 'PageUp', 'PageDown', 'Backspace', 'Delete', 'Insert'],
      ...['Alt', 'Shift', 'Meta', 'Mod', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ];
    const names = keys.map((key) => chordWords(key).name);
    expect(new Set(names).size).toBe(keys.length);
    for (const name of names) expect(name).toMatch(/^[A-Z]\w*( \w+)?$/);
    expect(chordWords('Control').name).toBe(chordWords('Mod').name);
  });

  test('of a gamepad is its button, each another one', () => {
    const buttons = [
      'a',
      'b',
      'x',
      'y',
      'lb',
      'rb',
      'lt',
      'rt',
      'back',
      'start',
      'ls',
      'rs',
      'up',
      'down',
      'left',
      'right',
    ];
    const found = buttons.map((button) => chordWords(`pad:${button}`));
    expect(new Set(found.map(({ name }) => name)).size).toBe(buttons.length);
    expect(found.slice(0, 4).map(({ sign }) => sign)).toEqual(['A', 'B', 'X', 'Y']);
    expect(found.slice(4, 8).map(({ sign }) => sign)).toEqual(['LB', 'RB', 'LT', 'RT']);
    expect(found.slice(10).map(({ sign }) => sign)).toEqual(['L●', 'R●', '↑', '↓', '←', '→']);
  });

  test('is written for screen readers with the names that the browser knows', () => {
    expect(ariaKeys([])).toBeUndefined();
    expect(ariaKeys(['Mod+z', 'Mod++', 'x'])).toBe('Control+z Control++ x');
  });
});

test('each group of commands has a name of its own', () => {
  const names = (['focus', 'answer', 'look', 'watch', 'program'] as const).map(groupName);
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name).toMatch(/^[A-Z]/);
});
