import { describe, expect, test } from 'vitest';
import type { Look } from '../../look.ts';
import type { CallingState, Outcome, Seat, Table } from '../../types.ts';
import { scene } from '../../testing/scene.ts';
import { worthOf } from './worth.ts';

const { look } = scene({
  seats: [{ play: ['michael', 'heavenly-armor on michael'], hand: ['hope'] }],
  opponents: ['furfur'],
});

const change = (changes: Partial<Table>): Look => ({ ...look, table: { ...look.table, ...changes } });

/** What a change of the table adds to its worth, in points of Strength. */
const gain = (changes: Partial<Table>): number => worthOf(change(changes)) - worthOf(look);

const seatWith = (changes: Partial<Seat>): Partial<Table> => ({
  seats: look.table.seats.map((seat) => ({ ...seat, ...changes })),
});

/** The table with one more point of damage on a card. */
const wounded = (def: string): Partial<Table> => ({
  inPlay: look.table.inPlay.map((card) =>
    card.def === `starter:${def}` ? { ...card, damage: card.damage + 1 } : card,
  ),
});

const ended = (winner: Outcome['winner'], balance = { good: 30, opponent: 12 }): Partial<Table> => ({
  outcome: {
    ...({ reason: 'standOff', round: 9, achieved: 0, scores: [] } as const),
    winner,
    balance,
  },
});

describe('how a table stands for the Good players', () => {
  test('a wound is bad on one’s own and good on the Opponents', () => {
    expect(gain(wounded('furfur'))).toBeCloseTo(0.35);
    expect(gain(wounded('michael'))).toBeLessThan(0);
    // Armour that is worn down shelters less, beside being damaged.
    expect(gain(wounded('heavenly-armor'))).toBeCloseTo(-0.45);
    expect(gain(wounded('michael'))).toBeGreaterThan(gain(wounded('heavenly-armor')));
  });

  test('what was checked last counts as much as what leads now', () => {
    const balances = (good: number, opponent: number): Partial<Table> => ({ balances: [{ good, opponent }] });
    expect(worthOf(change(balances(20, 4))) - worthOf(change(balances(4, 20)))).toBeCloseTo(16);
    expect(
      worthOf(
        change({
          balances: [
            { good: 0, opponent: 90 },
            { good: 5, opponent: 5 },
          ],
        }),
      ),
    ).toBe(worthOf(change(balances(5, 5))));
  });

  test('cards in hand and Callings are good, an achieved one most; rounds of loss are ever worse', () => {
    const [seat] = look.table.seats;
    expect(gain(seatWith({ hand: [...(seat?.hand ?? []), 900, 901] }))).toBeCloseTo(0.6);
    const calling = (changes: Partial<CallingState>): Partial<Table> =>
      seatWith({
        callings: [
          { id: seat?.hand[0] ?? 0, holds: false, until: null, achieved: false, progress: 0, ...changes },
        ],
      });
    expect(gain(calling({}))).toBeCloseTo(0);
    expect(gain(calling({ progress: 2 }))).toBeCloseTo(2);
    expect(gain(calling({ progress: 1, achieved: true }))).toBeCloseTo(3);
    expect([0, 1, 2, 3, 4].map((lossRounds) => gain(seatWith({ lossRounds })))).toEqual(
      [0, -1, -3, -8, -8].map((worth) => expect.closeTo(worth) as number),
    );
  });

  test('a Lured Player is the worse the longer', () => {
    const lured = (turns: number): number => gain(seatWith({ lured: { turns } }));
    expect(lured(1)).toBeLessThan(-4);
    expect(lured(3) - lured(1)).toBeCloseTo(-8);
  });

  test('a game that is won or lost counts for more than any lead', () => {
    const { goal } = look.table;
    expect(worthOf(change(ended('good')))).toBe(2 * goal);
    expect(worthOf(change(ended('opponent')))).toBe(-2 * goal);
    // The Narrow Way is lost by any lead, and is as bad to lose.
    expect(worthOf(change({ ...ended('opponent'), variants: ['narrowWay'] }))).toBe(-2 * goal);
    expect(worthOf(change(ended(null)))).toBe(18);
  });

  test('each Objective that is achieved counts as a victory, in the round of its achievement too', () => {
    const { goal } = look.table;
    expect(gain({ achievedIn: 4 })).toBe(2 * goal);
    expect(gain({ achievedObjectives: [700, 701] })).toBe(4 * goal);
    expect(gain({ achievedObjectives: [700], achievedIn: 4 })).toBe(4 * goal);
  });
});
