import type { View } from '../../engine/index.ts';
import { t } from './language/language.ts';

type Blow = View['blows'][number];

/** Numbers beside each other, as far as they are known. */
export const inOneLine = (numbers: readonly (string | null)[]): string =>
  numbers.filter((number) => number !== null).join(', ');

/** What a blow does, in numbers, what armor takes of it first. */
export const numbersOf = ({ damage, absorbed }: Blow): readonly string[] => [
  ...(absorbed > 0 ? [t('options.absorbed', { amount: absorbed })] : []),
  t('options.damage', { damage }),
];

/** What becomes of whom a blow strikes. */
export function fateOf(
  { left, excess }: Blow,
  falls: 'options.defeats' | 'plates.falls',
  stays: 'options.then' | 'options.left',
): string {
  if (excess > 0) return t('plates.spared', { left });
  return left > 0 ? t(stays, { left }) : t(falls);
}
