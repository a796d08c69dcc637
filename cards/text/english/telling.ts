/** What the ops are told with in English. */
export { countOf, damageOf } from './amounts.ts';
export { choose } from './choices.ts';
export { cardDoes, playerDoes } from './clauses.ts';
export { conditionOf } from './conditions.ts';
export { keyword } from './keywords.ts';
export { lastingOf } from './lasting.ts';
export { listed } from './lists.ts';
export { asObject, refer } from './mentions.ts';
export { many, several } from './nouns.ts';
export { nounOf } from './selects.ts';
export { targetOf } from './targets.ts';
