import { happenings } from './reasons/happenings.ts';
import { moves } from './reasons/moves.ts';
import { numbers } from './reasons/numbers.ts';

/** A sentence for each kind of fact that can be part of a reason. */
export const reasons = { ...numbers, ...moves, ...happenings } as const;
