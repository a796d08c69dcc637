import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import type { Layout } from '../../../testing/layout.ts';
import { cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ pahaliah: 3 });

const fall = (deck: readonly string[], rest: Layout = {}): Scene =>
  scene(
    {
      seats: [{ deck, play: ['pahaliah acted'] }],
      opponentDeck: ['1-3-of-the-angels-fall'],
      ...rest,
    },
    content,
  ).run(opponentPhase());

test('a fallen Angel waits for Clean-Up; then it attacks and Lures, without its own ability', () => {
  const game = fall(['azrael', 'love', 'love']);
  expect(game.card('azrael')).toMatchObject({ side: 'opponent', acted: false });
  expect(game.types).not.toContain('attackDeclared');
  game.run(cleanUp);
  expect(game.card('pahaliah')).toMatchObject({ side: 'opponent', lured: true });
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 7 }));
});

test('an Angel that falls from a deck is not a Person lost from play', () => {
  expect(fall(['azrael', 'camael']).table.seats[0]).toMatchObject({ lossRounds: 0, lostThisRound: false });
});

test('the fourth card is not looked at, and nothing but Angels falls', () => {
  const game = fall(['love', 'flaming-sword', 'heaven', 'azrael']);
  expect(game.inPlay('opponent')).toEqual([]);
  expect(game.names(game.table.known[0] ?? [])).toEqual(['love', 'flaming-sword', 'heaven']);
  expect(game.discard('opponent')).toEqual(['1-3-of-the-angels-fall']);
});

test('the first to fall equips what waits', () => {
  const game = fall(['love', 'camael', 'azrael'], { opponents: ['black-blade'] });
  expect(game.hostOf('black-blade')).toBe('camael');
});
