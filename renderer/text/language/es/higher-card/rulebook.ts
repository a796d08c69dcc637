import type { Translated } from '../../catalogue.ts';

export const rulebookHigherCard = {
  chapter: 'La carta más alta',
  aim: 'Objetivo',
  aimSays: 'Gana la partida quien gana más rondas; pueden ganar varios juntos.',
  round: 'Una ronda',
  roundSays:
    'Un dado dice si en esta ronda gana la carta más alta o la más baja. Luego cada cual, por orden, juega una carta de su mano boca abajo. Se muestran todas a la vez, y la mejor vale un punto.',
  deal: 'Las cartas',
  dealSays: 'Hay treinta cartas, del 1 al 30, una de cada. Cada cual recibe cinco, y se juegan cinco rondas.',
} as const satisfies Translated<'rulebookHigherCard'>;
