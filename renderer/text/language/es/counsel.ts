import type { Translated } from '../catalogue.ts';

export const counsel = {
  quoted: '«{choice}»',
  allTheSame: 'Todas las opciones vienen a dar lo mismo.',
  muchTheSame: 'Viene a dar lo mismo: {choices}.',
  muchTheSameAndMore: 'Viene a dar lo mismo: {choices} y {more} más.',
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
  later: 'En las rondas que siguen la mesa queda mejor en unos {gain} de Fuerza.',
} as const satisfies Translated<'counsel'>;
