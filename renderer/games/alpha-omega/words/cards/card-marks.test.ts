import { expect, test } from 'vitest';
import { markSays, marksOn, markWord } from './card-marks.ts';
import { stateWords } from './card-words.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { played } from '../testing/card-views.ts';
import { en } from '../../../../text/language/en/index.ts';
import { es } from '../../../../text/language/es/index.ts';

test('what matters most is marked first', () => {
  const card = played('Michael', 'good', {
    cannot: ['beLured', 'attack'],
    readiness: { activated: 'spent', interrupt: 'ready' },
  });
  expect(marksOn(card, 'falls')).toEqual([
    'falls',
    'cannotAttack',
    'interruptReady',
    'activatedSpent',
    'cannotBeLured',
  ]);
  expect(marksOn(played('Paimon', 'opponent'), null)).toEqual(['lures']);
  expect(marksOn(played('Raphael', 'good'), null)).toEqual([]);
  expect(marksOn(played('Raphael', 'good', { spared: true }), null)).toEqual(['sparedOnce']);
  // Of nobody who is Lured Astray by now.
  expect(marksOn(played('Raphael', 'opponent', { spared: true, lured: true }), null)).not.toContain(
    'sparedOnce',
  );
});

test('a card says in words what its marks say in shapes', () => {
  const card = played('Michael', 'good', {
    cannot: ['attack'],
    readiness: { activated: null, interrupt: 'spent' },
  });
  expect(stateWords(card, fakeBook, ['Mindy'])).toEqual(
    expect.arrayContaining([markWord('cannotAttack'), markWord('interruptSpent')]),
  );
});

test('a mark says whose doing it is, unless it is the card’s own', () => {
  const held = played('Michael', 'good', {
    cannot: ['beHealed', 'beAttacked'],
    readiness: { activated: 'silenced', interrupt: 'ready' },
    stateFrom: { beHealed: idOf('Tophet'), beAttacked: idOf('Michael'), silenced: idOf('Babylon') },
  });
  const says = marksOn(held, null).map((kind) => markSays(kind, held, fakeBook));
  expect(says).toEqual([
    'cannot be attacked',
    'ready to step in',
    'ability silenced (Babylon)',
    'cannot be healed (Tophet)',
  ]);
  expect(stateWords(held, fakeBook, ['Mindy'])).toEqual(expect.arrayContaining(says));
});

test.each([
  ['English', en],
  ['Spanish', es],
])('in %s the help that spares and all that tell of it have the word of the mark', (_, language) => {
  const { assist, hints, plates, rulebookVariants, cardMarks } = language;
  const telling = [assist.thirdAtMostHint, hints.spared, plates.spared, rulebookVariants.assistThird];
  expect(telling.filter((text) => !text.includes(cardMarks.spared))).toEqual([]);
});
