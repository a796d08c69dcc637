import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, flaga: 3 });

test('no Opponent Lures Astray: whom they defeat is discarded, and it is no loss to Opponent play', () => {
  const game = scene({ seats: [{ play: ['dumah', 'camael damaged 3'] }], opponents: ['abigor'] }).run(
    cleanUp,
  );
  expect(game.discard(0)).toEqual(['camael']);
  expect(game.table.seats[0]?.lossRounds).toBe(0);
});

test('Dumah’s own fall is silent too; after it the Opponents Lure again', () => {
  const game = scene(
    {
      seats: [{ play: ['dumah', 'camael acted'] }],
      opponents: ['abigor', 'agares'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['dumah']);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('what is not spoken remains: Flaga still strengthens magic users', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['flaga'] }, content);
  expect(game.strength('flaga')).toBe(4);
});

test('fallen, Dumah silences nobody', () => {
  const game = scene({
    seats: [{ play: ['camael acted'] }],
    opponents: ['abigor', 'dumah of 0 acted'],
  }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});
