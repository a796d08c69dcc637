import type { Translated } from '../catalogue.ts';
/** Cuando las partidas no se pueden abrir o falla el disco: qué pasó, qué está a salvo, qué se puede hacer. */
export declare const mending: Translated<'mending'>;
