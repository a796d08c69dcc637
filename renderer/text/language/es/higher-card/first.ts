import { higherCard as game } from './game.ts';
import { higherCardLog } from './log.ts';

/** What the first page says of Higher Card in Spanish. */
export const higherCard = { higherCard: game, higherCardLog } as const;
