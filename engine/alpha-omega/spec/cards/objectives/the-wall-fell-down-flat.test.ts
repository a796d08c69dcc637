import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'wall-of-jericho': 24 });

const objective = 'the-wall-fell-down-flat';

test('the Wall of Jericho begins in play', () => {
  const game = scene({ objective, firstDraw: true }, content).run({ kind: 'objectiveSetUp' });
  expect(game.inPlay('opponent')).toEqual(['wall-of-jericho']);
});

test('while it stands, no Good player can play Places', () => {
  const hand = ['heaven', 'azrael'];
  const shut = scene({ objective, seats: [{ hand }], opponents: ['wall-of-jericho'] }, content).run(
    playPhase(),
  );
  expect(shut.options).toEqual(['play azrael', 'pass']);
  shut.answer('pass');
  const open = scene({ objective, seats: [{ hand }] }, content).run(playPhase());
  expect(open.options).toContain('play heaven');
  open.answer('pass');
});

test('whoever brings it down, every Opponent Person falls with it, Lured ones too', () => {
  const game = scene(
    {
      objective,
      seats: [{ play: ['camael'] }],
      opponents: ['wall-of-jericho damaged 20', 'satan', 'marcion', 'azrael of 0', 'black-blade'],
    },
    content,
  ).run(actionPhase());
  game.answer('camael attacks wall-of-jericho');
  expect([game.inPlay('opponent'), game.discard(0)]).toEqual([['black-blade'], ['azrael']]);
  expect(game.discard('opponent')).toEqual(['wall-of-jericho', 'satan', 'marcion']);
});

test('another Opponent’s fall brings nobody else down', () => {
  const game = scene({ objective, seats: [{ play: ['azrael'] }], opponents: ['agares', 'satan'] }, content);
  game.run(actionPhase()).answer('azrael attacks agares');
  expect(game.inPlay('opponent')).toEqual(['satan']);
});

test('as round 7 begins it is defeated, not before', () => {
  const standing = (round: number): readonly string[] => {
    const seats = [{ play: ['azrael'] }];
    const opponents = ['wall-of-jericho', 'satan', 'black-blade'];
    const game = scene({ objective, seats, opponents, round: round - 1 }, content);
    return game.play().run().inPlay('opponent');
  };
  expect(standing(6)).toEqual(['wall-of-jericho', 'satan', 'black-blade']);
  expect(standing(7)).toEqual(['black-blade']);
});
