import type { Library } from '../../../../electron/shared/api.ts';
import type { DefId } from '../../../../engine/index.ts';
import { levelOfCampaign } from '../../../shell/new-game/levels.ts';
import type { PlayedWays } from '../../../text/as-played.ts';

/** A campaign, as far as it says how hard its Objectives are. */
export interface PlayedCampaign extends PlayedWays {
  readonly players: number;
  /** The Objective that it begins with. */
  readonly from: DefId;
}

/**
 * The share of newcomers who win an Objective of a map: of those who come to it in a campaign like this, where that was measured,
 * else in a game by itself; null where neither was.
 */
export function shareAt(
  objective: DefId,
  campaign: PlayedCampaign | null,
  { measured, measuredStops, levels }: Pick<Library, 'measured' | 'measuredStops' | 'levels'>,
): number | null {
  const level = campaign === null ? null : levelOfCampaign(campaign, campaign.players, levels);
  const stop = measuredStops.find(
    (one) =>
      one.objective === objective &&
      one.level === level &&
      one.players === campaign?.players &&
      one.from === campaign.from,
  );
  if (stop !== undefined && stop.reached > 0) return stop.won / stop.reached;
  const figure = measured.find((one) => one.objective === objective);
  return figure === undefined ? null : figure.won / figure.games;
}
