import type { SeatId } from '../kernel/types.ts';
import type { DefId } from './selects.ts';
import type { AlphaOmegaEvent, TargetReason } from './events.ts';
import { explainEvent } from './beyond/explain/explain.ts';
import type { CardId, Table } from './types.ts';
import type { ToldEvent } from './view-types.ts';

/** Events as the given seats, looking together, saw them. `cards` are the table's: any state of the same game will do. */
export function tell(
  events: readonly AlphaOmegaEvent[],
  table: Pick<Table, 'cards'>,
  eyes: readonly SeatId[],
): readonly ToldEvent[] {
  return events.map((event) => {
    const seen = seenBy(event, eyes);
    const defs = printsOf(table, cardsIn(seen));
    const why = explainEvent(seen);
    return why.length === 0 ? { event: seen, defs } : { event: seen, defs, why };
  });
}

/** What was told to all seats together, for fewer eyes that look together. */
export function retold({ event, defs, ...why }: ToldEvent, eyes: readonly SeatId[]): ToldEvent {
  const seen = seenBy(event, eyes);
  const cards = new Set(cardsIn(seen).map(String));
  return {
    event: seen,
    defs: Object.fromEntries(Object.entries(defs).filter(([card]) => cards.has(card))),
    ...why,
  };
}

function seenBy(event: AlphaOmegaEvent, eyes: readonly SeatId[]): AlphaOmegaEvent {
  switch (event.type) {
    case 'deckShuffled':
    case 'shuffledIn':
      return { ...event, order: [] };
    case 'handShuffledIn':
      return { ...event, order: [], cards: eyes.includes(event.seat) ? event.cards : [] };
    case 'cardsDrawn':
    case 'opponentCardsDrawn':
    case 'arranged':
    case 'putUnder':
      return eyes.includes(event.seat) ? event : { ...event, cards: [] };
    case 'callingDrawn': {
      const { under: _, ...open } = event;
      return eyes.includes(event.seat) ? event : open;
    }
    case 'looked':
      return event.seats.some((seat) => eyes.includes(seat)) ? event : { ...event, cards: [] };
    default:
      return event;
  }
}

/** The print of each of these cards. */
export function printsOf(
  { cards }: Pick<Table, 'cards'>,
  ids: readonly CardId[],
): Readonly<Record<CardId, DefId>> {
  return Object.fromEntries(ids.map((id) => [id, cards[id]?.def ?? '']));
}

/** The cards an event names, in whatever fields. */
function cardsIn(event: AlphaOmegaEvent): readonly CardId[] {
  const ids: CardId[] = 'cards' in event ? [...event.cards] : [];
  if (event.type === 'attackDeclared') ids.push(...cardsInReason(event.why));
  if ('parts' in event) ids.push(...event.parts.flatMap(({ card = [], other = [] }) => [card, other].flat()));
  for (const field of CARD_FIELDS) {
    const id = (event as Readonly<Record<string, unknown>>)[field];
    if (typeof id === 'number') ids.push(id);
  }
  return ids;
}

function cardsInReason(why: TargetReason): readonly CardId[] {
  if ('card' in why) return [why.card];
  return 'next' in why ? [why.next.card] : [];
}

const CARD_FIELDS = [
  'card',
  'by',
  'target',
  'from',
  'to',
  'host',
  'source',
  'because',
  'absorbedFor',
  'through',
  'under',
  'objective',
] as const;
