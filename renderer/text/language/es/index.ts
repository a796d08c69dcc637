import type { Catalogue } from '../catalogue.ts';
import { settings } from './settings.ts';

/** Every sentence of the program in Spanish. */
export const es = { settings } as const satisfies Catalogue;
