import type { DefId } from '../../../engine/alpha-omega/selects.ts';
import { broughtBy } from '../brought.ts';
import { agreementOf, cardName } from '../names.ts';
import { joined, NOTHING, type Phrase, say, textOf } from '../phrase.ts';
import type { EndWords } from '../goals.ts';
import type { ToldObjective } from '../types.ts';
import { conditionOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { bent } from './verbs.ts';

/** What goes before all that an Objective says of its beginning. */
export const SET_UP = 'Preparación: ';

/** Rulebook, Objective: the lead that wins or loses, what begins in play, and what else decides. */
export function objectiveLines(def: ToldObjective, scope: Scope): readonly Phrase[] {
  const { value, loses = value, won, lost } = def;
  return [
    setUp(def, scope),
    verdict({ value, loses }, won && conditionOf(won, scope), lost && conditionOf(lost, scope)),
  ];
}

/** Who wins at a Strength Check, and when. */
function verdict(
  { value, loses }: { readonly value: number; readonly loses: number },
  won: Phrase | undefined,
  lost: Phrase | undefined,
): Phrase {
  if (won === undefined && lost === undefined)
    return say`El Bien gana si lleva ${value} de ventaja en una Prueba de Fuerza. Los Oponentes ganan si llevan ${loses}.`;
  const win = won === undefined || lost === undefined ? say`ganan` : say`${keyword('bothWin', 'ganan')}`;
  const orIf = (condition: Phrase | undefined): Phrase =>
    condition === undefined ? NOTHING : say`, o si ${condition}`;
  return say`En una Prueba de Fuerza, el Bien gana si lleva ${value} de ventaja${orIf(won)}. Los Oponentes ${win} si llevan ${loses}${orIf(lost)}.`;
}

const MANY = { grammar: 'many' } as const;

/** "Preparación: Michael empieza en el juego del primer jugador; Satan empieza en el juego de los Oponentes." */
function setUp(def: ToldObjective, { catalogue }: Scope): Phrase {
  const begin = (ids: readonly DefId[], whose: string): Phrase => {
    const names = ids.map((id) => cardName(catalogue, id));
    const [first = ''] = ids;
    const { grammar } =
      names.length > 1 ? MANY : agreementOf(catalogue.get(first), textOf(names[0] ?? NOTHING));
    return names.length === 0
      ? NOTHING
      : say`${listed(names)} ${bent('empezar', grammar)} en el juego ${whose}`;
  };
  const { good, opponent } = broughtBy(def, catalogue);
  const said = joined([begin(good, 'del primer jugador'), begin(opponent, 'de los Oponentes')], '; ');
  return said.length === 0 ? NOTHING : say`${SET_UP}${said}.`;
}

/** What wins and what loses in short: "El Bien lleva 50 de ventaja", "Goliath está en juego en la ronda 10 o después". */
export const endWords = (scope: Scope): EndWords => ({
  lead: (side, by) => {
    const leads = side === 'good' ? 'El Bien lleva' : 'Los Oponentes llevan';
    return by <= 1 ? say`${leads} ventaja` : say`${leads} ${by} de ventaja`;
  },
  condition: (condition) => conditionOf(condition, scope),
  since: (condition, round) => say`${condition} en la ronda ${round} o después`,
  round: (round) => say`Se llega a la ronda ${round}`,
});
