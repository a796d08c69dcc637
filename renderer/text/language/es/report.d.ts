import type { Translated } from '../catalogue.ts';
/** Un informe para enviar: qué lleva y cómo se acorta. */
export declare const report: Translated<'report'>;
