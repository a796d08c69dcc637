import type { CardDef, EventDef } from '../../../engine/alpha-omega/definitions.ts';
import { NOTHING, say } from '../phrase.ts';
import { type Stay, WHILE_IN_PLAY } from '../stay.ts';
import { keyword } from './keywords.ts';

/** Rulebook, Good Event cards: "Event cards perform actions that last for one full round unless otherwise stated". */
export function stayOf(def: CardDef): Stay {
  return def.type === 'event' ? eventStay(def) : WHILE_IN_PLAY;
}

function eventStay({ lasts, side }: EventDef): Stay {
  switch (lasts) {
    case 'moment':
    case 'rolled':
      return WHILE_IN_PLAY;
    case 'endOfRound':
      return { phrase: say`until the end of the round`, at: 'end' };
    case 'fullRound':
      return side === 'good'
        ? { phrase: say`until your next Play Phase`, at: 'beginning' }
        : { phrase: say`until the same player’s next Opponent Phase`, at: 'end' };
    case 'twoFullRounds':
      return { phrase: say`for two ${keyword('fullRound', 'full rounds')}`, at: 'end' };
    default:
      return lasts satisfies never;
  }
}

/** For how long the benefit of a Calling holds. */
export const benefitStay = (rounds: number | undefined): Stay => ({
  phrase:
    rounds === undefined
      ? NOTHING
      : say`to the end of the next ${rounds === 1 ? say`round` : say`${rounds} rounds`}`,
  at: 'beginning',
});
