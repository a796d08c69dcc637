import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ moses: 5, ganga: 4, pharaoh: 6 });

const objective = 'let-my-people-go';

test('Moses begins in play against Pharaoh and Jannes, who is taken out of the deck', () => {
  const game = scene({ objective, opponentDeck: ['jannes', 'envy'], firstDraw: true }, content);
  game.run({ kind: 'objectiveSetUp' });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['moses'], ['pharaoh', 'jannes']]);
  expect(game.table.opponentPile.deck).toHaveLength(1);
});

test('beside another Good Person nobody attacks Moses; beside a Place alone they do, and he takes 3 less damage', () => {
  const opponents = ['agares'];
  const beside = scene({ objective, seats: [{ play: ['moses'] }, { play: ['azrael'] }], opponents }, content);
  expect(beside.run(cleanUp).left('azrael')).toBe(2);
  const alone = scene({ objective, seats: [{ play: ['moses', 'heaven'] }], opponents }, content);
  expect(alone.run(cleanUp).left('moses')).toBe(3);
});

test('Pharaoh returns as each round begins, nobody else does', () => {
  const game = scene(
    {
      objective,
      seats: [{ play: ['moses', 'azrael', 'raphael'] }],
      opponents: ['pharaoh', 'ganga'],
    },
    content,
  );
  game.run({ kind: 'actionPhase', seat: 0 });
  game.answers('azrael attacks pharaoh', 'raphael attacks ganga');
  expect(game.discard('opponent')).toEqual(['pharaoh', 'ganga']);
  game.play();
  expect([game.inPlay('opponent'), game.discard('opponent')]).toEqual([['pharaoh'], ['ganga']]);
  game.run();
});

test.each([
  ['with Pharaoh gone in round 8', ['moses'], [], 8, 'objectiveFulfilled'],
  ['with Pharaoh there', ['moses'], ['pharaoh'], 8, undefined],
  ['too early', ['moses'], [], 7, undefined],
  ['without Moses', ['azrael'], [], 8, 'objectiveFailed'],
  ['with Pharaoh on the Good side', ['moses', 'pharaoh'], [], 8, undefined],
] as const)('won or lost at a Strength Check: %s', (_, play, opponents, round, reason) => {
  const game = scene({ objective, seats: [{ play }], opponents, round }, content).run(...strengthCheck);
  expect(game.table.outcome?.reason).toBe(reason);
});

test('a Moses who was Lured Astray is lost', () => {
  const game = scene({ objective, seats: [{ play: ['azrael'] }], opponents: ['moses of 0'] }, content);
  expect(game.run(...strengthCheck).table.outcome).toMatchObject({ reason: 'objectiveFailed' });
});

test('ruling 32: Moses of a Lured Player is in Good play, whosever turn is lured', () => {
  const seats = [{ play: ['moses'], lured: 2 }, { play: ['azrael'] }];
  const game = scene({ objective, seats, opponents: ['pharaoh'] }, content).run(...strengthCheck);
  expect(game.table.outcome).toBeNull();
  const alone = scene({ objective, seats: [{ play: ['moses', 'azrael'], lured: 2 }] }, content);
  expect(alone.run(...strengthCheck).table.outcome?.reason).not.toBe('objectiveFailed');
});

test('ruling 32: in a campaign it is not lost on arrival because the first player is a Lured Player', () => {
  const game = scene(
    {
      objective: 'and-there-was-war-in-heaven',
      campaign: [objective],
      variants: ['fast'],
      seats: [{ lured: 3 }, { play: ['azrael', 'michael', 'raphael', 'uriel'] }],
    },
    content,
  ).run(...strengthCheck);
  expect(game.inPlay('good')).toEqual(['moses']);
  expect(game.table.seats[0]?.lured).toEqual({ turns: 3 });
  game.run(...strengthCheck);
  expect(game.table.outcome).toBeNull();
});
