import type { Given, MessageKey } from './language/catalogue.ts';
import { parts } from './language/language.ts';
import type { Line, Tone, Word } from './line.ts';

/** A line of the log: how it should feel, and the message that it says. */
export const say = <K extends MessageKey>(tone: Tone, key: K, ...given: Given<K, Word>): Line => ({
  tone,
  parts: parts(key, ...given),
});
