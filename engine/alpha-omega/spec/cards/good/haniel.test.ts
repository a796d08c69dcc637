import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ haniel: 4 });

test('once per turn one Lured card returns, whoever of the team it belongs to', () => {
  const game = scene({
    seats: [{ play: ['haniel'] }, {}],
    opponents: ['azrael of 1', 'camael of 0', 'ganga'],
  }).run(actionPhase());
  game.answer('use haniel');
  expect(game.options).toEqual(['choose azrael', 'choose camael']);
  game.answer('choose azrael');
  expect(game.card('azrael')).toMatchObject({ side: 'good', owner: 1 });
  expect(game.options).not.toContain('use haniel');
  game.answer('end').run(turn()).answer('use haniel');
  expect(game.card('camael')?.side).toBe('good');
  game.answer('end');
});

test('a Good Item comes back with its bearer', () => {
  const game = scene(
    {
      seats: [{ play: ['haniel'] }],
      opponents: ['camael of 0', 'flaming-sword on camael of 0'],
    },
    content,
  ).run(actionPhase());
  game.answer('use haniel');
  expect(game.inPlay('good')).toEqual(expect.arrayContaining(['haniel', 'camael', 'flaming-sword']));
  expect(game.balance).toBe(4 + 4 + 4);
});

test('whoever returns may attack this turn, having attacked for the Opponents in the Clean-Up', () => {
  const game = scene(
    {
      seats: [{ play: ['haniel', 'heaven damaged 5'] }],
      opponents: ['camael of 0', 'satan acted'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['heaven']);
  game.run(turn()).answer('use haniel');
  expect(game.options).toContain('camael attacks satan');
  game.answers('camael attacks satan', 'end');
});

test('Fallen Angels of the Opponent deck were never Lured', () => {
  const game = scene({ seats: [{ play: ['haniel'] }], opponents: ['satan'] }).run(actionPhase());
  expect(game.options).toEqual(['haniel attacks satan', 'end']);
  game.answer('end');
});
