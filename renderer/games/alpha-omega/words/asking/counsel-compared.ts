import type { Counsel, DecisionView, Option } from '../../../../../engine/alpha-omega/index.ts';
import type { Answer } from '../../../../../engine/index.ts';
import { t } from '../../../../text/language/language.ts';
import { leavesBe } from './options.ts';

/** What kind of choice an answer is; undefined where it is several. */
const kindOf = ([id]: Answer, { ask }: DecisionView): Option['kind'] | undefined =>
  ask?.kind === 'one' ? ask.options.find((option) => option.id === id)?.kind : undefined;

export function isIdle(answer: Answer, decision: DecisionView): boolean {
  const kind = kindOf(answer, decision);
  return kind !== undefined && leavesBe({ kind });
}

/** With what a reason compares. */
export function thanWords(
  counsel: Counsel,
  decision: DecisionView,
  words: (answer: Answer) => string,
): string {
  const { alike, instead } = counsel;
  if (instead === null) return '';
  if (isIdle(instead.answer, decision))
    return t(alike.length > 0 ? 'counsel.thanIdle' : 'counsel.thanNothing');
  return isNamed(counsel, decision)
    ? t('counsel.thanChoice', { choice: words(instead.answer) })
    : t('counsel.thanAnother');
}

/**
 * Is the choice that is clearly worse told by its name? Where it is of the same kind; and where others are about as good as
 * the advised one, which would be taken for it.
 */
const isNamed = ({ best, alike, instead }: Counsel, decision: DecisionView): boolean =>
  alike.length > 0 || kindOf(best[0]?.answer ?? [], decision) === kindOf(instead?.answer ?? [], decision);

/** With what a loss would come. */
export function otherwiseWords(
  counsel: Counsel,
  decision: DecisionView,
  words: (answer: Answer) => string,
): string {
  const { alike, instead } = counsel;
  if (instead === null) return t('counsel.otherwise');
  if (isIdle(instead.answer, decision)) return t(alike.length > 0 ? 'counsel.idle' : 'counsel.otherwise');
  return isNamed(counsel, decision)
    ? t('counsel.withChoice', { choice: words(instead.answer) })
    : t('counsel.otherwise');
}
