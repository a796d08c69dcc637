import type { Library } from '../../electron/shared/api.ts';
import type { Assist, CardDef, Variant, View } from '../../engine/index.ts';

/** What of a game's ways decides which leads win and lose. */
export interface PlayedWays {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/**
 * An Objective with the leads that decide in a game played like this, Good's and the Opponents', so that its text says what
 * will happen and not what another game would have asked (rulebook, Fast or Extended Play). Any other card is as it is.
 */
export function asPlayed<Def extends CardDef>(
  def: Def,
  { variants, assists }: PlayedWays,
  { ways, longSuffering }: Pick<Library, 'ways' | 'longSuffering'>,
): Def {
  if (def.type !== 'objective') return def;
  const played = ways.filter(({ variant }) => variants.includes(variant));
  const value = played.find(({ lead }) => lead !== null)?.lead ?? def.value;
  const times = assists.includes('longSuffering') ? longSuffering : 1;
  const loses = (played.find((way) => way.loses !== null)?.loses ?? value) * times;
  return value === def.value && loses === value ? def : { ...def, value, loses };
}

/** The Objective of a table with the leads that decide at it. Any other card is as it is. */
export function asPlayedAt<Def extends CardDef>(
  def: Def,
  { objective, goal: value, lostBy: loses }: Pick<View, 'objective' | 'goal' | 'lostBy'>,
): Def {
  return def.type === 'objective' && def.id === objective.def ? { ...def, value, loses } : def;
}
