import { type ClauseOf, type ItemOf, type Subject, subjectOf } from '../clauses.ts';
import type { Agent } from '../mentions.ts';
import type { Np, Referred } from '../np.ts';
import { type Phrase, say, words } from '../phrase.ts';
import { bare, isModal, type Predicate, saidOf } from './verbs.ts';

export type Clause = ClauseOf<Subject<Np>, Predicate>;
export type Item = ItemOf<Subject<Np>, Predicate>;

const YOU: Subject<Np> = { phrase: say`you`, grammar: 'many', key: 'player', is: 'player' };
const EACH: Subject<Np> = { phrase: say`every Good player`, grammar: 'one', key: 'each', is: 'card' };

/** The player does something: a command, or what every player does in turn. */
export function playerDoes(
  { agent }: { readonly agent: Agent },
  verb: string,
  rest: Phrase,
  after: Phrase = [],
): Clause {
  const subject = agent === 'you' ? YOU : EACH;
  return { kind: 'clause', subject, predicates: [{ verb, rest }], after };
}

/** A card does something, or has it done to it. */
export function cardDoes(np: Referred<Np>, verb: string, rest: Phrase, after: Phrase = []): Clause {
  return { kind: 'clause', subject: subjectOf(np), predicates: [{ verb, rest }], after };
}

/** "draw 2 cards", "every Good Person takes 1 damage". */
export function saidClause({ subject, predicates, after }: Clause): Phrase {
  return subject.is === 'player'
    ? words(bare(predicates), after)
    : words(subject.phrase, saidOf(predicates, subject.grammar), after);
}

/** "you draw 2 cards": after a clause with another subject, a command would be misread. */
export const saidInFull = ({ subject, predicates, after }: Clause): Phrase =>
  words(subject.phrase, saidOf(predicates, subject.grammar), after);

/** "you may draw 2 cards", "Michael may take the attack"; null where nobody could leave it undone. */
export function saidWithMay({ subject, predicates, after }: Clause): Phrase | null {
  if (subject.is === 'card' || predicates.some(({ verb }) => isModal(verb))) return null;
  return words(subject.phrase, 'may', bare(predicates), after);
}

/** What the player may leave undone: "you may put it under the Opponent deck". */
export function optional(item: Item): Item {
  if (item.kind === 'branch' || item.subject.is !== 'player') return item;
  const subject: Subject<Np> = { ...YOU, key: 'player, perhaps', is: 'card' };
  return { ...item, subject, predicates: [{ verb: 'may', rest: bare(item.predicates) }] };
}
