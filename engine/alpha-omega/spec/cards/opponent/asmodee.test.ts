import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ flaga: 3 }, withHumans);

test('Asmodee Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['asmodee'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Asmodee is none himself', () => {
  const game = scene({ opponents: ['asmodee', 'agares', 'elymas', 'jezebel'] }, content);
  expect([game.strength('elymas'), game.strength('jezebel')]).toEqual([4, 3]);
  expect([game.strength('asmodee'), game.strength('agares')]).toEqual([6, 5]);
});

test('it ends when he is defeated', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponents: ['asmodee', 'flaga'] }, content).run(
    actionPhase(),
  );
  expect(game.strength('flaga')).toBe(3 + 1 + 1);
  expect(game.answer('michael attacks asmodee').strength('flaga')).toBe(3 + 1);
});

test('at the beginning of every turn one may gamble: 2 cards, and the strongest Good Person takes what the die shows', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael'] }, { play: ['michael'], deck: ['love', 'hope', 'faith'] }],
      opponents: ['asmodee acted'],
      dice: [4],
    },
    content,
  ).run(turn(1));
  expect([game.askedSeat, game.asked, game.options]).toEqual([1, 'may', ['accept', 'decline']]);
  game.answer('accept');
  // 2 for the gamble and 1 in the Draw Phase.
  expect(game.hand(1)).toEqual(['love', 'hope', 'faith']);
  expect([game.left('michael'), game.left('raphael')]).toEqual([3, 6]);
  while (game.asked !== null) game.answer(game.asked === 'play' ? 'pass' : 'end');
});

test('who declines neither draws nor pays, and who loses the stake loses it to Asmodee', () => {
  const layout = {
    seats: [{ play: ['camael'], deck: ['love', 'love', 'love'] }],
    opponents: ['asmodee acted'],
  };
  const wise = scene(layout, content).run(turn()).answer('decline');
  expect([wise.left('camael'), wise.hand(0)]).toEqual([4, ['love']]);
  wise.answers('pass', 'end');
  const lost = scene({ ...layout, dice: [5] }, content)
    .run(turn())
    .answer('accept');
  expect(lost.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('without a Good Person nothing is offered, nor while Dumah silences him', () => {
  const bare = scene(
    { seats: [{ deck: ['love'], play: ['heaven'] }], opponents: ['asmodee acted'] },
    content,
  );
  expect(bare.run(turn()).asked).toBeNull();
  const silent = scene({ seats: [{ play: ['dumah'] }], opponents: ['asmodee acted'] }, content).run(turn());
  expect(silent.asked).toBe('action');
  silent.answer('end');
});

test('in Opponent Play too that player chooses between two as strong', () => {
  const layout = {
    seats: [{ play: ['michael', 'azrael'], deck: ['love', 'hope', 'faith'] }, { play: ['raphael'] }],
    opponents: ['asmodee acted'],
    opponentHands: [[]],
    dice: [4],
  };
  const game = scene(layout, content).run(turn()).answer('accept');
  expect([game.askedSeat, game.options]).toEqual([0, ['choose michael', 'choose azrael']]);
  game.answer('choose azrael');
  expect([game.left('michael'), game.left('azrael')]).toEqual([7, 3]);
  while (game.asked !== null) game.answer(game.asked === 'play' ? 'pass' : 'end');
});

test('in Opponent Play too whoever would draw and pay is asked, and not the Opponents’ player', () => {
  const layout = {
    seats: [{ play: ['michael'], deck: ['love', 'hope', 'faith'] }],
    opponents: ['asmodee acted'],
    opponentHands: [[]],
    dice: [4],
  };
  const game = scene(layout, content).run(turn());
  expect([game.asked, game.askedSeat]).toEqual(['may', 0]);
  game.answer('accept');
  expect(game.events.find(({ type }) => type === 'abilityUsed')).toMatchObject({ chosenBy: 0 });
  expect([game.hand(0), game.left('michael')]).toEqual([['love', 'hope', 'faith'], 3]);
  game.answers('pass', 'end');
});
