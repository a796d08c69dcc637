import { expect, test } from 'vitest';
import type { Note } from '../../../../../engine/alpha-omega/reasons.ts';
import { reckoningOf } from './reckoning.ts';
import { played } from '../testing/card-views.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { explanation } from '../testing/reasons.ts';
import { scene } from '../testing/table.ts';

const michael = played('Michael', 'good');
const sword = played('Flaming Sword', 'good', { host: michael.id });
const armor = played('Heavenly Armor', 'opponent');
const abigor = played('Abigor', 'opponent');
const view = scene({ inPlay: [michael, sword, armor, abigor] });

/** The sum as it would be written in a line. */
const summed = (...notes: readonly Note[]): string =>
  reckoningOf(explanation(notes, view), fakeBook)
    .map(({ label, figure, isSum }) => `${isSum ? '=' : ''}${label} ${figure}`)
    .join(', ');

const card = michael.id;
const printed: Note = { code: 'printed', card, amount: 7 };
const strength = (result: number): Note => ({ code: 'strength', card, result });
const weapon: readonly Note[] = [
  { code: 'weapon', card: sword.id, other: card, amount: 4 },
  { code: 'armed', card, result: 11 },
];

test('one number that nothing changes is no sum', () => {
  expect(summed(printed, strength(7), { code: 'blow', card, result: 7 })).toBe('');
  expect(
    summed(printed, strength(7), { code: 'strengthAdded', card: abigor.id, other: card, amount: 0 }),
  ).toBe('');
});

test('a weapon is a part of the Strength, and a blow as hard as that is not said twice', () => {
  expect(summed(printed, strength(7), ...weapon, { code: 'blow', card, result: 11 })).toBe(
    'Printed 7, Flaming Sword +4, =Strength 11',
  );
});

test('what adds to blows alone is said after the Strength, with what they come to', () => {
  const dealt: Note = { code: 'damageDealt', card, other: card, amount: 1 };
  const blow: Note = { code: 'blow', card, result: 12 };
  expect(summed(printed, strength(7), ...weapon, dealt, blow)).toBe(
    'Printed 7, Flaming Sword +4, =Strength 11, Michael’s text +1, =Blow 12',
  );
  expect(summed(printed, strength(7), dealt, { code: 'blow', card, result: 8 })).toBe(
    'Printed 7, Michael’s text +1, =Blow 8',
  );
});

test('what lowers, doubles, halves or sets it says so', () => {
  const by = (code: 'strengthAdded' | 'strengthTimes' | 'strengthSet', amount: number): Note => ({
    code,
    card: abigor.id,
    other: card,
    amount,
  });
  expect(summed(printed, by('strengthAdded', -2), by('strengthTimes', 2), strength(10))).toBe(
    'Printed 7, Abigor −2, Abigor ×2, =Strength 10',
  );
  expect(summed(printed, by('strengthTimes', 0.5), strength(3))).toMatch('Abigor ÷2');
  expect(summed(printed, by('strengthSet', 0), strength(0))).toMatch('Abigor = 0, =Strength 0');
});

test('against a target the sum is the damage that it takes, less what it and its armor take off', () => {
  expect(
    summed(
      printed,
      strength(7),
      { code: 'damageDealt', card, other: card, amount: 5 },
      { code: 'blow', card, result: 12 },
      { code: 'damageTaken', card: abigor.id, other: abigor.id, amount: -3 },
      { code: 'absorbed', card: armor.id, other: abigor.id, amount: 4, result: 1 },
      { code: 'lands', card: abigor.id, amount: 5, result: 2 },
    ),
  ).toBe('Michael 7, Michael’s text +5, Abigor’s text −3, Heavenly Armor −4, =Damage 5');
});

test('a blow of which a target takes so much at most says so', () => {
  const { id } = abigor;
  expect(
    summed(
      printed,
      strength(12),
      { code: 'blow', card, result: 12 },
      { code: 'damageAtMost', card: id, other: id, amount: 6 },
      { code: 'lands', card: id, amount: 6, result: 1 },
    ),
  ).toBe('Michael 7, Abigor’s text at most 6, =Damage 6');
});

test('armor that takes a whole blow leaves no damage', () => {
  expect(
    summed(
      printed,
      strength(7),
      { code: 'blow', card, result: 7 },
      { code: 'absorbed', card: armor.id, other: abigor.id, amount: 7, result: 1 },
    ),
  ).toBe('Michael 7, Heavenly Armor −7, =Damage 0');
});
