import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, eremiel: 3, pahaliah: 3 });

test('Eremiel defeats an Opponent Person whatever its hit points, and may still attack', () => {
  const game = scene({
    seats: [{ play: ['eremiel'] }],
    opponents: ['satan', 'ganga', 'black-blade on ganga'],
  });
  game.run(actionPhase()).answer('use eremiel');
  expect(game.options).toEqual(['choose satan', 'choose ganga']);
  game.answer('choose satan');
  expect(game.discard('opponent')).toEqual(['satan']);
  expect(game.options).toEqual(['eremiel attacks ganga', 'eremiel attacks black-blade', 'end']);
  game.answer('end');
});

test('having defeated he saves nobody this round; in the next he may choose anew', () => {
  const game = scene(
    {
      seats: [{ play: ['eremiel', 'dumah damaged 2 acted'] }],
      opponents: ['azrael of 0', 'camael of 0'],
    },
    content,
  ).run(actionPhase());
  game.answers('use eremiel', 'choose azrael', 'end').run(cleanUp);
  expect(game.discard(0)).toEqual(['azrael', 'dumah']);
  game.play();
  expect(game.options).toContain('use eremiel');
  game.run();
});

test('he may save a team mate’s Person, and may decline', () => {
  const game = scene(
    {
      seats: [{ play: ['eremiel'] }, { play: ['pahaliah damaged 2 acted'] }],
      opponents: ['camael of 0'],
    },
    content,
  ).run(cleanUp);
  expect([game.asked, game.askedSeat]).toEqual(['interruptDefeat', 0]);
  game.answer('decline');
  expect(game.card('pahaliah')?.side).toBe('opponent');
});

test('he saves himself; an Item he does not save', () => {
  const himself = scene({ seats: [{ play: ['eremiel'] }], opponents: ['camael of 0'] }, content).run(cleanUp);
  expect(himself.answer('use eremiel').left('eremiel')).toBe(1);
  const item = scene(
    {
      seats: [{ play: ['eremiel', 'flaming-sword on eremiel damaged 1'] }],
      opponents: ['camael of 0'],
    },
    content,
  ).run(cleanUp);
  expect(item.discard(0)).toEqual(['flaming-sword']);
});
