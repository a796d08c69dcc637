import type { Library } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { campaignIn } from '../new-game/last-game.ts';
import { objectivesIn } from '../new-game/objectives.ts';
import { leadsPlayed, type Leads, type PlayedRules } from '../words/game/as-played.ts';
import type { CardBook } from '../words/cards/words.ts';

/**
 * The leads that decide in the campaign that a press would begin now, where a game is played with others. A campaign may begin
 * with smaller ones, since its Good cards wear down; a Pilgrimage keeps to the printed ones.
 */
export function leadsOfCampaign(
  objective: CardDef,
  played: PlayedRules,
  library: Library,
  book: CardBook,
): Leads | null {
  const request = campaignIn(library, objectivesIn(library, book), []);
  if (request === null || objective.type !== 'objective') return null;
  const { variants = [], assists = [] } = request;
  const here = leadsPlayed(objective.value, played, library);
  const there = leadsPlayed(objective.value, { variants, assists }, library);
  return here.good === there.good && here.opponents === there.opponents ? null : there;
}
