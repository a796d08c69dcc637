import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { textOf } from '../../../../text/line.ts';
import { recapOf } from './recap.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { battle } from '../testing/scenes.ts';

const cast = { book: fakeBook, seats: ['Mindy'] };

test('the recap says who is hurt, and who was Lured to the Opponents', () => {
  const { stands } = recapOf([], battle(), cast);
  expect(stands).toContain('Hurt: Michael with 5 of 7 hit points.');
  expect(stands).toContain('Uriel, Lured Astray, is with the Opponents now.');
});

test('the recap tells who fell from a deck', () => {
  const defs = { 1: idOf('Uriel') };
  const event = { type: 'fell', card: 1, owner: 0 } as const;
  const entry: LogEntry = { kind: 'answered', moment: 0, seat: null, by: null, events: [{ event, defs }] };
  const [round] = recapOf([entry], battle(), cast).rounds;
  expect(JSON.stringify(round?.lines)).toContain('Uriel');
});

test('the recap tells what the players played and struck, and not what cards they drew', () => {
  const defs = { 1: idOf('Uriel'), 2: idOf('Michael'), 3: idOf('Paimon') };
  const events = [
    { event: { type: 'cardsDrawn', seat: 0, cards: [1], count: 1 } as const, defs },
    { event: { type: 'cardPlayed', seat: 0, card: 1 } as const, defs },
    { event: { type: 'defeated', card: 3, by: 2, fate: 'discarded', shielded: false } as const, defs },
  ];
  const entry: LogEntry = { kind: 'answered', moment: 0, seat: 0, by: null, events };
  const [round] = recapOf([entry], battle(), cast).rounds;
  expect(round?.lines.map(textOf)).toEqual(['Mindy plays Uriel.', 'Michael defeats Paimon.']);
});

test('of a long round the recap tells the last lines, and how many came before', () => {
  const defs = { 1: idOf('Uriel'), 2: idOf('Michael') };
  const events = Array.from({ length: 40 }, (_, index) => ({
    event: { type: 'fell', card: index === 39 ? 2 : 1, owner: 0 } as const,
    defs,
  }));
  const entry: LogEntry = { kind: 'answered', moment: 0, seat: null, by: null, events };
  const [round] = recapOf([entry], battle(), cast).rounds;
  expect(round?.lines.length).toBeLessThan(40);
  expect((round?.lines.length ?? 0) + (round?.before ?? 0)).toBe(40);
  expect(JSON.stringify(round?.lines.at(-1))).toContain('Michael');
});

test('the recap says what newer rules changed, as long as that is fresh', () => {
  const changed: LogEntry = {
    ...{ kind: 'rulesChanged', moment: 4, from: 3, to: 4 },
    ...{ changes: ['setUpFirst'], sides: null },
  };
  const answered = (moment: number): LogEntry => ({ kind: 'answered', moment, seat: 0, by: 0, events: [] });
  const lines = recapOf([answered(4), changed, answered(5)], battle(), cast).changed;
  expect(lines[0]).toContain('version 3');
  expect(lines[1]).toContain('set-up comes before the opening hands');
  const later = Array.from({ length: 13 }, (_, index) => answered(5 + index));
  expect(recapOf([changed, ...later], battle(), cast).changed).toEqual([]);
  expect(recapOf([answered(4)], battle(), cast).changed).toEqual([]);
});
