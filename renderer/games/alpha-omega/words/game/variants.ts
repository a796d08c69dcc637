import type { Variant } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { listOf } from '../../../../text/lists.ts';

/** A variation as the rulebook names it; Narrow Way is its own sentence about the Objective, taken at its word. */
export const variantName = (variant: Variant): string => t(`variant.${variant}`);

/** What a variation changes, in one breath. */
export const variantHint = (variant: Variant): string => t(`variant.${variant}Hint`);

/** Why nobody can play the Opponents while these are chosen. */
export const noOpponentsWith = (chosen: readonly Variant[]): string =>
  t('variant.noOpponentsWith', { variants: listOf(chosen.map(variantName)) });

/** Why a variation cannot be chosen now; null when it can. */
export function whyNotVariant(excluded: readonly Variant[], meetsOpponents: boolean): string | null {
  if (excluded.length > 0) return t('variant.notTogether', { variants: listOf(excluded.map(variantName)) });
  return meetsOpponents ? t('variant.notWithOpponents') : null;
}
