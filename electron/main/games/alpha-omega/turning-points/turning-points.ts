import { loadGame } from '../../../../../db/games/games.ts';
import type { AlphaOmega, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import type { PivotalProgress } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { noSuchGame } from '../../../sessions/opening.ts';
import { refuse } from '../../../ipc/trouble.ts';
import { keepPivotal, keptPivotal } from './kept.ts';
import type { PivotalSearches } from './search.ts';
import { watched } from '../../../replays/watching.ts';
import type { SessionContext } from '../../../sessions/running.ts';

type Context = SessionContext<AlphaOmega, ToldEvent, unknown>;

/** Begins to search for the choices that mattered in a game that is over, unless that is known or under way. */
export function startPivotal(
  context: Context,
  searches: PivotalSearches,
  id: string,
): Reply<PivotalProgress> {
  const known = pivotalProgress(context, searches, id);
  if (!known.ok || known.value.at !== 'stopped') return known;
  const found = watched(context, id);
  if (!found.ok) return found;
  const { played, storedFrom, playedFrom, stored } = found.value;
  if (played === null || storedFrom !== null || playedFrom > 0)
    return refuse('otherRules', 'the rules of today play it otherwise');
  // Before it is over it would tell what lies in decks and hands.
  if (stored.outcome === null) return refuse('rejected', 'notOver');
  const setup = context.adapter.readSetup(stored.setup);
  if (!setup.ok) return refuse('damagedSave', `set-up: ${setup.error}`);
  const { seed, records } = stored;
  searches.start(id, { content: played.machine.content, setup: setup.value, seed, records }, (moments) => {
    // A game that was deleted meanwhile has nothing to be kept with.
    if (loadGame(context.db, id) !== null)
      keepPivotal(context.db, { id, records: records.length, found: moments });
  });
  return pivotalProgress(context, searches, id);
}

/** How far the search is, or what was found. */
export function pivotalProgress(
  context: Context,
  searches: PivotalSearches,
  id: string,
): Reply<PivotalProgress> {
  const failure = searches.failure(id);
  if (failure !== null) throw failure;
  const under = searches.progress(id);
  if (under !== null) return { ok: true, value: under };
  const stored = loadGame(context.db, id);
  if (!stored) return noSuchGame(id);
  const pivotal = keptPivotal(context.db, stored);
  return { ok: true, value: pivotal === null ? { at: 'stopped' } : { at: 'found', pivotal } };
}

/** Stops a search; what it would have found is not known. */
export function cancelPivotal(
  context: Context,
  searches: PivotalSearches,
  id: string,
): Reply<PivotalProgress> {
  searches.cancel(id);
  return pivotalProgress(context, searches, id);
}
