import { settings } from './settings.ts';

/** Every sentence of the program in English: the language that all others follow. */
export const en = { settings } as const;
