import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, luredActionPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4 });

test('an Opponent Person that attacks the bearer takes damage equal to its own Strength as it is now', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'justice on azrael'] }],
      opponents: ['david of 0', 'wrath on david'],
    },
    content,
  );
  expect(game.strength('david')).toBe(4 + 1);
  expect(game.run(cleanUp).discard(0)).toEqual(['david']);
  expect(game.left('azrael')).toBe(7 - 4 - 1);
  const weak = scene({
    seats: [{ play: ['azrael', 'justice on azrael'] }, { play: ['uriel', 'heaven'] }],
    opponents: ['gabriel of 0'],
  });
  weak.run({
    kind: 'attack',
    by: weak.card('gabriel')?.id ?? -1,
    target: weak.card('azrael')?.id ?? -1,
    why: { kind: 'player' },
  });
  expect(weak.left('gabriel')).toBe(5 - (5 - 2));
});

test('what its weapon adds is not measured back', () => {
  const game = scene({
    seats: [{ play: ['michael', 'justice on michael', 'heavenly-armor on michael'] }],
    opponents: ['gabriel of 0', 'flaming-sword on gabriel of 0', 'uriel of 0 acted'],
  });
  game.run({
    kind: 'attack',
    by: game.card('gabriel')?.id ?? -1,
    target: game.card('michael')?.id ?? -1,
    why: { kind: 'player' },
  });
  expect(game.left('michael')).toBe(7 - (5 + 4 - 5));
  expect(game.discard(0)).toContain('gabriel');
});

test('whoever attacks another card is not judged', () => {
  const game = scene({
    seats: [{ play: ['azrael', 'justice on azrael', 'raphael'] }],
    opponents: ['camael of 0'],
  }).run(cleanUp);
  expect([game.left('raphael'), game.left('camael')]).toEqual([2, 4]);
});

test('a bearer that falls is avenged, and Lured Astray all the same', () => {
  const game = scene({
    seats: [{ play: ['camael', 'justice on camael'] }, {}],
    opponents: ['michael of 1'],
  }).run(cleanUp);
  expect([game.discard(0), game.discard(1)]).toEqual([['justice'], ['michael']]);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('an attacker that lives through it Lures the bearer all the same', () => {
  const game = scene({
    seats: [{ play: ['camael', 'justice on camael', 'uriel'] }],
    opponents: ['michael of 0'],
  }).run(cleanUp);
  expect(game.left('michael')).toBe(7 - (7 - 2));
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('until its player’s next Play Phase', () => {
  const game = scene({
    seats: [{ hand: ['justice'] }, { play: ['michael'] }],
    opponents: ['camael of 0'],
  }).run(playPhase());
  game.answer('play justice on michael').run(playPhase(1));
  expect(game.hostOf('justice')).toBe('michael');
  game.run(playPhase(), cleanUp);
  expect([game.left('michael'), game.left('camael')]).toEqual([3, 4]);
});

test('it is played on a Good Person, a team mate’s too, and on nothing else', () => {
  const game = scene({
    seats: [
      { hand: ['justice'], play: ['camael', 'flaming-sword on camael'] },
      { play: ['raphael', 'heaven'] },
    ],
    opponents: ['dumah of 0'],
  }).run(playPhase());
  expect(game.options).toEqual(['play justice on camael', 'play justice on raphael', 'pass']);
  game.answer('pass');
});

test('a Lured Player’s Person is no Opponent', () => {
  const game = scene({
    seats: [{ play: ['camael'], lured: 1 }, { play: ['azrael', 'justice on azrael'] }],
  }).run(luredActionPhase());
  expect([game.left('azrael'), game.left('camael')]).toEqual([3, 4]);
});
