import type { Translated } from '../catalogue.ts';

export const lately = {
  came: 'Sale {card}',
  struck: '{by} golpeó a {card}',
  struckLeft: '{by} golpeó a {card}: {left, plural, one {queda 1} other {quedan #}}',
  defeated: '{by} derrotó a {card}',
  destroyed: '{by} destruyó {card}',
  lured: '{by} descarrió a {card}',
  tookFor: '{card} recibió el golpe por {other}',
  stopped: '{card} detuvo el ataque de {by}',
  saved: '{by} salvó a {card}',
  hurt: '{by} hizo {amount} a {card}',
  hurtMany: '{by} hirió a {count} de los tuyos',
  absorbed: '{card} recibió {amount} por {other}',
  played: '{name} jugó {card}',
  usedObjective: '{name} usó el Objetivo: {card}',
  tookCalling: '{name} tomó un Llamado',
  achieved: '{name} cumplió {card}',
  broughtOver: '{by} trajo de vuelta a {card}',
  weakens: '{by} debilita en {amount} {count, plural, one {a {card}} other {a # de los tuyos}}',
  more: '{more} más',
  openLog: 'Abrir el registro',
} as const satisfies Translated<'lately'>;
