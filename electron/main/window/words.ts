import type { Spoken } from '../../shared/settings.ts';

/** The name of the program in file names. */
export const PROGRAM = 'Alpha-Omega';

const ENGLISH = {
  cannotOpen: 'Alpha/Omega cannot open its games',
  openIssue: {
    newer: 'They were saved by a newer version of Alpha/Omega. Start that version, or install it again.',
    damaged: 'The file is damaged. Nothing was changed. Restore a copy of it, or move it away to start over.',
    otherProgram: 'The file belongs to another program. Nothing was changed. Move it away to start over.',
    unusable:
      'The file cannot be opened. Check that its folder can be written to and that the disk is not full.',
  },
  defect: 'Alpha/Omega has run into a problem and must close. Your games are safe: every answer is saved.',
  windowGone: 'The window has stopped working. Your games are safe: every answer is saved.',
  reload: 'Reload',
  quit: 'Quit',
  menu: {
    game: 'Game',
    close: 'Close',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select All',
    view: 'View',
    resetZoom: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    fullScreen: 'Toggle Full Screen',
    help: 'Help',
    about: 'About Alpha/Omega',
  },
  files: {
    deckList: 'Deck list',
    deckJson: 'Deck as JSON',
    deckCode: 'Deck code',
    allDecks: 'Alpha-Omega decks',
    game: 'Alpha/Omega game',
    pack: 'Card pack',
    decks: 'Alpha/Omega decks',
    report: 'Bug report',
  },
} as const;

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** The texts outside the window: while there is none, when it has failed, and in its menu. */
export type Words = Worded<typeof ENGLISH>;

const SPANISH = {
  cannotOpen: 'Alpha/Omega no puede abrir sus partidas',
  openIssue: {
    newer: 'Las guardó una versión más nueva de Alpha/Omega. Abre esa versión o vuelve a instalarla.',
    damaged:
      'El archivo está dañado. No se ha cambiado nada. Restaura una copia, o muévelo a otro sitio para empezar de nuevo.',
    otherProgram:
      'El archivo es de otro programa. No se ha cambiado nada. Muévelo a otro sitio para empezar de nuevo.',
    unusable:
      'El archivo no se puede abrir. Comprueba que se puede escribir en su carpeta y que el disco no está lleno.',
  },
  defect:
    'Ha ocurrido un problema y Alpha/Omega tiene que cerrarse. Tus partidas están a salvo: cada respuesta está guardada.',
  windowGone: 'La ventana ha dejado de funcionar. Tus partidas están a salvo: cada respuesta está guardada.',
  reload: 'Recargar',
  quit: 'Salir',
  menu: {
    game: 'Partida',
    close: 'Cerrar',
    edit: 'Editar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    delete: 'Borrar',
    selectAll: 'Seleccionar todo',
    view: 'Ver',
    resetZoom: 'Tamaño real',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fullScreen: 'Pantalla completa',
    help: 'Ayuda',
    about: 'Acerca de Alpha/Omega',
  },
  files: {
    deckList: 'Lista de mazo',
    deckJson: 'Mazo como JSON',
    deckCode: 'Código de mazo',
    allDecks: 'Mazos de Alpha-Omega',
    game: 'Partida de Alpha/Omega',
    pack: 'Paquete de cartas',
    decks: 'Mazos de Alpha/Omega',
    report: 'Informe de error',
  },
} as const satisfies Words;

/** The stretched language is for the window, which tests look at. */
const LANGUAGES: Readonly<Record<Spoken, Words>> = { en: ENGLISH, es: SPANISH, qps: ENGLISH };

let spoken: Words = ENGLISH;
let tag: Spoken = 'en';

/** From now on the program says things in this language. */
export function speak(language: Spoken): void {
  spoken = LANGUAGES[language];
  tag = language;
}

/** The words of the language of now. */
export const words = (): Words => spoken;

/** The tag of the language of now. */
export const spokenTag = (): Spoken => tag;
