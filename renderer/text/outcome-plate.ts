import type { View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import type { Names } from './options.ts';

type Blow = View['blows'][number];

/** What stands on a target while it is aimed at. */
export interface Plate {
  /** What the target itself takes, as "−8". */
  readonly amount: string;
  /** What becomes of it, as "6 left" or "falls". */
  readonly then: string;
  readonly isFatal: boolean;
}

/** The outcome of a blow in as few words as have room on a card. */
export function plateOf({ target, damage, absorbed, left }: Blow, names: Names): Plate {
  const isFatal = left === 0;
  const type = names.book.get(names.inPlay(target)?.def ?? '')?.type;
  const falls = t(type === 'item' ? 'plates.breaks' : 'plates.falls');
  const rest = absorbed > 0 ? t('plates.armored', { absorbed, left }) : t('plates.left', { left });
  return { amount: `−${String(damage)}`, then: isFatal ? falls : rest, isFatal };
}
