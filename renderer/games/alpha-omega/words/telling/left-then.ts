import type { AlphaOmegaEvent, CardId, EventOf, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';

/**
 * What a blow left of whom it struck, reckoned back from what is left after everything that came later; null where that cannot
 * be reckoned, since the card left play, changed sides or was saved meanwhile.
 */
export function leftBy(
  blow: EventOf<'struck'>,
  events: readonly ToldEvent[],
  left: number | null,
): number | null {
  const struck = events.findIndex(({ event }) => event === blow);
  const ended = events.findIndex(({ event }, at) => at > struck && event.type === 'attackEnded');
  const later = ended < 0 ? [] : events.slice(ended + 1);
  return later.reduce<number | null>(
    (now, { event }) => (now === null ? null : leftBefore(event, blow.target, now)),
    left,
  );
}

function leftBefore(event: AlphaOmegaEvent, card: CardId, left: number): number | null {
  if (!('card' in event) || event.card !== card) return left;
  switch (event.type) {
    case 'damaged':
      return left + event.amount;
    case 'healed':
      return left - event.amount;
    case 'spared':
      return left - (event.excess ?? 0);
    case 'saved':
    case 'luredAstray':
    case 'broughtOver':
    case 'raised':
    case 'fell':
    case 'enteredPlay':
    case 'discarded':
    case 'takenBack':
    case 'shuffledIn':
      return null;
    default:
      return left;
  }
}
