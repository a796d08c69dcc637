import type { Translated } from '../catalogue.ts';

export const tale = {
  before: 'Antes de la primera ronda',
  find: 'Buscar en la crónica',
  filters: 'Qué se muestra de la crónica',
  attacks: 'Ataques',
  cards: 'Cartas',
  losses: 'Pérdidas',
  chance: 'Dados y miradas',
  aims: 'Metas',
  players: 'Jugadores',
  bySeat: 'De quién es el turno',
  everySeat: 'Todos los jugadores',
  bySide: 'De qué bando',
  everySide: 'Los dos bandos',
  shown: '{count, plural, =0 {Nada de eso} one {# línea} other {# líneas}}',
  copy: 'Copiar la crónica',
  copied: 'Copiada.',
  unfoldAll: 'Desplegar todas las rondas',
  foldAll: 'Plegar las rondas anteriores',
  all: 'Mostrarlo todo otra vez',
  more: '{count, plural, one {Mostrar # línea más} other {Mostrar # líneas más}}',
} as const satisfies Translated<'tale'>;
