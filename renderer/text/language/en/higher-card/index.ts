import { higherCardLog } from './log.ts';

/** The sentences of Higher Card in English. */
export const higherCard = { higherCardLog } as const;
