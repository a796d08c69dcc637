import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, pahaliah: 3 }, withHumans);

test('once per turn a human Opponent comes over to the player, and may attack this turn', () => {
  const layout = {
    seats: [{}, { play: ['pahaliah'] }],
    opponents: ['jezebel', 'elymas', 'black-blade on jezebel'],
  };
  const game = scene(layout, withHumans).run(actionPhase(1)).answers('use pahaliah', 'choose jezebel');
  expect(game.card('jezebel')).toMatchObject({ side: 'good', owner: 1 });
  expect(game.hostOf('black-blade')).toBe('elymas');
  expect(game.options).toContain('jezebel attacks elymas');
  expect(game.options).not.toContain('use pahaliah');
  game.answer('end').run(turn(1)).answer('use pahaliah');
  expect(game.card('elymas')?.side).toBe('good');
  game.answer('end');
});

test('Fallen Angels are not human', () => {
  const game = scene({ seats: [{ play: ['pahaliah'] }], opponents: ['satan', 'camael of 0'] });
  expect(game.run(actionPhase()).options).not.toContain('use pahaliah');
  game.answer('end');
});

test('who came over counts for the Good side and may be Lured Astray', () => {
  const layout = { seats: [{ play: ['pahaliah'] }], opponents: ['jezebel acted', 'ganga'] };
  const game = scene(layout, content).run(actionPhase()).answers('use pahaliah', 'end');
  expect(game.balance).toBe(3 + 3 - 4);
  game.run(cleanUp).answer('choose jezebel');
  expect(game.card('jezebel')).toMatchObject({ side: 'opponent', lured: true });
});
