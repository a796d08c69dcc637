import type { Library } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { Assist, CardDef, Variant, View } from '../../../../../engine/alpha-omega/index.ts';

/** What of a game's ways decides which leads win and lose. */
export interface PlayedRules {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/** The leads with which Good and the Opponents win. */
export interface Leads {
  readonly good: number;
  readonly opponents: number;
}

/** The leads that decide an Objective in a game played like this (rulebook, Fast or Extended Play). */
export function leadsPlayed(
  printed: number,
  { variants, assists }: PlayedRules,
  { variants: ways, longSuffering }: Pick<Library, 'variants' | 'longSuffering'>,
): Leads {
  const played = ways.filter(({ variant }) => variants.includes(variant));
  const good = played.find(({ lead }) => lead !== null)?.lead ?? printed;
  const times = assists.includes('longSuffering') ? longSuffering : 1;
  return { good, opponents: (played.find((way) => way.loses !== null)?.loses ?? good) * times };
}

/**
 * An Objective with the leads that decide in a game played like this, Good's and the Opponents', so that its text says what
 * will happen and not what another game would have asked. Any other card is as it is.
 */
export function asPlayed<Def extends CardDef>(
  def: Def,
  played: PlayedRules,
  library: Pick<Library, 'variants' | 'longSuffering'>,
): Def {
  if (def.type !== 'objective') return def;
  const { good: value, opponents: loses } = leadsPlayed(def.value, played, library);
  return value === def.value && loses === value ? def : { ...def, value, loses };
}

/** The Objective of a table with the leads that decide at it. Any other card is as it is. */
export function asPlayedAt<Def extends CardDef>(
  def: Def,
  { objective, goal: value, lostBy: loses }: Pick<View, 'objective' | 'goal' | 'lostBy'>,
): Def {
  return def.type === 'objective' && def.id === objective.def ? { ...def, value, loses } : def;
}
