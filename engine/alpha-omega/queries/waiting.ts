import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { actingSeat, defOf, find } from './cards.ts';
import { firstBearer, opponentBearers } from './carrying.ts';
import { eventHosts } from './hosts.ts';
import { rosterOf } from './roster.ts';

/**
 * The card that waits in Opponent play and is taken up next: the longest in play of those that a Person there could take
 * advantage of (ruling 8). Undefined when nothing waits, or nobody could.
 */
export function claimedNext(look: Look): InPlay | undefined {
  const { unclaimed } = rosterOf(look);
  if (unclaimed.length === 0) return undefined;
  const bearers = opponentBearers(look);
  const next = unclaimed.find((card) => isOfUse(look, card, bearers));
  return next === undefined ? undefined : find(look.table, next);
}

function isOfUse(look: Look, id: CardId, bearers: readonly InPlay[]): boolean {
  if (defOf(look, id).type === 'item') return firstBearer(look, id, bearers) !== undefined;
  return eventHosts(look, id, actingSeat(look.table)).length > 0;
}
