import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths(
  { 'black-blade': 4, elijah: 5, pahaliah: 3 },
  withCards(
    like('person', 'satan', { id: 'test:mage', traits: ['magicUser'], strength: 8, abilities: [] }),
    like('person', 'satan', { id: 'test:heretic', traits: ['heretic'], strength: 8, abilities: [] }),
    like('person', 'satan', { id: 'test:convert', traits: ['heretic'], strength: 8, abilities: [] }),
  ),
);

test('once per game every Opponent Person takes 3 damage, magic users and heretics 3 more', () => {
  const game = scene(
    {
      seats: [{ play: ['elijah', 'camael', 'test:convert'] }],
      opponents: ['test:mage', 'test:heretic', 'azrael of 0', 'black-blade on azrael'],
    },
    content,
  ).run(actionPhase());
  game.answer('use elijah');
  const names = ['test:mage', 'test:heretic', 'test:convert', 'azrael', 'black-blade', 'elijah', 'camael'];
  expect(names.map((name) => game.left(name))).toEqual([2, 2, 8, 4, 4, 5, 4]);
  game.answer('end').run(turn());
  expect(game.options).toContain('elijah attacks azrael');
  expect(game.options).not.toContain('use elijah');
  game.answer('end');
});

test('whom the first fire fells is out of reach of the second', () => {
  const game = scene(
    { seats: [{ play: ['elijah'] }], opponents: ['test:mage damaged 5', 'pahaliah of 0'] },
    content,
  ).run(actionPhase());
  game.answer('use elijah');
  expect([game.discard('opponent'), game.discard(0)]).toEqual([['mage'], ['pahaliah']]);
});

test('with no Opponent Person in play the fire is kept', () => {
  const game = scene({ seats: [{ play: ['elijah'] }], opponents: ['black-blade'] }).run(actionPhase());
  expect(game.options).toEqual(['elijah attacks black-blade', 'end']);
  game.answer('end');
});

test('he works by words, which can be taken away', () => {
  const mute = like('place', 'heaven', {
    id: 'test:mute',
    abilities: [{ kind: 'constant', affects: { side: 'good' }, gives: { change: 'silenced' } }],
  });
  const opponents = ['test:mute', 'azrael of 0'];
  const game = scene({ seats: [{ play: ['elijah'] }], opponents }, withCards(mute)).run(actionPhase());
  expect(game.options).toEqual(['elijah attacks mute', 'elijah attacks azrael', 'end']);
  game.answer('end');
});
