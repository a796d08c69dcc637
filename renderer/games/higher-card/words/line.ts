import type { HigherCardEvent } from '../../../../engine/higher-card/game.ts';
import { t } from '../../../text/language/language.ts';
import { textOf } from '../../../text/line.ts';
import { linesOf } from './lines.ts';

/** What was done by an answer, as the end of a sentence; null where nothing is told of it. */
export function deedOf(events: readonly HigherCardEvent[], names: readonly string[]): string | null {
  const laid = events.find(({ type }) => type === 'laid');
  const [line] = laid === undefined ? [] : linesOf(laid, names);
  return line === undefined ? null : textOf(line).replace(/\.$/, '');
}

/** A round in the middle of a sentence. */
export const roundWords = (round: number): string => t('higherCard.round', { round });
