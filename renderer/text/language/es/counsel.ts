import type { Translated } from '../catalogue.ts';

export const counsel = {
  note: 'Sale de <counsel>muchas partidas imaginadas</counsel>, jugadas solo con lo que tú puedes saber. Tú decides.',
  exampleDiffers:
    'Aquí el ejemplo del tutorial va por otro camino: es el que está en oro. Los dos están permitidos.',
  quoted: '«{choice}»',
  allTheSame: 'Todas las opciones son más o menos igual de buenas.',
  muchTheSame: 'Igual de buenas, más o menos: {choices}.',
  muchTheSameAndMore: 'Igual de buenas, más o menos: {choices} y {more} más.',
  comparedWith: 'Comparado con «{choice}»:',
  won: 'El Bien gana pronto en {chance} de cada 10 casos, en lugar de {instead}.',
  lost: 'Los Oponentes ganan pronto en {chance} de cada 10 casos, en lugar de {instead}.',
  defeated:
    '{card} cae en combate antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}.',
  destroyed:
    '{card} se destruye antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}.',
  lured:
    '{card} se descarría antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}.',
  broughtOver:
    '{card} se pasa al Bien antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}.',
  lead: 'En la próxima Prueba de Fuerza se espera {lead}, no {instead}.',
  later:
    'Hasta la próxima Prueba de Fuerza da igual. En las rondas siguientes tu bando queda mejor en unos {gain} de Fuerza.',
  says: 'Lo que hace {card}:',
} as const satisfies Translated<'counsel'>;
