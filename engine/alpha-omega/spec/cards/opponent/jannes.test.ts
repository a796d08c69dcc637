import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ eremiel: 3, ganga: 4 });

test('Jannes is human: whom he defeats is discarded, and Pahaliah can bring him over', () => {
  const game = scene(
    { seats: [{ play: ['eremiel damaged 2', 'pahaliah'] }], opponents: ['jannes'] },
    content,
  ).run(cleanUp);
  game.answer('decline');
  expect(game.discard(0)).toEqual(['eremiel']);
  game.run(actionPhase()).answer('use pahaliah');
  expect(game.card('jannes')).toMatchObject({ side: 'good', owner: 0 });
});

test('when a Good player plays an Event, an Opponent card is drawn, which acts', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'], hand: ['love'] }],
      opponents: ['jannes'],
      opponentDeck: ['ganga', 'satan'],
    },
    content,
  ).run(playPhase());
  game.answer('play love on michael');
  expect(game.inPlay('opponent')).toEqual(['jannes', 'ganga']);
  expect(game.left('michael')).toBe(7 - 4);
});

test('not for other cards, nor for an Opponent Event', () => {
  const game = scene(
    {
      seats: [{ hand: ['michael'] }],
      opponents: ['jannes'],
      opponentDeck: ['wrath', 'satan'],
    },
    content,
  ).run(playPhase());
  game.answer('play michael').run(opponentPhase());
  expect(game.names(game.table.opponentPile.deck)).toEqual(['satan']);
});

test('Crystal Sea stills him before he can answer; Dumah takes away his words', () => {
  const sea = scene(
    { seats: [{ hand: ['crystal-sea'] }], opponents: ['jannes'], opponentDeck: ['ganga'] },
    content,
  );
  sea.run(playPhase()).answer('play crystal-sea');
  expect(sea.inPlay('opponent')).toEqual(['jannes']);
  const silent = scene(
    {
      seats: [{ play: ['dumah'], hand: ['love'] }],
      opponents: ['jannes'],
      opponentDeck: ['ganga'],
    },
    content,
  ).run(playPhase());
  expect(silent.answer('play love on dumah').inPlay('opponent')).toEqual(['jannes']);
});
