import type { Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Subject } from '../clauses.ts';
import { isEmpty, say } from '../phrase.ts';
import { targetsOf, wordsOf } from '../ops/index.ts';
import { tellAll } from '../programs.ts';
import { sentencesIn } from '../sentences.ts';
import { type Item, optional, saidClause, saidInFull, saidWithMay } from './clauses.ts';
import { followed, listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import type { Noun } from './nouns.ts';
import type { Np } from './np.ts';
import type { Predicate } from './verbs.ts';

/** What a program does, in its order. */
export const itemsOf = (program: Program, scope: Scope): readonly Item[] =>
  tellAll<Np, Noun, Item>(program, scope, { tellerOf: (op) => wordsOf(op).es, targetsOf, optional });

/** The program as sentences, or as one clause after another. */
export const { sentencesOf, saidTogether } = sentencesIn<Subject<Np>, Predicate>({
  clause: (clause, inFull) => (inFull ? saidInFull : saidClause)(clause),
  withMay: saidWithMay,
  ifYouWish: (said) => say`si quieres, ${said}`,
  ifYouDo: (said) => say`si lo haces, ${said}`,
  then: (said) => say`después, ${said}`,
  branch: (condition, yes, no) => {
    if (isEmpty(yes)) return say`si ${condition}, no pasa nada; si no, ${no}`;
    return isEmpty(no) ? say`si ${condition}, ${yes}` : say`si ${condition}, ${yes}; si no, ${no}`;
  },
  both: (outer, inner) => listed([outer, inner]),
  followed: (first, second) => followed([first, second]),
  listed,
});
