import type { Pattern } from './syntax.ts';

/** What is known of all texts that fit: the longest letters in them, and the letters they consist of, if it is only those. */
interface Known {
  readonly longest: string;
  readonly whole: string | null;
}

const NOTHING: Known = { longest: '', whole: null };

/** Letters that every text with a pattern in it must have, together: a text without them need not be looked at. */
export const lettersIn = (pattern: Pattern): string => knownOf(pattern).longest;

function knownOf(pattern: Pattern): Known {
  switch (pattern.kind) {
    case 'one': {
      const [range] = pattern.of;
      const isOne = pattern.of.length === 1 && range !== undefined && range[0] === range[1];
      const letter = isOne ? String.fromCharCode(range[0]) : '';
      return isOne ? { longest: letter, whole: letter } : NOTHING;
    }
    case 'at':
      return { longest: '', whole: '' };
    case 'either':
      return NOTHING;
    case 'repeat':
      return pattern.least === 0 ? NOTHING : { longest: knownOf(pattern.of).longest, whole: null };
    case 'row':
      return inARow(pattern.of.map(knownOf));
  }
}

const longer = (a: string, b: string): string => (b.length > a.length ? b : a);

function inARow(parts: readonly Known[]): Known {
  let longest = '';
  let run = '';
  for (const { longest: own, whole } of parts) {
    run = whole === null ? '' : run + whole;
    longest = longer(longer(longest, own), run);
  }
  return { longest, whole: parts.every(({ whole }) => whole !== null) ? run : null };
}
