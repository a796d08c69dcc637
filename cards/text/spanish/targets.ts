import { words } from '../phrase.ts';
import { targetsIn } from '../targets.ts';
import type { Item } from './clauses.ts';
import { descriptionOf } from './descriptions.ts';
import { refer } from './mentions.ts';
import { all, every, type Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { nounOf } from './selects.ts';
import { AFTER_SI } from './verbs.ts';

/** All cards that fit, or those that are named. */
export const targetOf = targetsIn<Np, Noun, Item>({
  group: (select, scope, preposition, isDenied) =>
    (isDenied ? all : every)(nounOf(select, scope, { preposition })),
  those: (select, scope, preposition) => all(nounOf(select, scope, { preposition })),
  refer,
  onlyIf: (again, select, scope) =>
    words('si', again.isClear ? '' : again.phrase, descriptionOf(select, again, scope, AFTER_SI)),
});
