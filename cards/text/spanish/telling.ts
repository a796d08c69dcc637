/** What the ops are told with in Spanish. */
export { CARDS, countOf, damageOf } from './amounts.ts';
export { choose } from './choices.ts';
export { cardDoes, doing, playerDoes } from './clauses.ts';
export { conditionOf } from './conditions.ts';
export { keyword } from './keywords.ts';
export { lastingOf } from './lasting.ts';
export { listed } from './lists.ts';
export { directOf, indirectOf, refer } from './mentions.ts';
export { all } from './nouns.ts';
export { masculine } from './np.ts';
export { direct, of, to } from './prepositions.ts';
export { amongThem, nounOf } from './selects.ts';
export { targetOf } from './targets.ts';
