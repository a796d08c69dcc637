import type { Ask } from '../../engine/index.ts';
import { t } from './language/language.ts';

/** How many choices are wanted, of a question with more than one answer; null where it is one, or hidden. */
export function howMany(ask: Ask<unknown> | null): string | null {
  if (ask?.kind === 'order') return t('ask.firstOnTop');
  if (ask?.kind !== 'some') return null;
  const { min: least, max: most } = ask;
  if (least === most) return t('ask.exactly', { count: most });
  return least === 0 ? t('ask.upTo', { most }) : t('ask.fromTo', { least, most });
}
