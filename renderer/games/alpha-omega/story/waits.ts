import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { language } from '../../../text/language/language.ts';
import { lead } from '../words/game/outcome.ts';
import type { Cast } from '../words/telling/voice.ts';
import { whileWaited, type Waited } from '../words/telling/waited.ts';

interface Asked {
  readonly seat: SeatId;
  readonly view: Pick<View, 'round' | 'inPlay' | 'balance'>;
  readonly isBot: (seat: SeatId) => boolean;
}

/** What happened while players waited for their turns, as it stood when each of these began. */
export class Waits {
  /** How the Good side led when a player's turn was last seen. */
  readonly #leads = new Map<string, number>();
  #told: { readonly of: string; readonly waited: Waited | null } | null = null;

  /** Takes note of how it stands, if it is somebody's turn. */
  note({ turn, round, balance }: Pick<View, 'turn' | 'round' | 'balance'>): void {
    if (turn !== null) this.#leads.set(placeOf(turn, round), lead(balance));
  }

  /** What happened before the turn that this player has now; null where no computer player had one. */
  before(log: readonly LogEntry[], cast: Cast, { seat, view, isBot }: Asked): Waited | null {
    const began = log.findLast(
      (entry) =>
        entry.kind === 'answered' &&
        entry.events.some(({ event }) => event.type === 'turnBegan' && event.seat === seat),
    );
    if (began === undefined) return null;
    const of = [began.moment, seat, language(), ...cast.seats].join('\n');
    if (this.#told?.of !== of) {
      const then = this.#leads.get(placeOf(seat, view.round - 1)) ?? null;
      const leads = { then, now: lead(view.balance) };
      this.#told = { of, waited: whileWaited(log, cast, isBot, { seat, view, leads }) };
    }
    return this.#told.waited;
  }
}

const placeOf = (seat: SeatId, round: number): string => [seat, round].join(' ');
