import type { Translated } from '../catalogue.ts';

/** Un informe para enviar: qué lleva y cómo se acorta. */
export const report: Translated<'report'> = {
  title: 'Un informe para enviar',
  open: 'Hacer un informe…',
  openFor: 'Hacer un informe… de {id}',
  note: 'El programa no envía nada. Escribe un solo archivo, y tú decides a quién se lo das.',
  words: '¿Qué ha pasado?',
  wordsHint: 'Qué hiciste y qué esperabas en su lugar.',
  nameless: 'Sin los nombres de las personas',
  inside: 'Lo que lleva: {size} en un archivo',
  partAbout: 'Lo que has escrito, el mensaje, y qué programa en qué sistema',
  partGame: 'Cómo se preparó la partida',
  partRecords: 'El registro de la partida: {count, plural, one {# entrada} other {# entradas}}',
  partState: 'Cómo estaba la partida',
  partPack: 'Las cartas con las que se juega',
  partLog: 'Lo que anotó el programa cuando algo se rompió',
  read: 'Elige una parte para leerla palabra por palabra, tal como se escribirá.',
  shrink: 'Acortar el registro todo lo posible',
  shrinkNote: 'Busca el registro más corto que aún muestra el fallo. Tarda entre segundos y minutos.',
  stop: 'Ya es bastante corto',
  looking: 'La partida se está jugando otra vez.',
  shrinking:
    'De {from, plural, one {# respuesta} other {# respuestas}} quedan {now}, en {tried, plural, one {# intento} other {# intentos}}.',
  shrunk:
    'De {from, plural, one {# respuesta} other {# respuestas}} quedan {now} que aún muestran el fallo. El informe lleva esas.',
  stopped: 'Se ha parado. El informe lleva el registro entero.',
  sound: 'La partida se ha jugado otra vez y no había ningún fallo. El informe lleva el registro entero.',
  whole: 'El fallo solo se ve con el registro tal como está. El informe lo lleva entero.',
  write: 'Escribir el archivo…',
  written: 'Escrito en {file}',
};
