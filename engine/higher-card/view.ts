import type { SeatId } from '../kernel/types.ts';
import type { State, View } from './game.ts';

/** What the given seats, looking together, may know: their own hands, and what they laid themselves. */
export function view({ table, pending, outcome }: State, _: null, eyes: readonly SeatId[]): View {
  return {
    ruleset: 'higher-card',
    eyes,
    round: table.round,
    wins: table.wins,
    turn: pending?.seat ?? null,
    phase: 'lay',
    seats: table.names.map((name, seat) => ({
      ...{ seat, name, points: table.points[seat] ?? 0 },
      hand: eyes.includes(seat) ? (table.hands[seat] ?? []) : null,
      handCount: table.hands[seat]?.length ?? 0,
      laid: eyes.includes(seat) ? (table.laid[seat] ?? null) : null,
      hasLaid: seat < table.laid.length,
    })),
    pending: pending && {
      ...{ id: pending.id, seat: pending.seat, about: pending.about },
      ask: eyes.includes(pending.seat) && pending.ask.kind === 'one' ? pending.ask : null,
    },
    outcome,
  };
}
