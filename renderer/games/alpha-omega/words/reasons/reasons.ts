import type { Explanation, Fact, FactCode, Rule } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Part } from '../../../../text/line.ts';
import { AS_PRINTED } from '../telling/sides.ts';
import { voiceOf, type Cast } from '../telling/voice.ts';
import { tellFact } from './fact.ts';

/** One link of a reason in words. */
export interface ReasonLine {
  readonly parts: readonly Part[];
  /** "Ruling 2", "Rulebook, Opponent Phase". */
  readonly source: string;
  /** Rests on the same as the line after it: the source is said once, after the last of them. */
  readonly isOnward: boolean;
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
  return reason.map((fact: Fact, at) => {
    const source = sourceOf(fact.rule);
    const next = reason[at + 1];
    return {
      ...{ parts: tellFact(fact, voice), isSum: SUMS.has(fact.code), source, rule: fact.rule },
      isOnward: next !== undefined && sourceOf(next.rule) === source,
    };
  });
}

/** A line as plain text that ends with its source, unless the next one has the same. */
export const reasonText = ({ parts, source, isOnward }: ReasonLine): string =>
  `${parts.map(({ text }) => text).join('')}${isOnward ? '' : ` (${source})`}`;
