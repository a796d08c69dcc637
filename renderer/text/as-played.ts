import type { Way } from '../../electron/shared/api.ts';
import type { CardDef, Variant } from '../../engine/index.ts';

/**
 * An Objective with the lead that decides in a game of these variants, so that its text says what will happen and not what
 * another game would have asked (rulebook, Fast or Extended Play). Any other card is as it is.
 */
export function asPlayed<Def extends CardDef>(
  def: Def,
  variants: readonly Variant[],
  ways: readonly Way[],
): Def {
  const lead = ways.find((way) => way.lead !== null && variants.includes(way.variant))?.lead ?? null;
  return def.type === 'objective' && lead !== null ? { ...def, value: lead } : def;
}
