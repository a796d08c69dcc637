import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4, pahaliah: 3, babylon: 7 });

test('Good Persons have no spoken abilities', () => {
  const layout = { seats: [{ play: ['gabriel damaged 1', 'puriel'] }], opponentDeck: ['satan', 'ganga'] };
  const free = scene({ ...layout, opponents: ['pandemonium'] }, content).run(actionPhase());
  expect(free.options).toContain('use gabriel');
  free.answer('end');
  const captive = scene({ ...layout, opponents: ['babylon'] }, content).run(actionPhase());
  expect(captive.options).not.toContain('use gabriel');
  expect(captive.options).toContain('use puriel');
  captive.answer('end');
});

test('human Opponents Lure Astray, also Good humans that were Lured', () => {
  const game = scene(
    {
      seats: [{ play: ['pahaliah acted', 'camael acted'] }],
      opponents: ['babylon', 'jannes', 'david of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.inPlay('opponent')).toEqual(['babylon', 'jannes', 'david', 'pahaliah', 'camael']);
});

test('7 damage bring it down, and silence ends', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'gabriel'] }],
      opponents: ['babylon'],
      opponentDeck: ['wrath', 'wrath'],
    },
    content,
  );
  game.run(actionPhase()).answer('michael attacks babylon');
  expect(game.discard('opponent')).toEqual(['babylon']);
  expect(game.options).toContain('use gabriel');
  game.answer('end');
});
