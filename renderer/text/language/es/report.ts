import type { Translated } from '../catalogue.ts';

/** Un informe para enviar: qué lleva y cómo se acorta. */
export const report: Translated<'report'> = {
  title: 'Informe de error',
  open: 'Informe de error…',
  openFor: 'Informe de error… de {id}',
  note: 'El programa no envía nada. Escribe un solo archivo, y tú decides a quién se lo das.',
  words: '¿Qué ha pasado?',
  wordsHint: 'Qué hiciste y qué esperabas en su lugar.',
  nameless: 'Sin los nombres de las personas',
  inside: 'Ver contenido: {size} en un archivo',
  partAbout: 'Lo que has escrito, el mensaje, y qué programa en qué sistema',
  partGame: 'Preparación de la partida',
  partRecords: 'El registro de la partida: {count, plural, one {# entrada} other {# entradas}}',
  partState: 'Estado de la partida',
  partPack: 'Paquetes de cartas que usa',
  partLog: 'Registro de errores',
  read: 'Elige una parte para leerla palabra por palabra, tal como se escribirá.',
  shrink: 'Acortar el registro',
  shrinkNote: 'Busca el registro más corto que aún muestra el fallo. Tarda entre segundos y minutos.',
  stop: 'Parar',
  looking: 'Repitiendo la partida…',
  shrinking:
    'De {from, plural, one {# respuesta} other {# respuestas}} quedan {now}, en {tried, plural, one {# intento} other {# intentos}}.',
  shrunk:
    'De {from, plural, one {# respuesta} other {# respuestas}} quedan {now} que aún muestran el fallo. El informe lleva esas.',
  stopped: 'Parado. El informe lleva el registro entero.',
  sound: 'La partida se ha jugado otra vez y no había ningún fallo. El informe lleva el registro entero.',
  whole: 'El fallo solo se ve con el registro tal como está. El informe lo lleva entero.',
  write: 'Guardar informe…',
  written: 'Guardado en {file}',
};
