import { expect, test } from 'vitest';
import { type Phrase, say, textOf } from '../phrase.ts';
import { followed, listed } from './lists.ts';
import { directOf, indirectOf } from './mentions.ts';
import { masculine, type Np } from './np.ts';
import { of, to } from './prepositions.ts';
import { type Predicate, saidOf, wished } from './verbs.ts';

const list = (...texts: readonly string[]): readonly Phrase[] => texts.map((text) => say`${text}`);

test.each([
  ['Michael y Satan', list('Michael', 'Satan')],
  ['Michael e Ithuriel', list('Michael', 'Ithuriel')],
  ['roba 1 carta e inflige 1 de daño', list('roba 1 carta', 'inflige 1 de daño')],
  ['agua y hielo', list('agua', 'hielo')],
  ['Gabriel, Michael e Isaac', list('Gabriel', 'Michael', 'Isaac')],
])('"y" becomes "e" before the same sound: %s', (said, phrases) => {
  expect(textOf(listed(phrases))).toBe(said);
});

test.each([
  ['Sucesos o Lugares', list('Sucesos', 'Lugares')],
  ['Lugares u Objetos', list('Lugares', 'Objetos')],
  ['uno u hombres', list('uno', 'hombres')],
  ['7 u 8', list('7', '8')],
  ['10 u 11', list('10', '11')],
  ['100 o 110', list('100', '110')],
])('"o" becomes "u" before the same sound: %s', (said, phrases) => {
  expect(textOf(listed(phrases, 'o'))).toBe(said);
});

test('what others do stands behind a comma', () => {
  expect(textOf(followed(list('robas 1 carta', 'Ithuriel espera')))).toBe('robas 1 carta, e Ithuriel espera');
});

test('an article melts into "a" and "de", but not one in the name of a card', () => {
  const bearer = masculine(say`el portador`);
  const named = masculine([{ kind: 'card', text: 'el Shaddai', def: 'trial:el-shaddai' }]);
  expect(textOf(to(bearer))).toBe('al portador');
  expect(textOf(of(bearer))).toBe('del portador');
  expect(textOf(to(named))).toBe('a el Shaddai');
  expect(textOf(of(masculine(say`ella`)))).toBe('de ella');
});

const clear = (more: Partial<Np>): Np => ({
  ...masculine(say`ese Personaje`),
  isPerson: true,
  isClear: true,
  ...more,
});

test('what has just been spoken of is a word beside the verb', () => {
  expect(directOf(clear({})).clitic).toBe('lo');
  expect(directOf(clear({ gender: 'f', grammar: 'many' })).clitic).toBe('las');
  expect(indirectOf(clear({ gender: 'f' })).clitic).toBe('le');
  expect(indirectOf(clear({ grammar: 'many' })).clitic).toBe('les');
});

const defeat: Predicate = { verb: 'derrotar', clitic: 'lo', rest: [] };
const put: Predicate = { verb: 'poner', clitic: 'las', rest: say`encima` };

test.each([
  ['derrótalo y ponlas encima', 'command'],
  ['lo derrotas y las pones encima', 'you'],
  ['lo derrota y las pone encima', 'one'],
  ['lo derrotan y las ponen encima', 'many'],
  ['derrotarlo y ponerlas encima', 'infinitive'],
] as const)('it goes where the form of the verb wants it: %s', (said, person) => {
  expect(textOf(saidOf([defeat, put], person))).toBe(said);
});

test('what cannot be done is said in one', () => {
  const cannot = (rest: Phrase): Predicate => ({ verb: 'poder', isDenied: true, rest });
  expect(textOf(saidOf([cannot(say`atacar`), cannot(say`recibir ataques`)], 'many'))).toBe(
    'no pueden atacar ni recibir ataques',
  );
  expect(textOf(saidOf([cannot(say`jugar Sucesos`), cannot(say`jugar Objetos`)], 'one'))).toBe(
    'no puede jugar Sucesos ni Objetos',
  );
});

test('what may come is in the subjunctive', () => {
  expect(wished('caer', 'many')).toBe('caigan');
  expect(wished('descarriarse', 'one')).toBe('se descarríe');
});
