import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, moses: 5, nuriel: 4 });

test('while he is undamaged every other Good Person has 1 more Strength, a team mate’s too, and no Item', () => {
  const game = scene(
    {
      seats: [{ play: ['moses', 'camael', 'flaming-sword on camael'] }, { play: ['raphael'] }],
      opponents: ['ganga'],
    },
    content,
  );
  expect(['moses', 'camael', 'raphael', 'ganga'].map((name) => game.strength(name))).toEqual([5, 5, 7, 4]);
  expect(game.balance).toBe(5 + 5 + 4 + 7 - 4);
});

test('while he is damaged every Opponent Person has 1 more instead, Lured ones too', () => {
  const game = scene(
    {
      seats: [{ play: ['moses damaged 1', 'camael'] }],
      opponents: ['ganga', 'black-blade on ganga', 'azrael of 0'],
    },
    content,
  );
  expect(['moses', 'camael', 'ganga', 'azrael'].map((name) => game.strength(name))).toEqual([5, 4, 5, 8]);
  expect(game.attack('ganga')).toBe(5 + 3);
});

test('the first blow at him strengthens the second, which Lures him; then he does nothing for either side', () => {
  const game = scene(
    {
      seats: [{ play: ['moses', 'raphael'] }],
      opponents: ['camael of 0', 'nuriel of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('moses')?.side).toBe('opponent');
  const blows = game.events.flatMap((event) => (event.type === 'struck' ? event.amount : []));
  expect(blows).toEqual([4, 4 + 1, 5]);
});

test('healed, he holds up his hands again', () => {
  const game = scene(
    {
      seats: [{ play: ['moses damaged 3', 'raphael'] }],
      opponents: ['azrael of 0'],
    },
    content,
  ).run(actionPhase());
  expect([game.attack('raphael'), game.attack('azrael')]).toEqual([6, 7 + 1]);
  game.answer('use raphael');
  expect([game.attack('raphael'), game.attack('azrael')]).toEqual([6 + 1, 7]);
  game.answer('end');
});

test('Lured Astray he helps nobody, and as a human he does not lure', () => {
  const game = scene({ seats: [{ play: ['camael'] }], opponents: ['moses of 0'] }, content);
  expect([game.strength('camael'), game.strength('moses')]).toEqual([4, 5]);
  expect(game.run(cleanUp).discard(0)).toEqual(['camael']);
});
