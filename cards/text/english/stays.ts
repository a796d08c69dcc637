import type { CardDef, EventDef } from '../../../engine/alpha-omega/definitions.ts';
import { NOTHING, type Phrase, say } from '../phrase.ts';
import { keyword } from './keywords.ts';

/** How long what a card says holds, and where in a sentence that is said. */
export interface Stay {
  readonly phrase: Phrase;
  readonly at: 'beginning' | 'end';
}

/** For as long as the card is in play: that goes without saying. */
export const WHILE_IN_PLAY: Stay = { phrase: NOTHING, at: 'end' };

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
