import { afterEach, expect, test } from 'vitest';
import { tell } from '../../../../../engine/alpha-omega/index.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../../../../engine/alpha-omega/testing/scene.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { textOf } from '../../../../text/line.ts';
import { narrateAll } from './narrate.ts';
import { AS_PRINTED } from './sides.ts';

afterEach(expectNothingLeftOpen);

// Events made by hand can say what never happens; these are what the rules really emit.
const told = (game: Scene): readonly string[] =>
  narrateAll(tell(game.events, game.table, [0]), { book: fakeBook, seats: ['Mindy'] }, AS_PRINTED).map(
    textOf,
  );

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

test('a Draw Phase without a card says which card takes it away, or that the deck is empty', () => {
  const envied = scene({ seats: [{ deck: ['love'] }], opponents: ['lucifer-envies-gods-glory'] });
  const envy = 'Mindy draws no card: Lucifer Envies God’s Glory takes it away.';
  expect(told(envied.run({ kind: 'drawPhase', seat: 0 }))).toEqual([envy.replace('’', "'")]);
  const empty = scene({ seats: [{ deck: [] }] }).run({ kind: 'drawPhase', seat: 0 });
  expect(told(empty)).toEqual(['Mindy’s deck is empty: nothing is drawn.']);
});

test('a Play Phase in which nothing can be played says so, and so does one that lets play more', () => {
  const none = scene({ seats: [{ hand: ['heavenly-armor'] }] }).run({ kind: 'playPhase', seat: 0 });
  expect(told(none)).toEqual(['Mindy plays no card: none in the hand can be played now.']);
  const more = scene({
    seats: [{ play: ['zion', 'camael'], hand: ['flaming-sword', 'sword-of-the-spirit'] }],
  });
  more.run({ kind: 'playPhase', seat: 0 }).answer('play flaming-sword on camael');
  expect(told(more).at(-1)).toBe('Mindy may play one more card, but none in the hand can be played now.');
});

test('an Action Phase in which nobody can do anything says why; one that has been used just ends', () => {
  const act = { kind: 'actionPhase', seat: 0 } as const;
  expect(told(scene({ seats: [{ play: ['heaven'] }] }).run(act))).toEqual([
    'Mindy has no Person who could act.',
  ]);
  expect(told(scene({ seats: [{ play: ['camael'] }] }).run(act))).toEqual([
    'Mindy has nobody to attack and no ability to use.',
  ]);
  const bound = { seats: [{ play: ['camael', 'infidelity on camael'] }], opponents: ['paimon'] };
  expect(told(scene(bound).run(act))).toEqual(['No Person of Mindy’s can act now.']);
  const used = scene({ seats: [{ play: ['camael'] }], opponents: ['paimon'] }).run(act);
  expect(told(used.answer('camael attacks paimon')).join(' ')).not.toMatch(/can act|to use/);
});
