import type { Example } from './example.ts';
import { ACTIVATED } from './examples-activated.ts';
import { CARDS } from './examples-cards.ts';
import { CONSTANTS } from './examples-constant.ts';
import { INSTEAD } from './examples-instead.ts';
import { INTERRUPTS } from './examples-interrupts.ts';
import { TASKS } from './examples-tasks.ts';
import { TRIGGERED } from './examples-triggered.ts';

/** Cards that together use every word of the card language. */
export const EXAMPLES: readonly Example[] = [
  ...TRIGGERED,
  ...ACTIVATED,
  ...INSTEAD,
  ...INTERRUPTS,
  ...CONSTANTS,
  ...CARDS,
  ...TASKS,
];
