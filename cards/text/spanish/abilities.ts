import { paragraphsIn } from '../abilities.ts';
import { merged } from '../clauses.ts';
import { joined, NOTHING, say, sentence, words } from '../phrase.ts';
import type { Item } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { agesSentence, constantSentence } from './constants.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { SET_UP } from './objectives.ts';
import { direct } from './prepositions.ts';
import { saidTogether, sentencesOf } from './programs.ts';
import { dangerOf, dangerWords, inEach, limitOf, prefixOf, whenOf } from './triggers.ts';

/** What a paragraph of abilities says, as whole sentences. */
export const paragraphOf = paragraphsIn<Np, Noun, Item>({
  whenOf,
  prefixOf,
  dangerOf,
  constant: constantSentence,
  ages: agesSentence,
  spoken: say`${keyword('spoken', 'De palabra')}: `,
  setUp: SET_UP,
  sharing: ({ names, times, per }) => {
    const [name = NOTHING, ...others] = names;
    const which = others.length === 0 ? name : say`de ${listed(names)}`;
    return sentence(say`solo ${times} ${which} ${times === 1 ? 'hace' : 'hacen'} esto ${inEach(per)}`);
  },
  limit: limitOf,
  inPlaceOfAttack: say`${keyword('inPlaceOfAttack', 'en lugar de su ataque')}`,
  ifSo: (condition, scope) => say`si ${conditionOf(condition, scope)}`,
  sentences: sentencesOf,
  together: (items) => saidTogether(merged(items)),
  danger: dangerWords,
  attackOn: ({ whom, by }) => words(by, 'contra', whom.phrase),
  block: (attack, may) =>
    may ? say`puedes detener un ataque ${attack}` : say`se detiene todo ataque ${attack}`,
  either: (ways) =>
    joined(
      ways.map((way) => say`o bien ${way}`),
      ', ',
    ),
  wayToBlock: (attack) => say`detén un ataque ${attack}`,
  wayToSave: ({ whom, by }) => words(say`salva con ${1} punto de vida`, direct(whom), 'a punto de caer', by),
  when: (event) => say`cuando ${event}`,
});
