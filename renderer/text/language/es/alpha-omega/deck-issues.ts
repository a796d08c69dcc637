import type { Translated } from '../../catalogue.ts';

export const deckIssues = {
  unknownCard: 'Ningún paquete de aquí tiene {card}.',
  notForDecks: '{card} no va en ningún mazo: tiene su propia pila.',
  otherSide: '{card} es una carta del otro bando.',
  tooManyCopies:
    '{copies, plural, one {# copia} other {# copias}} de {card}, y {published, plural, one {solo se ha publicado #} other {solo se han publicado #}}.',
  personTwice:
    '{copies} copias de {card}: cada Personaje se puede jugar una vez por partida, así que la segunda no se jugaría nunca.',
  emptyDeck: 'No tiene ninguna carta.',
  smallDeck: '{copies, plural, one {# carta} other {# cartas}}, y la mano inicial tiene {needed}.',
  noPerson: 'No hay ningún Personaje: nadie podría actuar.',
  callingLacks: 'El Llamado {card} habla de {other}, que no está en este mazo.',

  nothing: 'No hay nada aquí que pueda ser un mazo.',
  tooLong: 'Esto es más largo que cualquier mazo.',
  notACode: 'Esto no es un código de mazo: empiezan por AO1.',
  newer: 'Lo hizo una versión más nueva de este programa. Con esa versión se puede importar.',
  cut: 'A este código le falta el final. Pídelo otra vez y tómalo entero.',
  wrongChecksum: 'Este código cambió por el camino. Pídelo otra vez.',
  malformed: 'Este código está entero, pero lo que dice no es un mazo.',
  notJson: 'Esto empieza como JSON, pero no lo es.',
  notADeck: 'Esto es JSON, pero no el de un mazo.',
} as const satisfies Translated<'deckIssues'>;
