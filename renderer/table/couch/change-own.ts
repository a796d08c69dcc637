import type { SeatSettings } from '../../../electron/shared/settings.ts';
import { settings } from '../../settings.svelte.ts';
import type { Couch } from './couch.svelte.ts';
import { playedBy } from '../../../electron/shared/table/people.ts';

/** Changes how the table is for whoever it is drawn for: their own wish where they have one of that, else the table's. */
export function changeOwn({ reader, own, session }: Couch, changes: Partial<SeatSettings>): Promise<void> {
  const occupant = reader === null ? undefined : session.table.seats[playedBy(reader, session.table)];
  const isOwn = Object.keys(changes).some((field) => field in own);
  if (!isOwn || occupant?.kind !== 'person') return settings.change(changes);
  const players = settings.chosen.players.map((player) =>
    player.id === occupant.profile ? { ...player, own: { ...player.own, ...changes } } : player,
  );
  return settings.change({ players });
}
