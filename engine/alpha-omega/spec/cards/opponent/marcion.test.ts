import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Marcion is human: whom he defeats is discarded, and Pahaliah can bring him over', () => {
  const game = scene({ seats: [{ play: ['zadkiel damaged 3', 'pahaliah'] }], opponents: ['marcion'] }).run(
    cleanUp,
  );
  game.answer('decline');
  expect(game.discard(0)).toEqual(['zadkiel']);
  game.run(actionPhase()).answer('use pahaliah');
  expect(game.card('marcion')).toMatchObject({ side: 'good', owner: 0 });
});

test('no Good player can play Events; all other cards can be played', () => {
  const hand = ['love', 'crystal-sea', 'camael', 'heaven', 'flaming-sword'];
  const game = scene({ seats: [{ play: ['michael'], hand }], opponents: ['marcion'] }).run(playPhase());
  expect(game.options).toEqual(['play camael', 'play heaven', 'play flaming-sword on michael', 'pass']);
  game.answer('pass');
});

test('those in play last as they would; Dumah opens the book again', () => {
  const game = scene({
    seats: [{ play: ['camael', 'love on camael', 'michael'] }, { play: ['dumah'], hand: ['love'] }],
    opponents: ['marcion'],
  }).run(playPhase(1));
  expect(game.options).toContain('play love on dumah');
  game.answer('pass');
  expect(game.hostOf('love')).toBe('camael');
});
