import type { Two } from './cycle-of-types-two.ts';

export interface One {
  readonly two: Two | null;
}
