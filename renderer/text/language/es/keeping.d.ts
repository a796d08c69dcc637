import type { Translated } from '../catalogue.ts';
/** Lo que se guarda: partidas, copias con nombre, papelera, archivos, copias de seguridad y paquetes de cartas. */
export declare const keeping: Translated<'keeping'>;
