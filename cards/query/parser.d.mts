import type { RawQuery } from './raw.ts';

/** Where something was refused: offsets into the text, from 0. */
export interface RefusedAt {
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}

/** Thrown by {@link parse}; the message is a code of the grammar where it names one. */
export class SyntaxError extends Error {
  readonly location: RefusedAt;
}

/** Reads a query; null where the text is empty. */
export function parse(text: string): RawQuery | null;
