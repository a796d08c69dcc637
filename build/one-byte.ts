import type { Plugin } from 'vite';

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** The escapes of a sign, one for each half of a large one. */
const escaped = (sign: string): string =>
  [...Array(sign.length).keys()].map((at) => String.raw`\u${hex(sign.charCodeAt(at))}`).join('');

/** A script without what Latin-1 lacks. */
export function inOneByte(code: string, file: string): string {
  if (/\braw`[^`]*[^\0-\xff]/u.test(code))
    throw new Error(
      `${file}: String.raw would say another thing; write its sign as an escape in a usual string`,
    );
  return code.replaceAll(/[^\0-\xff]/gu, escaped);
}

/**
 * Escapes what Latin-1 lacks where the bundler's `charset` leaves it, in templates with a tag: for one such sign a script is kept
 * in memory at two bytes for each of its letters. What a tag reads is the same, unless it asks how that was written.
 */
export const oneByte = (): Plugin => ({
  name: 'one-byte',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = inOneByte(chunk.code, chunk.fileName);
  },
});
