import { describe, expect, test } from 'vitest';
import { actingSeat, countsFor, deciderFor, opponentPlayer, opponentsDecider } from '../queries/cards.ts';
import { scene, type Scene } from '../testing/scene.ts';

/* For whom a card counts, and who decides for it. */

const sideOf = (game: Scene, name: string): string | undefined => {
  const card = game.card(name);
  return card && countsFor(game.table, card);
};

describe('A card counts', () => {
  test('for the side it plays on, a Lured Player’s for the Opponents', () => {
    const game = scene({
      seats: [{ play: ['michael'] }, { play: ['dumah'], lured: 1 }],
      opponents: ['ganga'],
    });
    expect(['michael', 'dumah', 'ganga'].map((name) => sideOf(game, name))).toEqual([
      'good',
      'opponent',
      'opponent',
    ]);
  });

  test('as its bearer does, whoever brought it', () => {
    const game = scene({
      seats: [
        { play: ['michael', 'dumah'] },
        { play: ['camael', 'flaming-sword on michael'], lured: 1 },
        { play: ['heavenly-armor on camael'] },
      ],
    });
    expect([sideOf(game, 'flaming-sword'), sideOf(game, 'heavenly-armor')]).toEqual(['good', 'opponent']);
  });
});

describe('Who decides for the Opponents', () => {
  test('ruling 25: whose turn it is, else the first who is not a Lured Player, the first when all are', () => {
    const acting = (turn: number | undefined, ...lured: readonly boolean[]): number =>
      actingSeat(
        scene({
          seats: lured.map((is) => (is ? { lured: 1 } : {})),
          ...(turn === undefined ? {} : { turn }),
        }).table,
      );
    expect(acting(1, false, true, false)).toBe(1);
    expect(acting(undefined, false, false)).toBe(0);
    expect(acting(undefined, true, true, false)).toBe(2);
    expect(acting(undefined, true, true)).toBe(0);
  });

  test('Opponent Play: one of their players after the other, turn by turn and round by round', () => {
    const player = (round: number, turn: number | undefined, players = 3): number | null => {
      const { table } = scene({
        seats: [{}, {}],
        opponentHands: Array.from({ length: players }, () => []),
        round,
        ...(turn === undefined ? {} : { turn }),
      });
      return opponentPlayer(table);
    };
    const turns = [1, 2, 3].flatMap((round) => [0, 1].map((turn) => player(round, turn)));
    expect(turns).toEqual([2, 3, 4, 2, 3, 4]);
    // Set Up comes before the first round; in Clean-Up it is nobody's turn.
    expect([player(0, undefined), player(2, undefined)]).toEqual([2, 4]);
    expect(player(1, 0, 0)).toBeNull();
  });

  test('Opponent Play: for a card of their own they decide, for others the given player', () => {
    const decides = (hands: readonly (readonly string[])[]): readonly number[] => {
      const game = scene({
        seats: [{ play: ['michael'] }, {}],
        opponents: ['ganga', 'dumah of 1'],
        opponentHands: hands,
        turn: 1,
        round: 1,
      });
      const cards = ['michael', 'ganga', 'dumah'].map((name) => game.card(name)?.id ?? -1);
      return [...cards.map((card) => deciderFor(game.table, card, 0)), opponentsDecider(game.table)];
    };
    expect(decides([])).toEqual([0, 0, 0, 1]);
    expect(decides([[]])).toEqual([0, 2, 0, 2]);
  });
});
