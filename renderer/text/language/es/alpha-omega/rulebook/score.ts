import type { Translated } from '../../../catalogue.ts';

export const rulebookScore = {
  title: 'La puntuación',
  score: 'Lo que ha valido la partida',
  scoreIntro: 'Al acabar la partida cada jugador recibe puntos, se gane o se pierda:',
  scoreOwn: '2 por cada Personaje del Bien en juego que es tuyo,',
  scoreTeam: '1 por cada uno que es de un compañero,',
  scoreCalling: '3 por cada Llamado que has cumplido,',
  scoreTeamCalling: '1 por cada uno que cumplió un compañero,',
  scoreQuick: '3 si el Objetivo se cumplió en diez rondas o menos,',
  scoreNever: '5 si nunca fuiste Jugador Descarriado.',
  scoreWhose: 'Un Personaje cuenta para quien lo manda al final. Uno descarriado no cuenta para nadie.',
} as const satisfies Translated<'rulebookScore'>;
