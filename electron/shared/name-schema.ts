import { z } from 'zod';
import { isSeen, keptName, seenLine, seenPage } from '../../engine/toolbox/typed-text.ts';

/** So many characters a shown name may have. */
export const LONGEST_NAME = 40;

/** So many characters may be sent for one: composed, and without what nobody sees, it is shorter. */
const LONGEST_TYPED = 200;

/** A text of one line that people type: no line breaks or other control characters, and something to be seen, once it is one. */
export const typedLine = (most: number) =>
  z
    .string()
    .max(Math.max(most, LONGEST_TYPED))
    .overwrite((text) => seenLine(text))
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

/** The same where there must be something. */
export const typedSomething = (most: number) =>
  typedLine(most).min(1).refine(isSeen, { error: 'nothing of it can be seen' });

/** A text of several lines that people type. Control characters are left out. */
export const typedPage = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => seenPage(text));

/** Shown names: something to read, not a page of it. */
export const name = typedSomething(LONGEST_NAME);

/**
 * A name that is read back from what programs of any age kept: none of them is refused for it, as whoever reads it would lose
 * what bears it.
 */
export const nameAsKept = (most = LONGEST_NAME) => z.string().overwrite((text) => keptName(text, most));
