import type { Translated } from '../catalogue.ts';
/** Por qué no se acepta un archivo: qué le pasa, en una frase. */
export declare const fileFaults: Translated<'fileFaults'>;
