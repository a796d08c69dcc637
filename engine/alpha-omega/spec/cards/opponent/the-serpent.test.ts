import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ pahaliah: 3, 'the-serpent': 4 });

test('the Serpent Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['the-serpent'] }, content);
  expect(game.run(cleanUp).card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('an attack on it hurts the weakest other Good Person, a team mate’s too, by the attacker’s Strength', () => {
  const seats = [
    { play: ['gabriel', 'flaming-sword on gabriel'] },
    { play: ['michael', 'azrael damaged 1', 'heaven damaged 7'] },
  ];
  const game = scene({ seats, opponents: ['the-serpent'] }, content).run(actionPhase());
  game.answer('gabriel attacks the-serpent');
  // 5: neither the 9 of the whole blow, nor the Serpent’s own 4.
  expect([game.left('michael'), game.left('azrael'), game.left('heaven')]).toEqual([7, 1, 1]);
  expect(game.discard('opponent')).toEqual(['the-serpent']);
});

test('every attack beguiles anew, the attacker is spared, and who falls by it is Lured even as it dies', () => {
  const play = ['azrael', 'pahaliah', 'camael', 'michael'];
  const game = scene({ seats: [{ play }], opponents: ['the-serpent', 'satan'] }, content);
  game.run(actionPhase()).answer('azrael attacks satan');
  expect([game.left('pahaliah'), game.left('camael')]).toEqual([3, 4]);
  game.answer('pahaliah attacks the-serpent');
  expect([game.left('pahaliah'), game.left('camael'), game.left('the-serpent')]).toEqual([3, 1, 1]);
  game.answer('michael attacks the-serpent');
  expect([game.left('pahaliah'), game.card('camael')?.side]).toEqual([3, 'opponent']);
  expect(game.discard('opponent')).toEqual(['the-serpent']);
});

test('of several that are weakest its player picks one; with no other Good Person nobody is hurt', () => {
  const tied = scene(
    { seats: [{ play: ['azrael', 'gabriel', 'zerachiel'] }], opponents: ['the-serpent'] },
    content,
  );
  tied.run(actionPhase()).answer('azrael attacks the-serpent');
  expect(tied.options).toEqual(['choose gabriel', 'choose zerachiel']);
  tied.answer('choose zerachiel');
  expect([tied.left('gabriel'), tied.card('zerachiel')?.side]).toEqual([5, 'opponent']);
  tied.answer('end');
  const alone = scene({ seats: [{ play: ['azrael'] }], opponents: ['the-serpent'] }, content);
  alone.run(actionPhase()).answer('azrael attacks the-serpent');
  expect([alone.left('azrael'), alone.discard('opponent')]).toEqual([7, ['the-serpent']]);
});

test('an Opponent that strikes it beguiles nobody', () => {
  const game = scene(
    { seats: [{ play: ['michael'] }], opponents: ['agares', 'the-serpent'], opponentDeck: ['foolishness'] },
    content,
  ).run(opponentPhase());
  expect(game.discard('opponent')).toEqual(['the-serpent', 'foolishness']);
  expect(game.left('michael')).toBe(2);
});
