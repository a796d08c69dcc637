import { listed, type Phrase, say, words } from './phrase.ts';

/** One card or several: what the verb agrees with. */
export type Grammar = 'one' | 'many';

/** What a subject does: a verb as the dictionary has it, and what follows. */
export interface Predicate {
  readonly verb: string;
  readonly rest: Phrase;
}

// Modal verbs do not bend, and nothing goes before them.
const MODAL = ['cannot', 'may', 'can', 'does not'];
const IRREGULAR: Readonly<Record<string, Readonly<Record<Grammar, string>>>> = {
  be: { one: 'is', many: 'are' },
  have: { one: 'has', many: 'have' },
  'have been': { one: 'has been', many: 'have been' },
  'be not': { one: 'is not', many: 'are not' },
  'do not': { one: 'does not', many: 'do not' },
};

export const isModal = (verb: string): boolean => MODAL.includes(verb);

/** The verb as it stands after one card, or several. */
export function bent(verb: string, grammar: Grammar): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular[grammar];
  if (isModal(verb) || grammar === 'many') return verb;
  if (/(s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** "has 3 more Strength and cannot be Lured Astray". */
export const saidOf = (predicates: readonly Predicate[], grammar: Grammar): Phrase =>
  listed(predicates.map(({ verb, rest }) => words(bent(verb, grammar), rest)));

/** "take 2 damage and draw 1 card": after "may", or as a command. */
export const bare = (predicates: readonly Predicate[]): Phrase =>
  listed(predicates.map(({ verb, rest }) => words(verb, rest)));

/** "once", "twice", "3 times". */
export function timesOf(times: number): Phrase {
  if (times === 1) return say`once`;
  return times === 2 ? say`twice` : say`${times} times`;
}
