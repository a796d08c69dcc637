import type { Explanation, Fact, FactCode, Rule } from '../../../engine/index.ts';
import type { Part } from '../line.ts';
import { voiceOf, type Cast } from '../voice.ts';
import type { Teller } from './fact.ts';
import { happeningTellers } from './happenings.ts';
import { moveTellers } from './moves.ts';
import { numberTellers } from './numbers.ts';

/** One link of a reason in words. */
export interface ReasonLine {
  readonly parts: readonly Part[];
  /** "Ruling 2", "Rulebook, Opponent Phase". */
  readonly source: string;
  /** Says what the lines before it come to. */
  readonly isSum: boolean;
  /** The number of the ruling it rests on, so that its text can be shown; null for the rulebook itself. */
  readonly ruling: number | null;
}

const tellers: Readonly<Record<FactCode, Teller>> = { ...numberTellers, ...moveTellers, ...happeningTellers };

const SUMS: ReadonlySet<FactCode> = new Set(['strength', 'left', 'blow', 'sideTotal', 'lead'] as const);

/** Where a rule stands: "Ruling 2", "Rulebook, Opponent Phase". */
export const sourceOf = (rule: Rule): string =>
  'ruling' in rule ? `Ruling ${rule.ruling}` : `Rulebook, ${rule.heading}`;

/** A reason, one sentence a fact, each with its source. */
export function reasonLines({ reason, defs }: Explanation, cast: Cast): readonly ReasonLine[] {
  const voice = voiceOf(cast, defs);
  return reason.map((fact: Fact) => ({
    parts: begun(tellers[fact.code](fact, voice)),
    isSum: SUMS.has(fact.code),
    source: sourceOf(fact.rule),
    ruling: 'ruling' in fact.rule ? fact.rule.ruling : null,
  }));
}

/** Sentences begin with a capital, also where a number in words or a hidden card comes first. */
function begun([first, ...rest]: readonly Part[]): readonly Part[] {
  if (first === undefined) return [];
  return [{ ...first, text: `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}` }, ...rest];
}

/** A line as plain text that ends with its source. */
export const reasonText = ({ parts, source }: ReasonLine): string =>
  `${parts.map(({ text }) => text).join('')} (${source})`;
