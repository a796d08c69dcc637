import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { foldTitle, noteOf } from '../../../../text/log-notes.ts';
import type { Piece } from '../../../../text/story.ts';
import type { ToldLine } from './told-line.ts';
import { narrateAll } from './narrate.ts';
import { AS_PRINTED, sidesAfter, sidesThen } from './sides.ts';
import { unasked } from './unasked.ts';
import type { Cast } from './voice.ts';

/** The log in words. What happened is told without a break over answers where nobody took over for another. */
export function chronicle(log: readonly LogEntry[], cast: Cast): readonly Piece<ToldLine>[] {
  const pieces: Piece<ToldLine>[] = [];
  let events: (LogEntry & { kind: 'answered' })['events'][number][] = [];
  let sides = AS_PRINTED;
  /** Who was last told to have taken over, so that the answer that follows does not tell it again. */
  let told: (LogEntry & { kind: 'tookOver' }) | null = null;
  const tellEvents = (): void => {
    for (const line of narrateAll(events, cast, sides)) pieces.push({ kind: 'line', line });
    for (const { event } of events) sides = sidesAfter(sides, event);
    events = [];
  };
  for (const entry of log) {
    const isTold = entry.kind === 'answered' && told?.by === entry.by && told.seat === entry.seat;
    const text = isTold ? null : noteOf(entry, cast.seats);
    if (entry.kind === 'tookOver') told = entry;
    else if (entry.kind === 'answered') told = null;
    if (entry.kind !== 'answered' || text !== null) tellEvents();
    if (text !== null) pieces.push({ kind: 'note', text });
    // What came before may not be told: the table counts that was found.
    if (entry.kind === 'rulesChanged' && entry.sides !== null) sides = sidesThen(entry.sides);
    if (entry.kind === 'answered')
      events.push(...(entry.isNeedless === true ? entry.events.map(unasked) : entry.events));
    else if (entry.kind === 'undone')
      pieces.push({
        kind: 'fold',
        title: foldTitle(entry, cast.seats),
        lines: narrateAll(entry.events, cast, sides),
      });
  }
  tellEvents();
  return pieces;
}
