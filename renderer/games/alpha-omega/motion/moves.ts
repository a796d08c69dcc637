import type { AlphaOmegaEvent, CardId, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { CueOf } from './cue.ts';
import { liesOf, type Lie, type Spot } from './spots.ts';

type Moved = CueOf<'move'> | CueOf<'unseen'>;

/** The cards that lie elsewhere than before, each with where from and where to. What breaks or crosses over is no move. */
export function movesBetween(events: readonly ToldEvent[], before: View, after: View): readonly Moved[] {
  const all = events.map(({ event }) => event);
  if (before === after) return unseen(all);
  const was = liesOf(before);
  const is = liesOf(after);
  const hidden = hiddenSpots(all);
  const told = new Set(all.flatMap(elsewhere));
  const moves = [...new Set([...was.keys(), ...is.keys()])].flatMap((card): readonly Moved[] => {
    const [from, to] = [was.get(card), is.get(card)];
    if (from?.place === to?.place || told.has(card)) return [];
    const how = howOf(from, to);
    const start = from?.spot ?? hidden.from.get(card);
    const end = to?.spot ?? hidden.to.get(card);
    if (start !== undefined && end !== undefined) return [{ kind: 'move', card, from: start, to: end, how }];
    // What comes from nowhere appears in its place; what leaves the board for nowhere fades there.
    const only = start ?? end;
    return only === undefined || (how === 'left' && only.at !== 'card')
      ? []
      : [{ kind: 'move', card, from: only, to: only, how }];
  });
  return [...moves, ...unseen(all)];
}

function howOf(from: Lie | undefined, to: Lie | undefined): CueOf<'move'>['how'] {
  if (to?.spot.at === 'card') return from?.spot.at === 'card' ? 'passed' : 'entered';
  return to?.spot.at === 'hand' || to?.spot.at === 'aims' ? 'drawn' : 'left';
}

/** Cards whose way is shown as something else than a move. */
function elsewhere(event: AlphaOmegaEvent): readonly CardId[] {
  if (event.type === 'luredAstray' || event.type === 'broughtOver') return [event.card];
  return event.type === 'defeated' && event.fate === 'discarded' ? [event.card] : [];
}

interface Hidden {
  readonly from: ReadonlyMap<CardId, Spot>;
  readonly to: ReadonlyMap<CardId, Spot>;
}

/** Where cards come from, or go to, that were or will be face down. */
function hiddenSpots(events: readonly AlphaOmegaEvent[]): Hidden {
  const from = new Map<CardId, Spot>();
  const to = new Map<CardId, Spot>();
  // What is drawn and at once played comes from where it was drawn.
  const come = (card: CardId, spot: Spot): unknown => from.has(card) || from.set(card, spot);
  for (const event of events) {
    switch (event.type) {
      case 'opponentDrawn':
        come(event.card, { at: 'deck', of: 'opponent' });
        break;
      case 'cardsDrawn':
        for (const card of event.cards) come(card, { at: 'deck', of: event.seat });
        break;
      case 'opponentCardsDrawn':
        for (const card of event.cards) come(card, { at: 'deck', of: 'opponent' });
        break;
      case 'cardPlayed':
      case 'opponentCardPlayed':
        come(event.card, { at: 'hand', of: event.seat });
        break;
      case 'callingDrawn':
      case 'brought':
        come(event.card, { at: 'aims' });
        break;
      case 'cardsLost':
        for (const card of event.cards) come(card, { at: event.from, of: event.seat });
        break;
      case 'shuffledIn':
        to.set(event.card, { at: 'deck', of: event.seat });
        break;
      case 'handShuffledIn':
        for (const card of event.cards) to.set(card, { at: 'deck', of: event.seat });
        break;
      case 'putUnder':
        for (const card of event.cards) to.set(card, { at: 'deck', of: 'opponent' });
        break;
      default:
    }
  }
  return { from, to };
}

/** Draws of which only the number is known. */
function unseen(events: readonly AlphaOmegaEvent[]): readonly CueOf<'unseen'>[] {
  return events.flatMap((event) => {
    if (event.type !== 'cardsDrawn' && event.type !== 'opponentCardsDrawn') return [];
    if (event.cards.length > 0 || event.count === 0) return [];
    const of: SeatId | 'opponent' = event.type === 'cardsDrawn' ? event.seat : 'opponent';
    return [
      { kind: 'unseen', from: { at: 'deck', of }, to: { at: 'hand', of: event.seat }, count: event.count },
    ];
  });
}
