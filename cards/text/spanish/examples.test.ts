import { expect, test } from 'vitest';
import { plainText, reminders } from '../plain.ts';
import { catalogue, devil } from '../testing/cards.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { cardText } from './card-text.ts';
import { REMINDERS } from './keywords.ts';
import { spokenText } from './spoken.ts';

test.each(EXAMPLES.map(([{ es }, card]) => [es, card] as const))('%s', (says, card) => {
  expect(plainText(cardText(card, catalogue))).toBe(says);
});

test('the examples need every reminder', () => {
  const given = new Set(EXAMPLES.flatMap(([, card]) => reminders(cardText(card, catalogue))));
  expect(Object.values(REMINDERS).filter((each) => !given.has(each))).toEqual([]);
});

test('a keyword is explained once, in the line where it first stands', () => {
  const { lines } = cardText(
    devil('Belial', {
      traits: ['magicUser'],
      abilities: [
        { kind: 'constant', affects: { side: 'opponent' }, gives: { change: 'luresAstray' } },
        { kind: 'constant', affects: { is: 'self' }, gives: { change: 'strength', add: 1 } },
      ],
    }),
    catalogue,
  );
  expect(lines.map(({ kind, reminders: said }) => [kind, said])).toEqual([
    ['power', ['Todo Personaje del Bien derrotado por quien descarría se une a los Oponentes.']],
    ['is', []],
    ['rule', []],
    ['rule', ['Los cambios de Fuerza cuentan al atacar y en la balanza, nunca como puntos de vida.']],
  ]);
});

test('names and numbers are spans of their own', () => {
  const [line] = cardText(
    devil('Belial', {
      supernatural: false,
      abilities: [
        { kind: 'constant', affects: { name: 'trial:satan' }, gives: { change: 'damageDealt', add: 2 } },
      ],
    }),
    catalogue,
  ).lines;
  expect(line?.spans).toEqual([
    { kind: 'card', text: 'Satan', def: 'trial:satan' },
    { kind: 'plain', text: ' inflige ' },
    { kind: 'number', text: '2' },
    { kind: 'plain', text: ' de daño más.' },
  ]);
});

test('a card is spoken whole: what it is, its icon, its Strength, its text and how many there are', () => {
  expect(spokenText(devil('Belial', { traits: ['heretic'], copies: 2 }), catalogue)).toBe(
    'Belial, Oponente Sobrenatural, icono de fuego. Fuerza 5. Descarriar. (Todo Personaje del Bien derrotado por quien descarría se une a los Oponentes.) Hereje. Un mazo lleva hasta 2 copias.',
  );
});
