import { expect, test } from 'vitest';
import { full, starter } from '../../../engine/alpha-omega/testing/starter.ts';
import { spokenText } from './spoken.ts';

const spoken = (name: string): string => {
  const def = starter.get(full(name));
  return def ? spokenText(def, starter) : '';
};

test.each([
  ['a Good Supernatural Person', 'cloud', 'michael'],
  ['a Good Place', 'Earth', 'heaven'],
  ['a Good Event', 'scroll', 'crystal-sea'],
  ['a Good Item', 'spade', 'flaming-sword'],
  ['a Supernatural Opponent', 'fire', 'satan'],
])('the icon of %s is the %s, as the rulebook has it', (what, icon, name) => {
  expect(spoken(name)).toContain(`, ${what}, ${icon} icon`);
});

test('a human has neither cloud nor fire', () => {
  for (const human of ['deborah', 'simon-magus']) expect(spoken(human)).not.toMatch(/cloud|fire icon/);
});
