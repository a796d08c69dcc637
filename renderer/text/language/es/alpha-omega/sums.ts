import type { Translated } from '../../catalogue.ts';

export const sums = {
  name: 'De qué se compone el número',
  printed: 'Impresa',
  text: 'Texto de {card}',
  strength: 'Fuerza',
  blow: 'Golpe',
  damage: 'Daño',
  atMost: 'como mucho {amount}',
} as const satisfies Translated<'sums'>;
