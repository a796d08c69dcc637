import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 }, withHumans);

test('of as many cards as the die shows, the Fallen Angels enter; humans and all others stay on top in order', () => {
  const opponentDeck = ['satan-lures-angels', 'wrath', 'ganga', 'elymas', 'satan', 'agares'];
  const layout = { seats: [{ play: ['michael'] }, {}], opponentDeck, dice: [4] };
  const game = scene(layout, content).run(opponentPhase());
  expect(game.inPlay('opponent')).toEqual(['ganga', 'satan']);
  expect(game.names(game.table.opponentPile.deck)).toEqual(['wrath', 'elymas', 'agares']);
  expect(game.names(game.table.known[1] ?? [])).toEqual(['wrath', 'elymas']);
  expect(game.discard('opponent')).toEqual(['satan-lures-angels']);
});

test('they wait, and attack in Clean-Up', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponentDeck: ['satan-lures-angels', 'ganga'],
      dice: [6],
    },
    content,
  ).run(opponentPhase());
  expect(game.left('michael')).toBe(7);
  expect(game.run(cleanUp).left('michael')).toBe(3);
});

test('the first of them equips what waits', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponents: ['black-blade'],
      opponentDeck: ['satan-lures-angels', 'ganga', 'agares'],
      dice: [2],
    },
    content,
  ).run(opponentPhase());
  expect(game.hostOf('black-blade')).toBe('ganga');
});
