import type { Translated } from '../../catalogue.ts';

export const odds = {
  title: 'La próxima carta del Oponente',
  basis:
    '{outOf, plural, one {Solo una carta puede ser la próxima.} other {La próxima es una de # cartas, todas igual de probables.}} Se calcula con las cartas del mazo y con lo que se ha visto de ellas.',
  empty: 'El mazo de los Oponentes está vacío: ya no se robará nada de él.',
  certain: 'Se conoce: {card}.',
  placed:
    '{count, plural, one {# carta del mazo se conoce con su puesto.} other {# cartas del mazo se conocen con su puesto.}}',
  what: 'Qué puede ser',
  chance: 'Probabilidad',
  person: 'un Personaje',
  item: 'un Objeto',
  place: 'un Lugar',
  event: 'un Suceso',
  supernatural: 'sobrenatural',
  luring: 'descarriaría',
  band: 'Fuerza de {from} a {to}',
  bandUp: 'Fuerza {from} o más',
  of: '{count} de {outOf}',
  percent: '{value} %',
  kinds: 'Por tipo',
  strengths: 'Personajes por Fuerza impresa',
  byName: 'Por nombre',
  notNow: 'Las probabilidades no están disponibles ahora.',
} as const satisfies Translated<'odds'>;
