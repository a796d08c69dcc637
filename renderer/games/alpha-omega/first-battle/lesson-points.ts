import type { Hint } from '../hints/hints.ts';
import type { Point } from '../tutorial/script/chapter.ts';

const POINTS: Partial<Record<Hint, Point>> = {
  goal: 'goal',
  countdown: 'goal',
  foreseen: 'known',
  helps: 'counsel',
  seals: 'seal',
  callingTaken: 'calling',
  strengthChecked: 'scale',
  playerLured: 'luredPlayer',
};

/** What of the table a lesson speaks of; null where it speaks of what is asked. A lesson never points at a move: that is Hint's. */
export const pointOf = (lesson: Hint): Point | null => POINTS[lesson] ?? null;
