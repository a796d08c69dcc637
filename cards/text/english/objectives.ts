import type { DefId, ObjectiveDef } from '../../../engine/alpha-omega/definitions.ts';
import { conditionOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { cardName, grammarOf, type Scope } from './mentions.ts';
import { joined, listed, NOTHING, type Phrase, say, sentence, textOf } from './phrase.ts';
import { bent, type Grammar } from './verbs.ts';

/** Rulebook, Objective: the lead that wins or loses, what begins in play, and what else decides. */
export function objectiveLines(def: ObjectiveDef, scope: Scope): readonly Phrase[] {
  const { value, brings = [], won, lost } = def;
  return [
    setUp(brings, scope),
    say`Good wins when it leads by ${value} Strength at a Strength Check. The Opponents win when they lead by ${value}.`,
    won === undefined
      ? NOTHING
      : sentence(say`Good also wins if, at a Strength Check, ${conditionOf(won, scope)}`),
    lost === undefined
      ? NOTHING
      : sentence(
          say`the Opponents ${won === undefined ? 'also win' : keyword('bothWin', 'also win')} if, at a Strength Check, ${conditionOf(lost, scope)}`,
        ),
  ];
}

/** "Set Up: Michael begins in the first player’s play; Satan begins in Opponent play." */
function setUp(brings: readonly DefId[], scope: Scope): Phrase {
  const isOpponent = (id: DefId): boolean => {
    const def = scope.catalogue.get(id);
    return def !== undefined && 'side' in def && def.side === 'opponent';
  };
  const grammar = (ids: readonly DefId[]): Grammar =>
    ids.length > 1 ? 'many' : grammarOf(textOf(cardName(scope.catalogue, ids[0] ?? '')));
  const begin = (ids: readonly DefId[], where: string): Phrase =>
    ids.length === 0
      ? NOTHING
      : say`${listed(ids.map((id) => cardName(scope.catalogue, id)))} ${bent('begin', grammar(ids))} in ${where}`;
  const said = joined(
    [
      begin(
        brings.filter((id) => !isOpponent(id)),
        'the first player’s play',
      ),
      begin(brings.filter(isOpponent), 'Opponent play'),
    ],
    '; ',
  );
  return said.length === 0 ? NOTHING : say`Set Up: ${said}.`;
}
