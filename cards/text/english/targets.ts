import type { Np } from '../np.ts';
import { say } from '../phrase.ts';
import { targetsIn } from '../targets.ts';
import type { Item } from './clauses.ts';
import { descriptionOf } from './conditions.ts';
import { refer } from './mentions.ts';
import { every, type Noun, several } from './nouns.ts';
import { nounOf } from './selects.ts';

/** All cards that fit, or those that are named. */
export const targetOf = targetsIn<Np, Noun, Item>({
  group: (select, scope, preposition, isDenied) =>
    (isDenied ? several : every)(nounOf(select, scope, { preposition })),
  those: (select, scope, preposition) => several(nounOf(select, scope, { preposition }), say`the`),
  refer,
  onlyIf: (again, select, scope) => say`if ${again.phrase} ${descriptionOf(select, again, scope, true)}`,
});
