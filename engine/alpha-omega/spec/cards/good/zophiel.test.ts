import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ zophiel: 4 });

const opponentDeck = ['hail-of-iron-globes', 'envy', 'ganga'];

test('once per turn the top card of the Opponent deck is seen by all and may be put under the deck', () => {
  const game = scene({ seats: [{ play: ['zophiel'] }, {}], opponents: ['satan'], opponentDeck }, content);
  game.run(actionPhase()).answer('use zophiel');
  expect(game.options).toEqual(['choose hail-of-iron-globes']);
  expect(game.names(game.table.known[1] ?? [])).toEqual(['hail-of-iron-globes']);
  game.answer('choose hail-of-iron-globes');
  expect(game.names(game.table.opponentPile.deck)).toEqual(['envy', 'ganga', 'hail-of-iron-globes']);
  expect(game.options).toEqual(['zophiel attacks satan', 'end']);
  game.answer('end').run(turn());
  expect(game.options).toContain('use zophiel');
  game.answer('end');
});

test('or it stays where it is', () => {
  const game = scene({ seats: [{ play: ['zophiel'] }], opponentDeck }).run(actionPhase());
  game.answer('use zophiel').answer();
  expect(game.names(game.table.opponentPile.deck)).toEqual(opponentDeck);
});

test('with no card left there is nothing to warn of', () => {
  expect(scene({ seats: [{ play: ['zophiel'] }] }).run(actionPhase()).asked).toBeNull();
});

test('he cries aloud, so what silences Good Persons silences him', () => {
  const mute = like('place', 'heaven', {
    id: 'test:mute',
    abilities: [{ kind: 'constant', affects: { side: 'good' }, gives: { change: 'silenced' } }],
  });
  const seats = [{ play: ['zophiel'] }];
  const game = scene({ seats, opponents: ['test:mute'], opponentDeck }, withCards(mute)).run(actionPhase());
  expect(game.options).toEqual(['zophiel attacks mute', 'end']);
  game.answer('end');
  expect(game.balance).toBe(game.left('zophiel'));
});
