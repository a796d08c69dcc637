import { expect, test } from 'vitest';
import { starter } from '../../../../engine/alpha-omega/testing/starter.ts';
import { termsOf } from './card-terms.ts';

const terms = (name: string): readonly string[] => {
  const def = starter.get(`starter:${name}`);
  return def === undefined ? [] : termsOf(def);
};

test('a card gives reason to look up what kind of card it is and how it works', () => {
  expect(terms('gabriel')).toEqual(['supernatural', 'angel', 'ability', 'spoken']);
  expect(terms('moses')).toEqual(['person', 'human']);
  expect(terms('abigor')).toEqual(['fallenAngel', 'lureAstray']);
  expect(terms('heavenly-armor')).toEqual(['item', 'armour']);
  expect(terms('heaven')).toEqual(['place']);
  expect(terms('squadrons-at-once')).toEqual(['calling']);
});

test('every card gives some', () => {
  expect([...starter.values()].filter((def) => termsOf(def).length === 0)).toEqual([]);
});
