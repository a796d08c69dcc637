import { expect, test } from 'vitest';
import { plainSign } from './plain-sign.ts';

test.each([
  ['heal', 'heals'],
  ['Healing ', 'heals'],
  ['lure', 'lures'],
  ['protect', 'armour'],
  ['weapons', 'weapon'],
  ['supern', 'supernatural'],
])('%j may mean is:%s', (text, sign) => expect(plainSign(text)).toBe(sign));

test.each(['', 'he', 'is:heals', 'heal Gabriel', '"heal"', 'Gabriel', 'x:heal'])(
  '%j means no such word',
  (text) => expect(plainSign(text)).toBeNull(),
);
