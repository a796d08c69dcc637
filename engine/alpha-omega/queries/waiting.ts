import type { Look } from '../look.ts';
import type { InPlay } from '../types.ts';
import { actingSeat, defOf } from './cards.ts';
import { firstBearer, opponentBearers } from './carrying.ts';
import { eventHosts } from './hosts.ts';

/**
 * The card that waits in Opponent play and is taken up next: the longest in play of those that a Person there could take
 * advantage of (ruling 8). Undefined when nothing waits, or nobody could.
 */
export function claimedNext(look: Look): InPlay | undefined {
  const waiting = look.table.inPlay.filter((card) => isUnclaimed(look, card));
  if (waiting.length === 0) return undefined;
  const bearers = opponentBearers(look);
  return waiting.find((card) => isOfUse(look, card, bearers));
}

function isUnclaimed(look: Look, { side, waiting, host, id }: InPlay): boolean {
  if (side !== 'opponent') return false;
  return waiting || (host === null && defOf(look, id).type === 'item');
}

function isOfUse(look: Look, { id }: InPlay, bearers: readonly InPlay[]): boolean {
  if (defOf(look, id).type === 'item') return firstBearer(look, id, bearers) !== undefined;
  return eventHosts(look, id, actingSeat(look.table)).length > 0;
}
