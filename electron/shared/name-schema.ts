import { z } from 'zod';

/** So many characters a shown name may have. */
export const LONGEST_NAME = 40;

/** Shown names: something to read, no line breaks or other control characters, not a page of it. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .regex(/^\P{Cc}*$/u);
