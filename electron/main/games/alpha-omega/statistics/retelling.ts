import { uncount } from '../../../../../db/alpha-omega/counted.ts';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import { happeningsOf, putTold, untoldGames } from '../../../../../db/games/happenings.ts';
import { type AlphaOmega, type CardDef, type ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import { saveState } from '../../../../../engine/index.ts';
import { lineOf } from '../../../../../engine/kernel/course.ts';
import { broughtToTable } from '../../../sessions/opening.ts';
import type { SessionContext, Running } from '../../../sessions/running.ts';

type Context = SessionContext<AlphaOmega, ToldEvent, CardDef>;

/**
 * Keeps of games that are older than that question what each of their records led to, as long as `goOn` says so; when that
 * was is not known. A game that cannot be played again any more stays as it is.
 */
export function retell(context: Context, goOn: () => boolean): void {
  const { db, adapter, onTable } = context;
  for (const id of untoldGames(db, adapter.ruleset.id, adapter.ruleset.version)) {
    if (!goOn()) return;
    const wasOnTable = onTable.has(id);
    const running = readable(context, id);
    if (running === null) continue;
    db.inTransaction(() => {
      keepAll(context, running);
    });
    if (!wasOnTable) onTable.delete(id);
  }
}

/** A game that cannot be read keeps no other from being told. */
function readable(context: Context, id: string): Running<AlphaOmega> | null {
  try {
    const running = broughtToTable(context, id);
    return running.ok ? running.value : null;
  } catch (error) {
    if (error instanceof DamagedRowError) return null;
    throw error;
  }
}

function keepAll({ db, adapter }: Context, { id, history, machine, seating }: Running<AlphaOmega>): void {
  const line = new Set(lineOf(history.course));
  const kept = new Set(happeningsOf(db, id).map(({ number }) => number));
  for (const [number, applied] of history.led.entries()) {
    if (kept.has(number)) continue;
    const events = applied ? adapter.tell(applied, machine.content, [...seating.seats.keys()]) : [];
    const hash = applied ? saveState(applied.state).hash : '';
    putTold(db, id, number, { at: null, hash, events, counts: line.has(number) });
  }
  uncount(db, id);
}
