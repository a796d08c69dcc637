import type { Translated } from '../../catalogue.ts';

export const omens = {
  nothingActs: 'Nada actuará en la Limpieza.',
  nothingComes: 'No pasará nada más antes de la Prueba de Fuerza.',
  phaseOf: '{phase} de {player}',
  notSure: 'Desde aquí no es seguro: {reason}. {supposed}',
  hiddenOpponent: 'se robará una carta del Oponente que nadie ha visto',
  hiddenCards: 'saldrá una carta que nadie en la mesa ha visto',
  die: 'se tirará un dado',
  opponentPlayer: 'no se sabe qué hará un jugador de los Oponentes',
  luredPlayer: 'no se sabe qué jugará ni a qué atacará un Jugador Descarriado',
  hiddenCardsSupposed: 'Si no cambia nada, viene esto.',
  dieSupposed: 'Puede que pase esto.',
  opponentPlayerSupposed: 'Si no hace nada, viene esto.',
  luredPlayerSupposed: 'Puede que pase esto.',
  tie: 'Empate: elegirá {who}.',
  choice: 'Elegirá {who}.',
  choiceFor: 'Elegirá {who} por {card}.',
  nextRound: 'Al empezar la ronda siguiente',
  willBe: 'La balanza quedará en',
  mayBe: 'La balanza puede quedar en',
  sides: 'Bien {good}, Oponentes {opponent}',
} as const satisfies Translated<'omens'>;
