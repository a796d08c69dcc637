import * as z from 'zod';
import { defId, strict, title } from './parts.ts';

// A page of it: longer would not be read before a game, and a file of a pack is no place for a book.
const MOST_LETTERS = 1_200;

const paragraph = z
  .string()
  .max(MOST_LETTERS)
  .regex(/^\S(.*\S)?$/s, 'must be a text without blanks at its ends');

/** A line on a tile of a few centimetres. */
const line = z
  .string()
  .max(90)
  .regex(/^\S(.*\S)?$/, 'must be one line without blanks at its ends');

const verse = strict({ quote: z.string().min(1).max(400), source: title });

/** Where a language has no verses of its own the English ones stand for it. */
const texts = strict({
  before: verse.exactOptional(),
  after: verse.exactOptional(),
  teaser: line.exactOptional(),
  prologue: paragraph,
  victory: paragraph,
  defeat: paragraph,
});

/** What is told of an Objective on a journey: before it and after it, with a verse each, in the languages there are. */
export const story = strict({
  objective: defId,
  before: verse,
  after: verse,
  texts: z.record(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), texts).readonly(),
});

export type Story = z.output<typeof story>;
export type StoryTexts = z.output<typeof texts>;
