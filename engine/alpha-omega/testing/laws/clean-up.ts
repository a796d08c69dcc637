import type { CardId } from '../../types.ts';
import { cardIn, type Law, type Move } from './law.ts';

/** Rulebook, Clean-Up: every Opponent Person that has not acted this round does so now, or it is said why not. */
export const nobodyPassedOver: Law = {
  name: 'nobody is passed over in the Clean-Up',
  watch(check) {
    const done = new Set<CardId>();
    let isStill = false;
    return ({ moves, content }) => {
      for (const move of moves) {
        const { before, event } = move;
        if (event.type === 'roundBegan') {
          done.clear();
          isStill = false;
        }
        if (event.type === 'phaseSkipped' && event.phase === 'cleanUp') isStill = true;
        if (event.type === 'discarded') done.delete(event.card);
        const actor = actorIn(move);
        if (actor !== null) done.add(actor);
        if (event.type !== 'phaseBegan' || event.phase !== 'strengthCheck' || isStill) continue;
        for (const { id, def, side } of before.inPlay)
          if (side === 'opponent' && content.get(def)?.type === 'person')
            check(
              done.has(id),
              () => `${cardIn(before, id)} is passed over in round ${String(before.round)}`,
            );
      }
    };
  },
};

/** Who acts, or is said to be unable to in the Clean-Up. */
function actorIn({ event }: Move): CardId | null {
  switch (event.type) {
    case 'attackDeclared':
      return event.by;
    case 'abilityUsed':
      return event.acted ? event.card : null;
    case 'idled':
      return event.rests ? event.card : null;
    default:
      return null;
  }
}
