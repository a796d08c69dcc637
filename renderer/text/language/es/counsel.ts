import type { Translated } from '../catalogue.ts';

export const counsel = {
  note: 'Sale de <counsel>muchas partidas imaginadas</counsel>, con lo que tú puedes saber. Tú decides.',
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
  later:
    'Hasta la próxima Prueba de Fuerza da igual. En las rondas siguientes tu bando queda mejor en unos {gain} de Fuerza.',
  says: 'Lo que hace {card}:',
} as const satisfies Translated<'counsel'>;
