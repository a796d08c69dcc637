import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ amdusias: 4 }, withHumans);

test('Amdusias Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['amdusias'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every other supernatural Opponent has 1 more Strength, a Lured Angel too; he, humans and Items do not', () => {
  const opponents = ['amdusias', 'agares', 'camael of 0', 'jezebel', 'black-blade on agares'];
  const game = scene({ seats: [{ play: ['michael'] }], opponents }, content);
  expect(opponents.map((text) => game.strength(text.split(' ')[0] ?? ''))).toEqual([4, 6, 5, 3, 3]);
  expect(game.strength('michael')).toBe(7);
});

test('it ends with him, and it gives no hit points', () => {
  const game = scene(
    { seats: [{ play: ['jehudiel', 'azrael'] }], opponents: ['amdusias', 'agares'] },
    content,
  );
  expect(game.left('agares')).toBe(5);
  game.run(actionPhase()).answers('jehudiel attacks amdusias', 'end');
  expect(game.strength('agares')).toBe(5);
});

test('trees bow to his voice, which Dumah takes away', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['amdusias', 'agares'] }, content);
  expect(game.strength('agares')).toBe(5);
});
