import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3 });

test('Belphegor Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['belphegor'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('he attacks Items before anything else, of several the weakest', () => {
  const game = scene(
    {
      seats: [{ play: ['dumah damaged 2', 'heavenly-armor on dumah', 'flaming-sword on dumah'] }],
      opponents: ['belphegor'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
  expect([game.left('dumah'), game.left('heavenly-armor')]).toEqual([1, 5]);
});

test('while he is in play no Good player can take a Calling', () => {
  const layout = { seats: [{ deck: ['love'] }], callingDeck: ['squadrons-at-once'] };
  const idle = scene({ ...layout, opponents: ['belphegor acted'] }, content).run(turn());
  expect([idle.asked, idle.hand(0)]).toEqual([null, ['love']]);
  const free = scene({ ...layout, opponents: ['ganga acted'] }, content).run(turn());
  expect(free.options).toContain('calling');
  free.answer('calling');
});
