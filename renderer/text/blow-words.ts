import type { View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import type { Names } from './options.ts';

type Blow = View['blows'][number];

/** Numbers beside each other, as far as they are known. */
export const inOneLine = (numbers: readonly (string | null)[]): string =>
  numbers.filter((number) => number !== null).join(', ');

/** What a blow does, in numbers, what armor takes of it first. */
export const numbersOf = ({ damage, absorbed }: Blow): readonly string[] => [
  ...(absorbed > 0 ? [t('options.absorbed', { amount: absorbed })] : []),
  t('options.damage', { damage }),
];

/** Is it sure that a blow fells? "A third at most" may spare whom an Opponent card strikes: the plate on the card knows. */
export const fells = ({ by, left }: Blow, names: Names): boolean =>
  left === 0 && !(names.view.assists.includes('thirdAtMost') && names.inPlay(by)?.side === 'opponent');

/** What becomes of whom a blow strikes; null where that is not sure. */
export function fateOf(
  blow: Blow,
  names: Names,
  falls: 'options.defeats' | 'plates.falls',
  stays: 'options.then' | 'options.left',
): string | null {
  const { left } = blow;
  if (left > 0) return t(stays, { left });
  return fells(blow, names) ? t(falls) : null;
}
