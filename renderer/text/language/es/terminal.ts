import type { Translated } from '../catalogue.ts';

export const terminal = {
  leftOut: 'Se dejó fuera: {file} {path} {message}',
  noGame: 'No hay tal juego. Hay: {known}',
  noObjective: 'No hay ningún Objetivo {objective}. Se conocen: {known}',
  noObjectiveAtAll: 'No hay ningún Objetivo en ningún paquete. Se conocen: {known}',
  sumsAndSeed: 'Bien {good}, Oponentes {opponent}. Semilla {seed}',
} as const satisfies Translated<'terminal'>;
