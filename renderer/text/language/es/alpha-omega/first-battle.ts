import type { Translated } from '../../catalogue.ts';

export const firstBattle: Translated<'firstBattle'> = {
  title: 'Primera Batalla',
  offer: 'Aprende jugando · unos 5 minutos',
  about: 'Juega una batalla corta. Lo nuevo se explica cuando llega, y cada decisión es tuya.',
  lessons: 'Lecciones',
  yourWay: 'Cada decisión es tuya. Aquí se explica lo nuevo.',
  over: 'La batalla está decidida.',
  reached:
    'Tu ventaja ha alcanzado la meta y nada te la quita antes de que acabe la ronda: termínala y ganas.',
  skip: 'Saltar las lecciones',
  skipHint: 'Los consejos se pueden volver a activar en los ajustes.',
  journey: 'Ver el viaje',
  journeyHint: 'El mapa de los viajes.',
  lost: 'Le pasa a todo el mundo. «Repetir la misma partida» reparte las mismas cartas.',
  learn: 'Aprender a jugar',
  example: 'El ejemplo del libro',
  exampleAbout: 'El ejemplo resuelto del reglamento, paso a paso, para verlo o jugarlo.',
  continueExample: 'Continuar el ejemplo del libro',
  continueExampleHint: 'Donde lo dejaste',
  rulesAbout: 'Las reglas en capítulos cortos, con buscador y todas las cartas.',
};
