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
      return { phrase: say`hasta el final de la ronda`, at: 'end' };
    case 'fullRound':
      return side === 'good'
        ? { phrase: say`hasta tu próxima Fase de Juego`, at: 'beginning' }
        : { phrase: say`hasta la próxima Fase del Oponente del mismo jugador`, at: 'end' };
    case 'twoFullRounds':
      return { phrase: say`durante dos ${keyword('fullRound', 'rondas completas')}`, at: 'end' };
    default:
      return lasts satisfies never;
  }
}

/** For how long the benefit of a Calling holds. */
export const benefitStay = (rounds: number | undefined): Stay => ({
  phrase:
    rounds === undefined
      ? NOTHING
      : say`hasta el final de ${rounds === 1 ? say`la próxima ronda` : say`las ${rounds} próximas rondas`}`,
  at: 'beginning',
});
