import type { Translated } from '../../catalogue.ts';
import { happenings } from './reasons/happenings.ts';
import { moves } from './reasons/moves.ts';
import { numbers } from './reasons/numbers.ts';

export const reasons = { ...numbers, ...moves, ...happenings } as const satisfies Translated<'reasons'>;
