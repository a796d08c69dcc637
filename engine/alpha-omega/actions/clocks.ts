import type { SeatId } from '../../kernel/types.ts';
import type { EventDef } from '../definitions.ts';
import type { Game } from '../game.ts';
import type { CardId, Clock } from '../types.ts';
import { find } from '../queries/cards.ts';

/** Counts down the Events whose time is measured here and discards those that are over. */
export function countDown(game: Game, at: Clock['at'], seat: SeatId | null): void {
  const due = game.table.inPlay.filter(
    ({ clock }) => clock?.at === at && clock.seat === seat && clock.fresh !== true,
  );
  for (const { id, clock } of due) {
    const left = (clock?.left ?? 1) - 1;
    if (left > 0) game.emit({ type: 'clockTicked', card: id, left });
    else game.emit({ type: 'discarded', card: id, why: 'timeOver' });
  }
}

/** Starts an Event's time. Rulebook, Good Event cards: one full round unless otherwise stated (ruling 10). */
export function startClock(game: Game, card: CardId, event: EventDef, seat: SeatId): void {
  const clock = clockFor(event, seat);
  if (clock && find(game.table, card)) game.emit({ type: 'clockSet', card, clock });
}

function clockFor(event: EventDef, seat: SeatId): Clock | null {
  // An Opponent card may come before the Opponent Phase, and is no round old when that begins.
  const phase =
    event.side === 'good'
      ? ({ at: 'playPhase', seat, age: 0 } as const)
      : ({ at: 'opponentPhase', seat, age: 0, fresh: true } as const);
  switch (event.lasts) {
    case 'moment':
      return null;
    case 'rolled':
      // The die will say, in the card's own words.
      return null;
    case 'endOfRound':
      return { at: 'strengthCheck', seat: null, left: 1, age: 0 };
    case 'fullRound':
      return { ...phase, left: 1 };
    case 'twoFullRounds':
      return { ...phase, left: 2 };
    default:
      return event.lasts satisfies never;
  }
}
