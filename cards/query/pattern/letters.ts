import type { Pattern } from './syntax.ts';

/** Letters of which a text must have at least one, each a row of letters. */
export type Needed = readonly string[];

/** What is known of all texts that fit. */
interface Known {
  /** Each has something of every one of these in it. */
  readonly needs: readonly Needed[];
  /** The one text that fits, where there is only one. */
  readonly whole: string | null;
}

const NOTHING: Known = { needs: [], whole: null };

/** More of them take longer to look for than the pattern itself. */
const MOST_NEEDED = 4;
const MOST_SETS = 3;

/**
 * Letters without which a pattern is in no text: a text that lacks all of one of these sets need not be looked at. Those come
 * first that are in the fewest texts, as far as their length tells; none where nothing can be said.
 */
export const lettersIn = (pattern: Pattern): readonly Needed[] => knownOf(pattern).needs;

function knownOf(pattern: Pattern): Known {
  switch (pattern.kind) {
    case 'one': {
      const [range] = pattern.of;
      if (pattern.of.length !== 1 || range === undefined || range[0] !== range[1]) return NOTHING;
      const letter = String.fromCharCode(range[0]);
      return { needs: [[letter]], whole: letter };
    }
    case 'at':
      return { needs: [], whole: '' };
    case 'either': {
      const all = pattern.of.map((each) => knownOf(each).needs[0]);
      const needed = all.flatMap((each) => each ?? []);
      const isKnown = all.every((each) => each !== undefined) && needed.length <= MOST_NEEDED;
      return { needs: isKnown ? [needed] : [], whole: null };
    }
    case 'repeat':
      return pattern.least === 0 ? NOTHING : { needs: knownOf(pattern.of).needs, whole: null };
    case 'row':
      return inARow(pattern.of.map(knownOf));
  }
}

/** Letters of which the shortest is longer are in fewer texts. */
const shortestOf = (needed: Needed): number => Math.min(...needed.map(({ length }) => length));

function inARow(parts: readonly Known[]): Known {
  const needs: Needed[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') needs.push([run]);
    run = '';
  };
  for (const part of parts) {
    if (part.whole !== null) run += part.whole;
    else {
      endRun();
      needs.push(...part.needs);
    }
  }
  const whole = parts.every((part) => part.whole !== null) ? run : null;
  endRun();
  return { needs: needs.toSorted((a, b) => shortestOf(b) - shortestOf(a)).slice(0, MOST_SETS), whole };
}
