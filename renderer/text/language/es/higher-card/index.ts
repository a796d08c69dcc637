import { higherCardLog } from './log.ts';

/** The sentences of Higher Card in Spanish. */
export const higherCard = { higherCardLog } as const;
