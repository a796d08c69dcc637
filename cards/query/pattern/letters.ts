import type { Pattern } from './syntax.ts';

/** What is known of all texts that fit. */
interface Known {
  /** Each has at least one of these in it; null where nothing is known. */
  readonly needs: readonly string[] | null;
  /** The one text that fits, where there is only one. */
  readonly whole: string | null;
}

const NOTHING: Known = { needs: null, whole: null };

/** More of them take longer to look for than the pattern itself. */
const MOST_NEEDED = 4;

/**
 * Letters without which a pattern is in no text: a text that has none of these need not be looked at. Null where that cannot
 * be said.
 */
export const lettersIn = (pattern: Pattern): readonly string[] | null => knownOf(pattern).needs;

function knownOf(pattern: Pattern): Known {
  switch (pattern.kind) {
    case 'one': {
      const [range] = pattern.of;
      if (pattern.of.length !== 1 || range === undefined || range[0] !== range[1]) return NOTHING;
      const letter = String.fromCharCode(range[0]);
      return { needs: [letter], whole: letter };
    }
    case 'at':
      return { needs: null, whole: '' };
    case 'either': {
      const all = pattern.of.map((each) => knownOf(each).needs);
      const needs = all.flatMap((each) => each ?? []);
      const isKnown = all.every((each) => each !== null) && needs.length <= MOST_NEEDED;
      return { needs: isKnown ? needs : null, whole: null };
    }
    case 'repeat':
      return pattern.least === 0 ? NOTHING : { needs: knownOf(pattern.of).needs, whole: null };
    case 'row':
      return inARow(pattern.of.map(knownOf));
  }
}

/** The better of two: whose shortest is longer, and so in fewer texts. */
function better(a: Known['needs'], b: Known['needs']): Known['needs'] {
  const shortest = (needs: Known['needs']): number =>
    Math.min(...(needs ?? ['']).map(({ length }) => length));
  return shortest(b) > shortest(a) ? b : a;
}

function inARow(parts: readonly Known[]): Known {
  let needs: Known['needs'] = null;
  let run = '';
  for (const part of parts) {
    run = part.whole === null ? '' : run + part.whole;
    needs = better(better(needs, part.needs), run === '' ? null : [run]);
  }
  return { needs, whole: parts.every(({ whole }) => whole !== null) ? run : null };
}
