import type { Pattern } from './syntax.ts';

/** Letters of which a text must have at least one, each a row of letters. */
export type Needed = readonly string[];

/** What is known of all texts that fit. */
interface Known {
  /** Each has something of every one of these in it. */
  readonly needs: readonly Needed[];
  /** The one text that fits, where there is only one. */
  readonly whole: string | null;
  /** Each that fits begins with one of these, and nothing is asked of what stands before it; null where that is not known. */
  readonly begins: Needed | null;
}

const NOTHING: Known = { needs: [], whole: null, begins: null };

/** More of them take longer to look for than the pattern itself. */
const MOST_NEEDED = 4;
const MOST_SETS = 3;

/**
 * Letters without which a pattern is in no text: a text that lacks all of one of these sets need not be looked at. Those come
 * first that are in the fewest texts, as far as their length tells; none where nothing can be said.
 */
export const lettersIn = (pattern: Pattern): readonly Needed[] => knownOf(pattern).needs;

/** Letters of which one stands wherever a pattern begins: what stands before the first of them need not be looked at. */
export const beginningsOf = (pattern: Pattern): Needed | null => knownOf(pattern).begins;

function knownOf(pattern: Pattern): Known {
  switch (pattern.kind) {
    case 'one': {
      const [range] = pattern.of;
      if (pattern.of.length !== 1 || range === undefined || range[0] !== range[1]) return NOTHING;
      const letter = String.fromCharCode(range[0]);
      return { needs: [[letter]], whole: letter, begins: [letter] };
    }
    case 'at':
      return { needs: [], whole: '', begins: null };
    case 'either': {
      const known = pattern.of.map(knownOf);
      const needed = anyOf(known.map(({ needs }) => needs[0] ?? null));
      return { needs: needed ? [needed] : [], whole: null, begins: anyOf(known.map(({ begins }) => begins)) };
    }
    case 'repeat':
      return pattern.least === 0 ? NOTHING : { ...knownOf(pattern.of), whole: null };
    case 'row':
      return inARow(pattern.of.map(knownOf));
  }
}

/** What is needed where one of several is; null where that is too much, or of one of them nothing is known. */
function anyOf(all: readonly (Needed | null)[]): Needed | null {
  const needed = all.flatMap((each) => each ?? []);
  return all.every((each) => each !== null) && needed.length <= MOST_NEEDED ? needed : null;
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
  return {
    needs: needs.toSorted((a, b) => shortestOf(b) - shortestOf(a)).slice(0, MOST_SETS),
    whole,
    begins: beginningOf(parts),
  };
}

function beginningOf(parts: readonly Known[]): Needed | null {
  const [first] = parts;
  if (!first || first.begins === null || first.whole === null) return first?.begins ?? null;
  const end = parts.findIndex(({ whole }) => whole === null);
  return [parts.slice(0, end < 0 ? parts.length : end).reduce((run, { whole }) => run + (whole ?? ''), '')];
}
