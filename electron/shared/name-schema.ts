import { z } from 'zod';

/** Shown names: something to read, no line breaks or other control characters, not a page of it. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{Cc}*$/u);
