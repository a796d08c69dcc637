import type { Explanation, Fact, FactCode, Rule } from '../../../engine/index.ts';
import { t } from '../language/language.ts';
import type { Part } from '../line.ts';
import { AS_PRINTED } from '../sides.ts';
import { voiceOf, type Cast } from '../voice.ts';
import { tellFact } from './fact.ts';

/** One link of a reason in words. */
export interface ReasonLine {
  readonly parts: readonly Part[];
  /** "Ruling 2", "Rulebook, Opponent Phase". */
  readonly source: string;
  /** Says what the lines before it come to. */
  readonly isSum: boolean;
  /** What it rests on, so that its paragraph can be opened. */
  readonly rule: Rule;
}

const SUMS: ReadonlySet<FactCode> = new Set([
  'strength',
  'armed',
  'left',
  'blow',
  'sideTotal',
  'lead',
] as const);

/** Where a rule stands: "Ruling 2", "Rulebook, Opponent Phase". */
const sourceOf = (rule: Rule): string =>
  'ruling' in rule
    ? t('why.ruling', { number: rule.ruling })
    : t('why.rulebook', { heading: t(`heading.${rule.heading}`) });

/** A reason, one sentence a fact, each with its source. */
export function reasonLines({ reason, defs }: Explanation, cast: Cast): readonly ReasonLine[] {
  const voice = voiceOf(cast, defs, AS_PRINTED);
  return reason.map((fact: Fact) => ({
    parts: tellFact(fact, voice),
    isSum: SUMS.has(fact.code),
    source: sourceOf(fact.rule),
    rule: fact.rule,
  }));
}

/** A line as plain text that ends with its source. */
export const reasonText = ({ parts, source }: ReasonLine): string =>
  `${parts.map(({ text }) => text).join('')} (${source})`;
