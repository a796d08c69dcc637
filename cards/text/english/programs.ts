import type { Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Subject } from '../clauses.ts';
import type { Np } from '../np.ts';
import { isEmpty, say } from '../phrase.ts';
import { targetsOf, wordsOf } from '../ops/index.ts';
import { tellAll } from '../programs.ts';
import { sentencesIn } from '../sentences.ts';
import { type Item, optional, saidClause, saidInFull, saidWithMay } from './clauses.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import type { Noun } from './nouns.ts';
import type { Predicate } from './verbs.ts';

/** What a program does, in its order. */
export const itemsOf = (program: Program, scope: Scope): readonly Item[] =>
  tellAll<Np, Noun, Item>(program, scope, { tellerOf: (op) => wordsOf(op).en, targetsOf, optional });

/** The program as sentences, or as one clause after another. */
export const { sentencesOf, saidTogether } = sentencesIn<Subject<Np>, Predicate>({
  clause: (clause, inFull) => (inFull ? saidInFull : saidClause)(clause),
  withMay: saidWithMay,
  ifYouWish: (said) => say`if you wish, ${said}`,
  ifYouDo: (said) => say`if you do, ${said}`,
  then: (said) => say`then ${said}`,
  branch: (condition, yes, no) => {
    if (isEmpty(yes)) return say`unless ${condition}, ${no}`;
    return isEmpty(no) ? say`if ${condition}, ${yes}` : say`if ${condition}, ${yes}; otherwise, ${no}`;
  },
  both: (outer, inner) => say`${outer} and ${inner}`,
  followed: (first, second) => say`${first}, and ${second}`,
  listed,
});
