import type { Waited } from '../words/telling/waited.ts';
import { castOf } from '../cast.ts';
import type { TableState } from '../table-state.svelte.ts';

/** What happened while whoever has the turn waited for it; null where that is nobody here, or nobody else had one. */
export function waitedNow(table: TableState): Waited | null {
  const { couch, session, isBack } = table;
  const { turn } = session.view;
  if (turn === null || isBack || couch.isWatching || couch.isBot(turn)) return null;
  return couch.waits.before(session.log, castOf(table), {
    ...{ seat: turn, view: session.view },
    isBot: (seat) => couch.isBot(seat),
  });
}
