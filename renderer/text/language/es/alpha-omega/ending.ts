import type { Translated } from '../../catalogue.ts';

export const ending = {
  victory: 'Victoria',
  defeat: 'Derrota',
  draw: 'Empate',
  lured: 'En el descarrío',
  fell: 'cayó en la ronda {round}',
  hasFallen: '{card} cayó en la ronda {round}.',
  stoodWithGood: '{card} estaba con el Bien en la ronda {round}.',
  failedBy: 'Derrota en la ronda {round}: {way}',
  stillStood: '{card} seguía en pie en la ronda {round}.',
  outweighed: 'El Bien pesa más que todo lo que se le oponía.',
  outweighedBy: 'La balanza se ha hundido del lado de los Oponentes.',
  nearly: 'Lo que casi bastó: {what}',
  nearFoe:
    '{left} de daño más. A {card} le {left, plural, one {quedaba # punto de vida} other {quedaban # puntos de vida}}.',
  nearRound: '{rounds, plural, one {# ronda más} other {# rondas más}}.',
  nearLead: 'en la ronda {round} solo faltaban {missing} de Fuerza para ganar.',
  nearCheck: '{missing} de Fuerza más, y la batalla habría seguido.',
  sides: 'Bien {good}, Oponentes {opponent}',
  lastBlow: 'El último golpe: {card}, {amount} de daño',
  lastDefeat: '{card} derrotó a {foe}',
  lastDestroyed: '{card} destruyó {foe}',
  skip: 'Cualquier tecla: saltar',
} as const satisfies Translated<'ending'>;
