import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { Occupant } from '../../../../../electron/shared/api.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { ToldLine } from './told-line.ts';
import { narrateAll } from './narrate.ts';
import { AS_PRINTED, sidesAfter, sidesThen, type Sides } from './sides.ts';
import { unasked } from './unasked.ts';
import type { Cast } from './voice.ts';

/** A piece of the log as it is shown: a line, a word about the people at the table, or a fold of what was taken back. */
export type Piece =
  | { readonly kind: 'line'; readonly line: ToldLine }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'fold'; readonly title: string; readonly lines: readonly ToldLine[] };

/** The log in words. What happened is told without a break over answers where nobody took over for another. */
export function chronicle(log: readonly LogEntry[], cast: Cast): readonly Piece[] {
  const pieces: Piece[] = [];
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
    else if (entry.kind === 'takenBack') pieces.push(foldOf(entry, cast, sides));
  }
  tellEvents();
  return pieces;
}

function noteOf(entry: LogEntry, seats: Cast['seats']): string | null {
  if (entry.kind === 'seated') return sitting(entry.player, entry.seat, seats);
  if (entry.kind === 'rulesChanged') return t('rulesChanges.since');
  if (entry.kind === 'answered' && entry.isNeedless === true) return t('time.notAsked');
  if (entry.kind === 'takenBack' || entry.seat === null || entry.by === null || entry.by === entry.seat)
    return null;
  return t('time.tookOver', { name: seats[entry.by] ?? '', other: seats[entry.seat] ?? '' });
}

function sitting(player: Occupant, at: SeatId, seats: Cast['seats']): string {
  const seat = seats[at] ?? '';
  switch (player.kind) {
    case 'person':
      return t('time.personSits', { name: player.name, seat });
    case 'bot':
      return t('time.botSits', { seat });
    case 'beside':
      return t('time.besideSits', { name: seats[player.seat] ?? '', seat });
    default:
      return player satisfies never;
  }
}

function foldOf(entry: LogEntry & { kind: 'takenBack' }, cast: Cast, sides: Sides): Piece {
  const { by, answers: count, revealed } = entry;
  const name = by === null ? undefined : cast.seats[by];
  const title = name === undefined ? t('time.takenBack', { count }) : t('time.takenBackBy', { name, count });
  return {
    kind: 'fold',
    title: revealed ? `${title}. ${t('time.revealed')}` : title,
    lines: narrateAll(entry.events, cast, sides),
  };
}
