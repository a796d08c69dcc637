import type { Occupant } from '../../electron/shared/api.ts';
import type { LogEntryOf } from '../../electron/shared/table/standing.ts';
import type { SeatId } from '../../engine/index.ts';
import { t } from './language/language.ts';

type Entry = LogEntryOf<unknown>;

/** What a log says of the people at the table, and of rules, at one of its entries; null where it says nothing of them. */
export function noteOf(entry: Entry, seats: readonly string[]): string | null {
  if (entry.kind === 'seated') return sitting(entry.player, entry.seat, seats);
  if (entry.kind === 'rulesChanged') return t('time.rulesChanged');
  if (entry.kind === 'answered' && entry.isNeedless === true) return t('time.notAsked');
  if (entry.kind === 'undone' || entry.seat === null || entry.by === null || entry.by === entry.seat)
    return null;
  return t('time.tookOver', { name: seats[entry.by] ?? '', other: seats[entry.seat] ?? '' });
}

function sitting(player: Occupant, at: SeatId, seats: readonly string[]): string {
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

/** What is folded away: that it was taken back, by whom, and whether it had shown anything. */
export function foldTitle(entry: Entry & { kind: 'undone' }, seats: readonly string[]): string {
  const { by, answers: count, revealed } = entry;
  const name = by === null ? undefined : seats[by];
  const title = name === undefined ? t('time.undone', { count }) : t('time.undoneBy', { name, count });
  return revealed ? `${title}. ${t('time.revealed')}` : title;
}
