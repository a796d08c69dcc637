import type { Translated } from '../catalogue.ts';

export const cards = {
  lured: 'Descarrío',
  waiting: 'En espera',
  spent: 'Ya jugada',
  carried: '{card}, sobre {host}',
  owned: '{card}, de {owner}',
  strength: 'fuerza {strength}',
  playedAlready: 'ya se jugó en esta partida',
  cannotBePlayed: 'ahora no se puede jugar',
  inFull: 'Carta completa',
  now: 'Ahora',
  whyNumbers: '¿Por qué estos números?',
  showBeside: 'Mostrar {card} junto a la mesa',
  kept: 'Se queda a la vista: {card}',
  tools: 'Qué se puede hacer con esta vista',
  keep: 'Dejar a la vista',
  textOnly: 'Solo en palabras',
  readAloud: 'Leer en voz alta',
  stopReading: 'Dejar de leer',
  copy: 'Copiar como texto',
  lookUp: 'Consultar en el reglamento',
} as const satisfies Translated<'cards'>;
