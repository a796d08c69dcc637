import { afterEach, describe, expect, test } from 'vitest';
import { misplaced } from '../testing/census.ts';
import type { Layout } from '../testing/layout.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const TOP = ['faithful-only-he', 'squadrons-at-once', 'in-cubic-phalanx-firm'] as const;
const HANDS = { kind: 'openingHands', of: 'everybody' } as const;
const DECK = ['michael', 'azrael', 'uriel', 'raphael', 'gabriel', 'zophiel', 'courage', 'heaven'] as const;

const helped = (layout: Layout = {}) =>
  scene({
    ...{ seats: [{ deck: [...DECK] }], callingDeck: [...TOP] },
    ...{ assists: ['firstCalling', 'twoCallings'], ...layout },
  });
const callings = (game: ReturnType<typeof helped>) =>
  game.table.seats.map((seat) => game.names(seat.callings.map(({ id }) => id)));

describe('a first Calling', () => {
  test('ruling 51: it is taken before the first round, one of two where two are offered', () => {
    const game = helped().run(HANDS);
    expect([game.asked, game.askedSeat, game.table.round]).toEqual(['chooseCalling', 0, 0]);
    game.answer('choose squadrons-at-once');
    expect(callings(game)).toEqual([['squadrons-at-once']]);
    expect(game.events.at(-1)).toHaveProperty('first', true);
    expect(game.names(game.table.callingPile.deck)).toEqual(['in-cubic-phalanx-firm', 'faithful-only-he']);
    expect(misplaced(game.table)).toEqual([]);
  });

  test('ruling 51: it costs neither card nor turn', () => {
    const game = helped({ assists: ['firstCalling'] }).run(HANDS);
    expect(game.asked).toBeNull();
    expect(callings(game)).toEqual([['faithful-only-he']]);
    expect([game.hand(0).length, game.table.round, game.table.turn]).toEqual([7, 0, null]);
  });

  test('ruling 51: each player in turn takes one, after new hands were offered', () => {
    const bare = {
      deck: ['heaven', 'courage', 'heaven', 'courage', 'heaven', 'courage', 'heaven', 'courage'],
    };
    const game = helped({
      seats: [{ deck: [...DECK] }, bare],
      assists: ['firstCalling', 'newHand'],
    }).run(HANDS);
    expect([game.asked, game.askedSeat]).toEqual(['newHand', 1]);
    expect(callings(game)).toEqual([[], []]);
    game.answer('decline');
    expect(callings(game)).toEqual([['faithful-only-he'], ['squadrons-at-once']]);
  });

  test('ruling 51: nobody takes one without this help, from an empty deck, or for a further Objective', () => {
    expect(callings(helped({ assists: [] }).run(HANDS))).toEqual([[]]);
    expect(callings(helped({ callingDeck: [] }).run(HANDS))).toEqual([[]]);
    expect(callings(helped().run({ kind: 'openingHands', of: 'opponents' }))).toEqual([[]]);
  });
});
