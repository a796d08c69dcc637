import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ukobach: 3 });

const objective = 'ye-shall-be-as-gods';
const deck = [
  'love',
  'hope',
  'faith',
  'courage',
  'heaven',
  'love',
  'hope',
  'faith',
  'courage',
  'heaven',
  'love',
];

test('Eden begins in play, and the Serpent out of no deck', () => {
  const game = scene({ objective, firstDraw: true }, content).run({ kind: 'objectiveSetUp' });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['eden'], ['the-serpent']]);
});

test('who eats as the own turn begins draws 3 cards, and then an Opponent card acts', () => {
  const game = scene(
    {
      objective,
      seats: [{}, { play: ['azrael'], deck }],
      opponentDeck: ['ukobach', 'scales-of-leviathan'],
    },
    content,
  );
  game.run(turn(1));
  expect([game.asked, game.askedSeat]).toEqual(['may', 1]);
  game.answer('accept');
  expect([game.inPlay('opponent'), game.left('azrael')]).toEqual([['ukobach', 'scales-of-leviathan'], 4]);
  // The Opponent Phase and the Draw Phase follow.
  expect([game.table.opponentPile.deck, game.hand(1)]).toEqual([[], ['love', 'hope', 'faith', 'courage']]);
  game.run();
});

test('three times in all, whoever eats; who declines has lost nothing', () => {
  const game = scene({ objective, seats: [{ deck }, { deck }] }, content);
  game.run(turn(0)).answer('accept').run(turn(1)).answer('decline').run(turn(1)).answer('accept');
  game.run(turn(0)).answer('accept');
  expect(game.hand(0)).toHaveLength(8);
  game.run(turn(0));
  expect(game.asked).not.toBe('may');
  game.run();
});

test('nobody is asked where there is nothing to draw, nor what to eat where only an Opponent would come', () => {
  const bare = scene({ objective, opponents: ['agares acted'] }, content).run(turn());
  expect(bare.asked).not.toBe('may');
  const foes = scene({ objective, opponentDeck: ['ukobach', 'ukobach'] }, content).run(turn());
  expect(foes.asked).toBe('may');
  foes.answer('decline');
});
