import type { Spoken } from '../shared/settings.ts';

const ENGLISH = {
  cannotOpen: 'Alpha/Omega cannot open its games',
  openIssue: {
    newer: 'They were saved by a newer version of Alpha/Omega. Start that version, or install it again.',
    damaged:
      'The file is damaged. Nothing was changed; put a copy of it in its place, or move it away to begin anew.',
    otherProgram: 'The file belongs to another program. Nothing was changed; move it away to begin anew.',
    unusable:
      'The file cannot be opened. Look at whether its folder can be written to and the disk has room.',
  },
  defect: 'Alpha/Omega has met a defect and must close. Your games are safe: every answer is on disk.',
  windowGone: 'The window has stopped working. Your games are safe: every answer is on disk.',
  reload: 'Open it again',
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
    deckList: 'A deck as a list',
    deckJson: 'A deck as JSON',
    deckCode: 'A deck as a share code',
    allDecks: 'Alpha-Omega decks',
    game: 'A game of Alpha/Omega',
    pack: 'A pack of cards',
    decks: 'Decks of Alpha/Omega',
    report: 'A report',
  },
} as const;

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** What the program says outside its window: while there is none, when it has failed, and in its menu. */
export type Words = Worded<typeof ENGLISH>;

const SPANISH = {
  cannotOpen: 'Alpha/Omega no puede abrir sus partidas',
  openIssue: {
    newer: 'Las guardó una versión más nueva de Alpha/Omega. Abre esa versión o vuelve a instalarla.',
    damaged:
      'El archivo está dañado. No se ha cambiado nada; pon una copia en su lugar, o muévelo a otro sitio para empezar de nuevo.',
    otherProgram:
      'El archivo es de otro programa. No se ha cambiado nada; muévelo a otro sitio para empezar de nuevo.',
    unusable:
      'El archivo no se puede abrir. Mira si se puede escribir en su carpeta y si queda sitio en el disco.',
  },
  defect:
    'Alpha/Omega ha encontrado un fallo y tiene que cerrarse. Tus partidas están a salvo: cada respuesta está en el disco.',
  windowGone:
    'La ventana ha dejado de funcionar. Tus partidas están a salvo: cada respuesta está en el disco.',
  reload: 'Abrirla otra vez',
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
    deckList: 'Un mazo como lista',
    deckJson: 'Un mazo como JSON',
    deckCode: 'Un mazo como código',
    allDecks: 'Mazos de Alpha-Omega',
    game: 'Una partida de Alpha/Omega',
    pack: 'Un paquete de cartas',
    decks: 'Mazos de Alpha/Omega',
    report: 'Un informe',
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
