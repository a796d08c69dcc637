import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, ganga: 4, satan: 8 });

const calling = 'well-hast-thou-fought';

test('counts the Opponent cards that one’s own Persons defeat, Items too, not team mates’', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael'], callings: [`${calling} progress 2`] }, { play: ['raphael'] }],
      opponents: ['ganga', 'agares', 'black-blade'],
    },
    content,
  ).run(actionPhase(1));
  game.answer('raphael attacks agares').run(actionPhase(0));
  game.answer('michael attacks ganga');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 3, achieved: false });
  game.answer('azrael attacks black-blade');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 4, achieved: true });
});

test('counts one that falls by what follows from another’s defeat', () => {
  const seats = [{ play: ['apollyon'], callings: [`${calling} progress 1`] }];
  const opponents = ['agares', 'abigor damaged 6', 'the-serpent damaged 3'];
  const game = scene({ seats, opponents }).run(actionPhase()).answer('apollyon attacks agares');
  expect(game.discard('opponent')).toEqual(['agares', 'abigor', 'the-serpent']);
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 4, achieved: true });
});

test('then one’s own Person that has acted attacks once more, once per turn', () => {
  const game = scene(
    {
      seats: [
        { play: ['michael', 'azrael'], callings: [`${calling} achieved`] },
        { play: ['raphael acted'] },
      ],
      opponents: ['satan'],
    },
    content,
  ).run(actionPhase());
  expect(game.options).not.toContain(`use ${calling}`);
  game.answers('michael attacks satan', `use ${calling}`);
  expect(game.options).toEqual(['michael attacks satan', 'azrael attacks satan', 'end']);
  game.answer('michael attacks satan');
  expect(game.asked).toBeNull();
});

test('the attack that was not made is gone with the turn', () => {
  const game = scene({
    seats: [{ play: ['hadraniel acted'], callings: [`${calling} achieved`] }],
    opponents: ['satan'],
  }).run(actionPhase());
  game.answers(`use ${calling}`, 'end').run({ kind: 'turn', seat: 0 });
  game.answer('hadraniel attacks satan');
  expect(game.options).toEqual([`use ${calling}`, 'end']);
  game.answer('end');
});

test('with nobody to attack there is no better fight', () => {
  const seats = [{ play: ['hadraniel acted'], callings: [`${calling} achieved`] }];
  const game = scene({ seats, opponents: ['hail-of-iron-globes rounds 2'] }).run(actionPhase());
  expect(game.asked).toBeNull();
});

test('who cannot attack has no better fight', () => {
  const seats = [{ play: ['hadraniel acted', 'infidelity on hadraniel'], callings: [`${calling} achieved`] }];
  const game = scene({ seats, opponents: ['satan'] }).run(actionPhase());
  expect(game.asked).toBeNull();
});

test('of several only who can attack is offered one more', () => {
  const seats = [
    { play: ['ambriel acted', 'michael acted', 'infidelity on ambriel'], callings: [`${calling} achieved`] },
  ];
  const game = scene({ seats, opponents: ['satan'] }).run(actionPhase());
  game.answer(`use ${calling}`);
  expect(game.options).toEqual(['michael attacks satan', 'end']);
  game.answer('end');
});

test('who has been given one more attack is given no second', () => {
  const seats = [{ play: ['hadraniel'], callings: [`${calling} achieved`] }];
  const game = scene({ seats, opponents: ['satan'] }, withStrengths({ satan: 20 })).run(actionPhase());
  game.answers('hadraniel attacks satan', `use ${calling}`, 'hadraniel attacks satan');
  expect(game.asked).toBeNull();
});
