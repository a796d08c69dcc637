import { expect, test } from 'vitest';
import { fakeCards } from '../../text/testing/fake-cards.ts';
import { windowOf } from './glass.ts';

test('a print always has the same window', () => {
  for (const card of fakeCards) expect(windowOf(card)).toEqual(windowOf(card));
});

test('no two Persons of a side have the same window', () => {
  const persons = fakeCards.filter((card) => card.type === 'person');
  const drawings = persons.map((card) => JSON.stringify(windowOf(card)));
  expect(new Set(drawings).size).toBe(persons.length);
});

test('a fallen Angel’s window cracks and loses its light', () => {
  const michael = fakeCards.find((card) => card.name === 'Michael');
  if (michael === undefined) throw new Error('Michael is in the starter pack');
  expect(windowOf(michael).cracks).toEqual([]);
  expect(windowOf(michael, true).cracks).not.toEqual([]);
  expect(windowOf(michael, true).panes).not.toEqual(windowOf(michael).panes);
});

test('every pane is a closed shape with a colour', () => {
  for (const pane of fakeCards.flatMap((card) => windowOf(card).panes)) {
    expect(pane.d).toMatch(/^M[^N]*[Zz]$/);
    expect(pane.fill).toMatch(/^hsl\(\d+ \d+% \d+%\)$/);
  }
});
