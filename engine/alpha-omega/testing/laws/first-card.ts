import type { AlphaOmegaEvent } from '../../events.ts';
import type { CardId } from '../../types.ts';
import { cardIn, type Law, type Move, type Step } from './law.ts';
import { objectiveOn, wordsOf } from './objective-words.ts';

/** What comes after a drawn Opponent card has acted, in any order of play. */
const OVER: readonly AlphaOmegaEvent['type'][] = [
  'phaseBegan',
  'callingDrawn',
  'turnBegan',
  'roundBegan',
  'opponentTurnBegan',
];

/**
 * Rulebook, Opponent Phase: the first Opponent card of the game neither attacks nor uses abilities when it is drawn,
 * "unless a Good card has been put into play during the Objective set-up phase"; Good cards that were played are no such
 * exception (ruling 34). What the Objective puts into play is read from its printed words.
 */
export const firstRests: Law = {
  name: 'the first Opponent card of the game does not act when it is drawn',
  watch(check) {
    let isNext = true;
    let first: CardId | null = null;
    return (step) => {
      for (const move of step.moves) {
        const { before, event } = move;
        if (OVER.includes(event.type)) first = null;
        if (event.type === 'objectiveFollowed') isNext = true;
        if (event.type === 'opponentDrawn' || event.type === 'opponentCardPlayed') {
          first = isNext && event.type === 'opponentDrawn' && !bringsGood(move, step) ? event.card : null;
          isNext = false;
        }
        if (first !== null)
          check(
            !isDeedOf(first, move, step),
            () => `${cardIn(before, first ?? -1)} was drawn first: ${event.type}`,
          );
      }
    };
  },
};

const bringsGood = ({ before }: Move, { content }: Step): boolean =>
  wordsOf(objectiveOn(before, content)).setUp.some((words) => words.endsWith('in the first player’s play'));

/** Does this card attack, use an ability, or take effect on a Good card or beside the table? */
function isDeedOf(card: CardId, { before, event, isCommanded }: Move, { content }: Step): boolean {
  switch (event.type) {
    case 'attackDeclared':
      return event.by === card && !isCommanded;
    case 'abilityUsed':
      return event.card === card && event.acted;
    case 'eventApplied': {
      const print = content.get(before.cards[card]?.def ?? '');
      return event.card === card && !(print?.type === 'event' && print.on?.side === 'opponent');
    }
    default:
      return false;
  }
}
