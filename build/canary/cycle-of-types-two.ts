import type { One } from './cycle-of-types-one.ts';

export interface Two {
  readonly one: One | null;
}
