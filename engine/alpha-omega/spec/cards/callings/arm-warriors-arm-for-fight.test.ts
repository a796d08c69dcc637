import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, nuriel: 4 });

const calling = 'arm-warriors-arm-for-fight';

test('counts Persons and Items that one puts into play, no Events, and nothing of team mates', () => {
  const played = (card: string, seat: 0 | 1): unknown => {
    const mates = { hand: seat === 1 ? [card] : [] };
    const seats = [{ play: ['azrael'], hand: [card], callings: [`${calling} progress 2`] }, mates];
    const game = scene({ seats }).run(playPhase(seat));
    return game.answer(game.options[0] ?? '').table.seats[0]?.callings[0]?.progress;
  };
  expect([played('michael', 0), played('flaming-sword', 0)]).toEqual([3, 3]);
  expect([played('love', 0), played('michael', 1)]).toEqual([2, 2]);
});

test('begins again when one’s own Person is defeated', () => {
  const progress = (play: readonly string[], mate: readonly string[]): unknown => {
    const seats = [{ play, callings: [`${calling} progress 3`] }, { play: mate }];
    return scene({ seats, opponents: ['ganga'] }, content).run(cleanUp).table.seats[0]?.callings[0]?.progress;
  };
  expect(progress(['nuriel'], [])).toBe(0);
  expect(progress(['azrael'], ['nuriel'])).toBe(3);
});

test('at the 4th every Good player draws 3 cards, once', () => {
  const deck = ['love', 'hope', 'faith', 'courage', 'heaven'];
  const game = scene({
    seats: [{ hand: ['michael', 'azrael'], deck, callings: [`${calling} progress 3`] }, { deck }],
  });
  game.run(playPhase()).answer('play michael');
  expect([game.hand(0), game.hand(1)]).toEqual([
    ['azrael', 'love', 'hope', 'faith'],
    ['love', 'hope', 'faith'],
  ]);
  game.run(playPhase()).answer('play azrael');
  expect(game.hand(1)).toHaveLength(3);
});
