import type { Translated } from '../catalogue.ts';

export const home = {
  subtitle: 'Un juego de cartas cooperativo sobre la guerra en el cielo',
  places: 'Otras páginas',
  newGame: 'Partida nueva',
  again: 'Partida nueva, como la última',
  goOn: 'Seguir: {game}',
  games: 'Partidas por continuar',
  seedIs:
    'La semilla de una partida es su azar: una partida nueva con la misma semilla reparte las mismas cartas.',
  continue: 'Continuar',
  lookAt: 'Mirar',
  seedAndDay: 'Semilla {seed} · última vez: {day}',
  played: 'Última vez: {day}',
  delete: 'Borrar',
  throwAwayGame: 'Tirar {game}, semilla {seed}',
  allGames: 'Todas las partidas guardadas ({count})',
  deleteUnreadable: 'Borrar la partida ilegible {id}',
  deleteTitle: '¿Borrar esta partida?',
  unreadableIsLost: 'La partida {id}, que no se puede leer. No se podrá recuperar.',
  keep: 'Conservarla',
  deleteForGood: 'Borrar para siempre',
  unreadable: 'Partidas que no se pueden leer',
  unreadableNote: 'Lo que hay guardado de ellas se queda como está, salvo que tú lo borres.',
  issues: 'Cartas que no se pudieron leer',
  issuesNote: 'Estas cartas se han dejado fuera; todo lo demás funciona.',
} as const satisfies Translated<'home'>;
