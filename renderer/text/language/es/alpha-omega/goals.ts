import type { Translated } from '../../catalogue.ts';

export const goals = {
  winAtCheck: 'Victoria en una Prueba de Fuerza',
  loseAtCheck: 'Derrota en una Prueba de Fuerza',
  loseAtOnce: 'Derrota en cualquier momento',
  loseFromFirstCheck: 'Derrota en cualquier momento desde la primera Prueba de Fuerza',
  ownRules: 'Regla especial',
  or: 'o',
  ofRounds: '{round} de {last}',
  roundOf: 'Ronda {round} de {last}',
  roundOfCampaign: 'Ronda {round} de toda la campaña',
  winsBy: 'También da la victoria: {way}',
  losesBy: 'También da la derrota: {way}',
  met: 'se cumple ahora',
  wholeDeck: 'Después, derrota todo el mazo del Oponente.',
  wholeDeckToo: 'Tras eso, derrota todo el mazo del Oponente.',
  callings: 'Llamados',
  toCome: 'Llamados que pueden salir',
  toComeNote: 'Sin orden: nadie sabe cuál saldrá ahora.',
  gives: 'Da:',
  openCallings: 'Llamados: ver cuáles pueden salir, quedan {count}',
  left: 'quedan {count}',
} as const satisfies Translated<'goals'>;
