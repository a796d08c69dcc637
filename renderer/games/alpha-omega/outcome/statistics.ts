import type { AlphaOmegaEvent, CardId, Side } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { Round } from '../time/rounds.ts';

/** What is counted for each player, in the order in which it is shown. */
export const COUNTED = ['played', 'defeated', 'lost', 'lured', 'returned', 'luredTurns'] as const;
export type Counted = (typeof COUNTED)[number];

/** How often something happened to a player, or by one. */
export type Statistics = (what: Counted, seat: SeatId) => number;

interface Whose {
  readonly owner: SeatId | null;
  readonly side: Side;
}

/** With whom each card is, as far as the story was read. */
class Whereabouts {
  readonly #cards = new Map<CardId, Whose>();

  owner(card: CardId): SeatId | null {
    return this.#cards.get(card)?.owner ?? null;
  }

  isOpponent(card: CardId): boolean {
    return this.#cards.get(card)?.side === 'opponent';
  }

  follow(event: AlphaOmegaEvent): void {
    switch (event.type) {
      case 'enteredPlay':
        this.#put(event.card, event.owner, event.side);
        break;
      // Events and Callings never lie in play with an owner, and defeat all the same.
      case 'cardPlayed':
      case 'callingDrawn':
      case 'broughtOver':
        this.#put(event.card, event.seat, 'good');
        break;
      case 'brought':
        this.#put(event.card, event.owner, event.owner === null ? 'opponent' : 'good');
        break;
      case 'fell':
        this.#put(event.card, event.owner, 'opponent');
        break;
      case 'raised':
        this.#put(event.card, null, 'opponent');
        break;
      case 'luredAstray':
        this.#put(event.card, this.owner(event.card), 'opponent');
        break;
      default:
        break;
    }
  }

  #put(card: CardId, owner: SeatId | null, side: Side): void {
    this.#cards.set(card, { owner, side });
  }
}

/** What an event counts as, and for whom; null where it is not counted. */
function counted(event: AlphaOmegaEvent, cards: Whereabouts): readonly [Counted, SeatId | null] | null {
  switch (event.type) {
    case 'cardPlayed':
      return ['played', event.seat];
    case 'defeated':
      if (cards.isOpponent(event.card)) return ['defeated', cards.owner(event.by)];
      return event.fate === 'discarded' ? ['lost', cards.owner(event.card)] : null;
    case 'luredAstray':
      return ['lured', cards.owner(event.card)];
    case 'broughtOver':
      return ['returned', event.seat];
    case 'luredTurnTaken':
      return ['luredTurns', event.seat];
    default:
      return null;
  }
}

/** What the story tells of each player: cards count for whomever they are with when it happens. */
export function statisticsOf(rounds: readonly Round[]): Statistics {
  const cards = new Whereabouts();
  const counts = new Map<string, number>();
  for (const { told } of rounds.flatMap(({ happenings }) => happenings)) {
    const [what, seat] = counted(told.event, cards) ?? [];
    const key = `${String(what)} ${String(seat)}`;
    if (what !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    cards.follow(told.event);
  }
  return (what, seat) => counts.get(`${what} ${String(seat)}`) ?? 0;
}
