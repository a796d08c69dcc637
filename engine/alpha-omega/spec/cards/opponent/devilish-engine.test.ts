import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, mammon: 4, 'scales-of-leviathan': 4 });

test('the bearer deals 5 more damage and takes 2 itself', () => {
  const game = scene(
    {
      seats: [{ play: ['heaven'] }],
      opponents: ['mammon', 'devilish-engine on mammon', 'ganga'],
    },
    content,
  );
  expect([game.attack('mammon'), game.attack('ganga'), game.balance]).toEqual([9, 4, -(4 + 5 + 4)]);
  game.run(cleanUp);
  expect(game.discard(0)).toEqual(['heaven']);
  expect([game.left('mammon'), game.left('ganga')]).toEqual([2, 4]);
});

test('it may be the bearer’s end, and passes on', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael'] }],
      opponents: ['mammon damaged 2', 'devilish-engine on mammon', 'ganga acted'],
    },
    content,
  ).run(cleanUp);
  game.answer('choose michael');
  // Mammon is gone, but it was his blow: Michael is Lured Astray, and goes for Azrael in turn.
  expect(game.inPlay('opponent')).toEqual(['devilish-engine', 'ganga', 'michael', 'azrael']);
  expect(game.hostOf('devilish-engine')).toBe('ganga');
});

test('on the armour of its bearer it recoils as well', () => {
  const game = scene(
    {
      seats: [{ play: ['heaven'] }],
      opponents: ['ganga', 'devilish-engine on ganga', 'scales-of-leviathan on ganga'],
    },
    content,
  ).run(cleanUp);
  expect([game.left('ganga'), game.left('scales-of-leviathan')]).toEqual([4, 2]);
});
