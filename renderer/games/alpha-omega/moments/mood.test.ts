import { expect, test } from 'vitest';
import type { CardDef, View } from '../../../../engine/alpha-omega/index.ts';
import { played } from '../words/testing/card-views.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { scene } from '../words/testing/table.ts';
import { moodOf } from './mood.ts';

const quiet = scene({ round: 3, balance: { good: 12, opponent: 10 } });
const objective = fakeBook.get(quiet.objective.def);
const mood = (changes: Partial<View>, def: CardDef | undefined = objective): string =>
  moodOf({ ...quiet, ...changes }, def);
const lured = (name: string): View['inPlay'][number] =>
  played(name, 'good', { side: 'opponent', lured: true });

test('quiet until the Opponents press: by their lead, by who is Lured, by a Lured Player', () => {
  expect(mood({})).toBe('quiet');
  expect(mood({ inPlay: [lured('Uriel')] })).toBe('quiet');
  expect(mood({ inPlay: [lured('Uriel'), lured('Michael')] })).toBe('pressed');
  expect(mood({ balance: { good: 5, opponent: 17 } })).toBe('pressed');
  expect(mood({ seats: quiet.seats.map((seat) => ({ ...seat, luredTurns: 2 })) })).toBe('pressed');
});

test('it turns where a lead is about to decide, for either side, and in the last rounds', () => {
  expect(mood({ balance: { good: 40, opponent: 4 } })).toBe('turning');
  expect(mood({ balance: { good: 4, opponent: 40 } })).toBe('turning');
  const timed = { ...objective, lost: { all: [{ round: 10 }] } } as CardDef;
  expect(mood({ objectiveRound: 7 }, timed)).toBe('quiet');
  expect(mood({ objectiveRound: 8 }, timed)).toBe('turning');
  expect(mood({ objectiveRound: 11 }, timed)).toBe('quiet');
});

test('in the Narrow Way, where any lead of the Opponents loses, it presses rather than turns all the time', () => {
  expect(mood({ lostBy: 1, balance: { good: 10, opponent: 11 } })).toBe('pressed');
});
