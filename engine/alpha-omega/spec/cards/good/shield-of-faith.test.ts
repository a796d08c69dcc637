import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, pahaliah: 3, 'shield-of-faith': 4 });

test('an attack on the bearer may be made on the Shield, which it breaks, and what is beyond that is lost', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael damaged 4', 'shield-of-faith on raphael'] }],
      opponents: ['michael of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.options).toEqual(['use shield-of-faith', 'decline']);
  game.answer('use shield-of-faith');
  expect([game.left('raphael'), game.discard(0)]).toEqual([2, ['shield-of-faith']]);
});

test('it may be spared, and it takes attacks as long as it lasts', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael damaged 3', 'shield-of-faith on raphael'] }],
      opponents: ['pahaliah of 0', 'dumah of 0'],
    },
    content,
  );
  const by = (name: string) => ({ kind: 'opponentAttack', by: game.card(name)?.id ?? -1 }) as const;
  game.run(by('pahaliah')).answer('use shield-of-faith');
  expect([game.left('raphael'), game.left('shield-of-faith')]).toEqual([3, 1]);
  game.run(by('dumah'));
  expect([game.left('raphael'), game.discard(0)]).toEqual([3, ['shield-of-faith']]);
  const spared = scene(
    {
      seats: [{ play: ['raphael damaged 3', 'shield-of-faith on raphael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  spared.answer('decline');
  expect([spared.card('raphael')?.side, spared.left('shield-of-faith')]).toEqual(['opponent', 4]);
});

test('it does not step in for others, nor against damage that is no attack', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'shield-of-faith on azrael', 'camael damaged 1 acted'] }],
      opponents: ['dumah of 0', 'hail-of-iron-globes rounds 2'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('camael')?.side).toBe('opponent');
  game.play();
  expect([game.left('azrael'), game.left('shield-of-faith')]).toEqual([7 - 5, 4]);
  game.run();
});

test('carried by a Lured Person it saves nobody', () => {
  const game = scene({
    seats: [{ play: ['azrael'] }],
    opponents: ['raphael of 0', 'shield-of-faith on raphael of 0'],
  }).run(actionPhase());
  game.answer('azrael attacks raphael');
  expect(game.discard(0)).toEqual(['raphael', 'shield-of-faith']);
});

test('it is armour', () => {
  const game = scene({
    seats: [{ hand: ['shield-of-faith'], play: ['camael', 'heavenly-armor on camael', 'raphael'] }],
  }).run(playPhase());
  expect(game.options).toEqual(['play shield-of-faith on raphael', 'pass']);
  game.answer('play shield-of-faith on raphael');
  expect(game.balance).toBe(4 + 6);
});
