import type { View } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Names } from './names.ts';

type Blow = View['blows'][number];

/** Numbers beside each other, as far as they are known. */
export const inOneLine = (numbers: readonly (string | null)[]): string =>
  numbers.filter((number) => number !== null).join(', ');

/** What a blow does, in numbers, what armor takes of it first. */
export const numbersOf = ({ damage, absorbed }: Blow): readonly string[] => [
  ...(absorbed > 0 ? [t('options.absorbed', { amount: absorbed })] : []),
  t('options.damage', { damage }),
];

/** Does whoever strikes Lure Astray whom it defeats here? */
export function luresBy({ by, target }: Pick<Blow, 'by' | 'target'>, names: Names): boolean {
  const struck = names.inPlay(target);
  return (
    names.inPlay(by)?.luresAstray === true &&
    struck?.side === 'good' &&
    !struck.cannot.includes('beLured') &&
    names.book.get(struck.def)?.type === 'person'
  );
}

/** What a blow does, and what becomes of whom it strikes: of the one told as a deed, of the other as a fate. */
const FATES = {
  deed: { falls: 'options.defeats', lured: 'options.lures', stays: 'options.then' },
  fate: { falls: 'plates.falls', lured: 'options.isLured', stays: 'options.left' },
} as const;

/** What becomes of whom a blow strikes. */
export function fateOf(blow: Blow, names: Names, told: keyof typeof FATES): string {
  const { left, excess } = blow;
  if (excess > 0) return t('plates.spared', { left });
  const { falls, lured, stays } = FATES[told];
  if (left > 0) return t(stays, { left });
  return t(luresBy(blow, names) ? lured : falls);
}
