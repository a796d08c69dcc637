import { afterEach, expect, test } from 'vitest';
import { tell } from '../../engine/index.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../engine/alpha-omega/testing/scene.ts';
import { fakeBook } from './testing/fake-cards.ts';
import { textOf } from './line.ts';
import { narrateAll } from './narrate.ts';

afterEach(expectNothingLeftOpen);

// Events made by hand can say what never happens; these are what the rules really emit.
const told = (game: Scene): readonly string[] =>
  narrateAll(tell(game.events, game.table, [0]), { book: fakeBook, seats: ['Mindy'] }).map(textOf);

test('who takes an attack in place of another is told apart from who attacks', () => {
  const game = scene({ seats: [{ play: ['michael', 'camael'] }], opponents: ['satan'] });
  game.run({ kind: 'cleanUp' });
  if (game.asked === 'opponentTarget') game.answer('choose camael');
  expect(told(game.answer('use michael'))).toContain('Michael takes Satan’s attack in place of Camael.');
});

test('who stops an attack is told apart from who attacks', () => {
  const game = scene({ seats: [{ play: ['zadkiel', 'camael damaged 5'] }], opponents: ['satan'] });
  game.run({ kind: 'cleanUp' });
  expect(told(game.answer('use zadkiel'))).toContain('Zadkiel stops Satan’s attack.');
});

test('a Person that saves itself is told as such', () => {
  const game = scene({ seats: [{ play: ['eremiel'] }], opponents: ['satan'] });
  game.run({ kind: 'cleanUp' });
  expect(told(game.answer('use eremiel'))).toContain('Eremiel saves himself and stays with 1 hit point.');
});

test('an Event that finds nobody to fall on says so', () => {
  const game = scene({ opponents: ['paimon'], opponentDeck: ['envy'] });
  game.run({ kind: 'opponentPhase', seat: 0 });
  expect(told(game)).toContain('Envy finds no Good Person to fall on and is spent.');
});

test('an Event that nobody can use yet waits for a Person, an Item for a bearer', () => {
  const event = scene({ opponentDeck: ['foolishness'] }).run({ kind: 'opponentPhase', seat: 0 });
  expect(told(event)).toContain('Foolishness waits for an Opponent Person.');
  const item = scene({ opponentDeck: ['black-blade'] }).run({ kind: 'opponentPhase', seat: 0 });
  expect(told(item)).toContain('Black Blade waits for an Opponent Person to carry it.');
});
