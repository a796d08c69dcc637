import { higherCard as game } from './game.ts';
import { higherCardLog } from './log.ts';
import { rulebookHigherCard } from './rulebook.ts';

/** The sentences of Higher Card in English. */
export const higherCard = { higherCard: game, higherCardLog, rulebookHigherCard } as const;
