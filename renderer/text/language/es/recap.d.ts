import type { Translated } from '../catalogue.ts';
/** Lo primero que se le cuenta a quien vuelve a una partida. */
export declare const recap: Translated<'recap'>;
