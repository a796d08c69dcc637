import type { Translated } from '../catalogue.ts';
/** Lo que se cuenta a una partida empezada con reglas anteriores cuando sigue: una línea por cada cambio. */
export declare const rulesChanges: Translated<'rulesChanges'>;
