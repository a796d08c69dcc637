import type { Grammar } from '../np.ts';
import { type Phrase, say, words } from '../phrase.ts';
import { type Keyword, keyword } from './keywords.ts';
import { withFirstWordOnce } from '../repeats.ts';
import { listed } from './lists.ts';

/** What a subject does: a verb as the dictionary has it, and what follows. */
export interface Predicate {
  readonly verb: string;
  readonly rest: Phrase;
  /** The verb is explained by a reminder. */
  readonly keyword?: Keyword;
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

/** "has 3 more Strength and cannot be attacked or Lured Astray". */
export const saidOf = (predicates: readonly Predicate[], grammar: Grammar): Phrase =>
  listed(withVerbsOnce(denialsTogether(predicates), (verb) => bent(verb, grammar)));

/** "deal 3 damage to Satan and 2 damage to Mammon": a verb that comes again is not said again. */
const withVerbsOnce = (predicates: readonly Predicate[], form: (verb: string) => string): readonly Phrase[] =>
  predicates.map((each, index) => {
    const isAgain = each.rest.length > 0 && predicates[index - 1]?.verb === each.verb;
    return isAgain ? each.rest : words(verbOf(each, form(each.verb)), each.rest);
  });

const verbOf = ({ keyword: name }: Predicate, text: string): Phrase =>
  name === undefined ? words(text) : say`${keyword(name, text)}`;

/** What cannot be done is said in one: "cannot play Events or Items". */
function denialsTogether(predicates: readonly Predicate[]): readonly Predicate[] {
  const denied = predicates.filter(({ verb }) => verb === 'cannot').map(({ rest }) => rest);
  if (denied.length < 2) return predicates;
  return [
    ...predicates.filter(({ verb }) => verb !== 'cannot'),
    { verb: 'cannot', rest: listed(withFirstWordOnce(denied), 'or') },
  ];
}

/** "take 2 damage and draw 1 card": after "may", or as a command. */
export const bare = (predicates: readonly Predicate[]): Phrase =>
  listed(withVerbsOnce(predicates, (verb) => verb));

/** "once", "twice", "3 times". */
export function timesOf(times: number): Phrase {
  if (times === 1) return say`once`;
  return times === 2 ? say`twice` : say`${times} times`;
}
