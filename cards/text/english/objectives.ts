import type { DefId } from '../../../engine/alpha-omega/selects.ts';
import { broughtBy } from '../brought.ts';
import { cardName, grammarOf } from '../names.ts';
import type { Grammar } from '../np.ts';
import { joined, NOTHING, type Phrase, say, textOf } from '../phrase.ts';
import type { EndWords } from '../goals.ts';
import type { ToldObjective } from '../types.ts';
import { conditionOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { bent } from './verbs.ts';

/** What goes before all that an Objective says of its beginning. */
export const SET_UP = 'Set Up: ';

/** Rulebook, Objective: the lead that wins or loses, what begins in play, and what else decides. */
export function objectiveLines(def: ToldObjective, scope: Scope): readonly Phrase[] {
  const { value, loses = value, won, lost } = def;
  return [
    setUp(def, scope),
    ...verdict({ value, loses }, won && conditionOf(won, scope), lost && conditionOf(lost, scope)),
  ];
}

/** Who wins at a Strength Check, and when. */
function verdict(
  { value, loses }: { readonly value: number; readonly loses: number },
  won: Phrase | undefined,
  lost: Phrase | undefined,
): readonly Phrase[] {
  if (won === undefined && lost === undefined)
    return [
      say`Good wins when it leads by ${value} Strength at a Strength Check. The Opponents win when they lead by ${loses}.`,
    ];
  const verb = won === undefined || lost === undefined ? say`win` : say`${keyword('bothWin', 'win')}`;
  const orWhen = (condition: Phrase | undefined): Phrase =>
    condition === undefined ? NOTHING : say`, or when ${condition}`;
  return [
    say`At a Strength Check, Good wins when it leads by ${value} Strength${orWhen(won)}. The Opponents ${verb} when they lead by ${loses}${orWhen(lost)}.`,
  ];
}

/** "Set Up: Michael begins in the first player’s play; Satan begins in Opponent play." */
function setUp(def: ToldObjective, scope: Scope): Phrase {
  const grammar = (ids: readonly DefId[]): Grammar =>
    ids.length > 1 ? 'many' : grammarOf(textOf(cardName(scope.catalogue, ids[0] ?? '')));
  const begin = (ids: readonly DefId[], where: string): Phrase =>
    ids.length === 0
      ? NOTHING
      : say`${listed(ids.map((id) => cardName(scope.catalogue, id)))} ${bent('begin', grammar(ids))} in ${where}`;
  const { good, opponent } = broughtBy(def, scope.catalogue);
  const said = joined([begin(good, 'the first player’s play'), begin(opponent, 'Opponent play')], '; ');
  return said.length === 0 ? NOTHING : say`${SET_UP}${said}.`;
}

/** What wins and what loses in short: "Good leads by 50", "Goliath is in play in round 10 or later". */
export const endWords = (scope: Scope): EndWords => ({
  lead: (side, by) => {
    const leads = side === 'good' ? 'Good leads' : 'The Opponents lead';
    return by <= 1 ? say`${leads}` : say`${leads} by ${by}`;
  },
  condition: (condition) => conditionOf(condition, scope),
  since: (condition, round) => say`${condition} in round ${round} or later`,
  round: (round) => say`Round ${round} is reached`,
});
