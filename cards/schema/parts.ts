import * as z from 'zod';
import { PROVENANCES, SLOTS } from '../../engine/alpha-omega/definitions.ts';
import { TRAITS } from '../../engine/alpha-omega/selects.ts';

/** A frozen object that knows exactly its own keys: a misspelt word is a complaint, never silence. */
export function strict<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape).readonly();
}

/** A frozen list. */
export function list<T extends z.core.SomeType>(of: T) {
  return z.array(of).readonly();
}

/** Any number of words between hyphens, as in `heavenly-armor`. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in lower case with hyphens');

/** A printed card: `pack:name`. */
export const defId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a card id like starter:michael');

/** A name that an op binds, or that refers to a card. */
export const name = z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/, 'must be one word like friend');

// Larger numbers are typing errors: no Strength, count or damage in the game comes near.
const MOST = 99;
export const count = z.int().min(1).max(MOST);
export const points = z.int().min(0).max(MOST);
export const change = z.int().min(-MOST).max(MOST);

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\S(.*\S)?$/, 'must be one line without blanks at its ends');

export const title = line(60);
export const quote = line(200);

export const side = z.literal(['good', 'opponent']);
export const trait = z.literal(TRAITS);
export const slot = z.literal(SLOTS);
export const provenance = z.literal(PROVENANCES);
