import type { Library } from '../../../../electron/shared/api.ts';
import type { DefId } from '../../../../engine/index.ts';
import { levelOfCampaign } from '../../../shell/new-game/levels.ts';
import { hardnessAlone, hardnessOfStop, type Hardness } from '../../../shell/new-game/hardness.ts';
import type { PlayedWays } from '../../../text/as-played.ts';

/** A campaign, as far as it says how hard its Objectives are. */
export interface PlayedCampaign extends PlayedWays {
  readonly players: number;
  /** The Objective that it begins with. */
  readonly from: DefId;
}

/**
 * How hard an Objective of a map is: for those who come to it in a campaign like this, where that was measured, else in a game by
 * itself; null where neither was.
 */
export function hardnessAt(
  objective: DefId,
  campaign: PlayedCampaign | null,
  { measured, measuredStops, levels }: Pick<Library, 'measured' | 'measuredStops' | 'levels'>,
): Hardness | null {
  const level = campaign === null ? null : levelOfCampaign(campaign, campaign.players, levels);
  const stop = measuredStops.find(
    (one) =>
      one.objective === objective &&
      one.level === level &&
      one.players === campaign?.players &&
      one.from === campaign.from,
  );
  if (stop !== undefined && stop.reached > 0) return hardnessOfStop(stop);
  const figure = measured.find((one) => one.objective === objective);
  return figure === undefined ? null : hardnessAlone(figure);
}
