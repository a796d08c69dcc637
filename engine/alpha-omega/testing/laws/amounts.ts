import type { AlphaOmegaEvent } from '../../events.ts';
import { cardIn, lawOfMoves } from './law.ts';

/** How much or how many an event is about; null for one that says nothing of the kind. */
function amountsOf(event: AlphaOmegaEvent): readonly number[] {
  switch (event.type) {
    case 'damaged':
    case 'healed':
      return [event.amount];
    case 'cardsDrawn':
    case 'opponentCardsDrawn':
    case 'looked':
      return [event.count, event.cards.length];
    case 'arranged':
    case 'cardsLost':
    case 'putUnder':
      return [event.cards.length];
    case 'clockTicked':
    case 'nothingPlayable':
      return [event.left];
    case 'clockSet':
      return [event.clock.left];
    case 'dieRolled':
      return [event.value];
    case 'playerLured':
      return [event.lured.turns];
    default:
      return [];
  }
}

/** What happens, happens to some amount: nobody takes no damage, is healed of nothing, or draws no card. */
export const amounts = lawOfMoves('no event has an amount of 0 or less', ({ event, after }, check) => {
  for (const amount of amountsOf(event))
    check(amount > 0, () => `${event.type} by ${String(amount)}: ${JSON.stringify(event)}`);
  if (event.type === 'struck')
    check(event.amount >= 0, () => `${cardIn(after, event.by)} strikes for ${String(event.amount)}`);
  if (event.type === 'damaged' || event.type === 'healed') {
    const damage = after.inPlay.find(({ id }) => id === event.card)?.damage ?? 0;
    check(damage >= 0, () => `${cardIn(after, event.card)} has ${String(damage)} damage`);
  }
});
