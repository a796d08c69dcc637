import type { Occupant, Seating } from '../../../electron/shared/api.ts';
import { playedBy } from '../../../electron/shared/table/people.ts';
import { COLOURS, EMBLEMS, type Player, type SeatSettings } from '../../../electron/shared/settings.ts';
import type { SeatId } from '../../../engine/index.ts';

/** What shows whose something is: it stands beside a name, never instead of it. */
export type SeatMark = Pick<Player, 'colour' | 'emblem'>;

/** The seats at which people sit; those that they play beside are not among them. */
export const peopleAt = ({ seats }: Pick<Seating, 'seats'>): readonly SeatId[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');

const profileOf = (occupant: Occupant | undefined, players: readonly Player[]): Player | undefined =>
  occupant?.kind === 'person' ? players.find(({ id }) => id === occupant.profile) : undefined;

/** The mark of a seat at which nobody sits who is remembered: no other seat of its side has it. */
export const usualMark = (seat: SeatId): SeatMark => ({
  colour: COLOURS[seat % COLOURS.length] ?? 'gold',
  emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'lion',
});

/** The mark of a seat: that of the player who is remembered, else the usual one. */
export const markOf = (
  seat: SeatId,
  { seats }: Pick<Seating, 'seats'>,
  players: readonly Player[],
): SeatMark => profileOf(seats[seat], players) ?? usualMark(seat);

/** What whoever plays a seat wants otherwise than the table. */
export const ownOf = (
  seat: SeatId,
  seating: Pick<Seating, 'seats'>,
  players: readonly Player[],
): Partial<SeatSettings> => profileOf(seating.seats[playedBy(seat, seating)], players)?.own ?? {};
