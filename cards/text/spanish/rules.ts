import type { CardDef, Closed, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { RuleOf } from '../constants.ts';
import { isOfRules } from '../modifiers.ts';
import { NOTHING, type Phrase, say, textOf } from '../phrase.ts';
import { YOU_PERHAPS } from './clauses.ts';
import { keyword } from './keywords.ts';
import { masculine, type Np } from './np.ts';
import type { Predicate } from './verbs.ts';

/** What changes for everybody; nothing for a change that affects cards. */
export function ruleOf(
  gives: Modifier,
  { card }: { readonly card: CardDef },
): readonly RuleOf<Np, Predicate>[] {
  if (!isOfRules(gives)) return [];
  switch (gives.change) {
    case 'drawPhase':
      return [rule(EVERY_PLAYER, { verb: 'robar', rest: say`${cards(gives.add)} en la Fase de Robo` })];
    case 'playPhase':
      return [
        rule(EVERY_PLAYER, {
          verb: 'poder',
          rest: say`jugar ${cards(gives.add)} en la ${phaseOf('Fase de Juego', card)}`,
        }),
      ];
    case 'opponentPhase': {
      const isOne = Math.abs(gives.add) === 1;
      const what = say`${cards(gives.add)} del Oponente en cada ${phaseOf('Fase del Oponente', card)}`;
      return [rule(masculine(NOTHING, isOne ? 'one' : 'many'), { verb: 'robarse', rest: what })];
    }
    case 'closed':
      return [
        rule(masculine(say`los jugadores del Bien`, 'many'), {
          verb: 'poder',
          isDenied: true,
          rest: CLOSED_WORDS[gives.what],
        }),
      ];
    case 'opponentsStill':
      return [
        rule(NOBODY, { verb: 'robarse', isDenied: true, rest: say`ninguna carta del Oponente` }),
        rule(NOBODY, { verb: 'actuar', isDenied: true, rest: say`ningún Oponente` }),
      ];
    case 'neverLuredPlayer':
      return [
        {
          subject: YOU_PERHAPS,
          predicate: {
            verb: 'poder',
            isDenied: true,
            rest: say`ser ${keyword('luredPlayer', 'Jugador Descarriado')}`,
          },
        },
      ];
    default:
      return gives satisfies never;
  }
}

const EVERY_PLAYER = masculine(say`cada jugador del Bien`);
/** The verb comes first, and what it speaks of after it. */
const NOBODY = masculine(NOTHING);

/** "3 cartas más", "1 carta menos": a change, with its direction. */
function cards(add: number): Phrase {
  const count = Math.abs(add);
  return say`${count} ${count === 1 ? 'carta' : 'cartas'} ${add < 0 ? 'menos' : 'más'}`;
}

/** A card of a deck may come and go in the midst of the phase that it speaks of. */
const phaseOf = (name: string, { type }: CardDef): Phrase =>
  type === 'calling' || type === 'objective' ? say`${name}` : say`${keyword('phase', name)}`;

const rule = (np: Np, predicate: Predicate): RuleOf<Np, Predicate> => ({
  subject: { ...np, key: `text:${textOf(np.phrase)}, ${np.grammar}`, is: 'card' },
  predicate,
});

/** "jugar Objetos": what no Good player can do. */
const CLOSED_WORDS = {
  person: say`jugar Personajes`,
  item: say`jugar Objetos`,
  place: say`jugar Lugares`,
  event: say`jugar Sucesos`,
  calling: say`tomar Llamados`,
} as const satisfies Record<Closed, Phrase>;
