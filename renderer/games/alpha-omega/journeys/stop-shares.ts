import type { Library } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { hardnessAlone, hardnessOfStop, type Hardness } from '../new-game/hardness.ts';
import type { PlayedRules } from '../words/game/as-played.ts';

/** A campaign, as far as it says how hard its Objectives are. */
export interface PlayedCampaign extends PlayedRules {
  readonly players: number;
  /** The Objective that it begins with. */
  readonly from: DefId;
}

/** A pilgrim goes alone. */
const ALONE = 1;

/**
 * How hard an Objective of a map is: for so many who come to it on the way, wherever that was measured, else in a game by
 * itself; null where neither was. Whatever the level: flames of games by themselves, beside these, would seem to contradict.
 */
export function hardnessAt(
  objective: DefId,
  campaign: PlayedCampaign | null,
  { measured, measuredStops }: Pick<Library, 'measured' | 'measuredStops'>,
): Hardness | null {
  const players = campaign?.players ?? ALONE;
  const stops = measuredStops.filter(
    (one) => one.objective === objective && one.players === players && one.reached > 0,
  );
  const stop = stops.find(({ from }) => from === campaign?.from) ?? stops[0];
  if (stop !== undefined) return hardnessOfStop(stop);
  const figure = measured.find((one) => one.objective === objective);
  return figure === undefined ? null : hardnessAlone(figure);
}
