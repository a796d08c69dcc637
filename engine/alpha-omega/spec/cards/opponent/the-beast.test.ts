import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const opponents = ['the-beast'];

test('the Beast Lures Astray', () => {
  const game = scene({ seats: [{ play: ['michael acted'] }], opponents }).run(cleanUp);
  expect(game.card('michael')).toMatchObject({ side: 'opponent', lured: true });
});

test.each([
  ['an Item', 'flaming-sword', 'play flaming-sword on michael'],
  ['a Place', 'heaven', 'play heaven'],
  ['an Event', 'love', 'play love on michael'],
])('who plays %s discards a card of the own choice from the hand', (_, card, play) => {
  const seats = [{ play: ['michael'], hand: [card, 'hope', 'faith', 'courage'] }, { hand: ['zion'] }];
  const game = scene({ seats, opponents }).run(playPhase()).answer(play);
  expect([game.asked, game.askedSeat]).toEqual(['discardCards', 0]);
  game.answer('choose faith');
  expect([game.hand(0), game.hand(1), game.discard(0)]).toEqual([['hope', 'courage'], ['zion'], ['faith']]);
});

test('a Person costs nothing, nor does an Opponent card', () => {
  const free = scene({ seats: [{ hand: ['azrael', 'hope', 'faith'] }], opponents }).run(playPhase());
  expect(free.answer('play azrael').hand(0)).toEqual(['hope', 'faith']);
  const seats = [{ hand: ['hope', 'faith'] }];
  for (const card of ['black-blade', 'tophet', 'wrath']) {
    const game = scene({ seats, opponents, opponentDeck: [card] }).run(opponentPhase());
    expect([game.inPlay('opponent').includes(card), game.hand(0)]).toEqual([true, ['hope', 'faith']]);
  }
});

test('save whoever has a Person that was Lured Astray: not for a team mate’s, nor for one that is still Good', () => {
  const hand = ['heaven', 'hope', 'faith'];
  const seats = [{ play: ['michael'], hand }, { hand }];
  const layout = { seats, opponents: ['the-beast', 'azrael of 0'] };
  const marked = scene(layout).run(playPhase()).answer('play heaven');
  expect(marked.hand(0).slice(0, 2)).toEqual(['hope', 'faith']);
  const other = scene({ ...layout, turn: 1 })
    .run(playPhase(1))
    .answer('play heaven');
  expect([other.asked, other.askedSeat]).toEqual(['discardCards', 1]);
  other.answer('choose hope');
  expect(other.discard(1)).toEqual(['hope']);
});

test('with an empty hand there is nothing more to pay', () => {
  const game = scene({ seats: [{ hand: ['zion'] }], opponents })
    .run(playPhase())
    .answer('play zion');
  expect([game.hand(0), game.discard(0)]).toEqual([[], []]);
});

test('10 damage bring it down', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponents: ['the-beast damaged 2'] }).run(
    actionPhase(),
  );
  expect(game.answer('michael attacks the-beast').left('the-beast')).toBe(1);
});
