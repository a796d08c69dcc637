import { paragraphsIn } from '../abilities.ts';
import { merged } from '../clauses.ts';
import type { Np } from '../np.ts';
import { joined, NOTHING, say, sentence, words } from '../phrase.ts';
import type { Item } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { agesSentence, constantSentence } from './constants.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import { asObject } from './mentions.ts';
import type { Noun } from './nouns.ts';
import { SET_UP } from './objectives.ts';
import { saidTogether, sentencesOf } from './programs.ts';
import { dangerOf, dangerWords, limitOf, prefixOf, whenOf } from './triggers.ts';

/** What a paragraph of abilities says, as whole sentences. */
export const paragraphOf = paragraphsIn<Np, Noun, Item>({
  whenOf,
  prefixOf,
  dangerOf,
  constant: constantSentence,
  ages: agesSentence,
  spoken: say`${keyword('spoken', 'Spoken')}: `,
  setUp: SET_UP,
  sharing: ({ names, times, per }) => {
    const [name = NOTHING, ...others] = names;
    const which = others.length === 0 ? name : say`of ${listed(names)}`;
    return sentence(say`only ${times} ${which} ${times === 1 ? 'does' : 'do'} this each ${per}`);
  },
  limit: limitOf,
  inPlaceOfAttack: say`${keyword('inPlaceOfAttack', 'in place of its attack')}`,
  ifSo: (condition, scope) => say`if ${conditionOf(condition, scope)}`,
  sentences: sentencesOf,
  together: (items) => saidTogether(merged(items)),
  danger: dangerWords,
  attackOn: ({ whom, by }) => words('on', asObject(whom), by),
  block: (attack, may) =>
    may ? say`you may block an attack ${attack}` : say`every attack ${attack} is blocked`,
  either: (ways) => say`either ${joined(ways, ', or ')}`,
  wayToBlock: (attack) => say`block an attack ${attack}`,
  wayToSave: ({ whom, by }) =>
    say`save ${words(asObject(whom), 'about to be defeated', by)}, leaving ${1} hit point`,
  when: (event) => say`when ${event}`,
});
