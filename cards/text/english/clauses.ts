import type { Referred, Scope } from './mentions.ts';
import type { Np } from './nouns.ts';
import { type Phrase, say, textOf, words } from './phrase.ts';
import { bare, isModal, type Predicate, saidOf } from './verbs.ts';

/** Who does something in a clause; what has the same key needs to be said only once. */
export interface Subject extends Np {
  readonly key: string;
  /** What the player does is said as a command; what the card itself does, it may leave undone. */
  readonly is: 'player' | 'self' | 'card';
}

/** One thing that happens. */
export interface Clause {
  readonly kind: 'clause';
  readonly subject: Subject;
  readonly predicates: readonly Predicate[];
  /** Said after everything else: "for each Angel in play", "if it is damaged". */
  readonly after: Phrase;
}

/** One thing or another happens. */
export interface Branch {
  readonly kind: 'branch';
  readonly condition: Phrase;
  readonly then: readonly Item[];
  readonly otherwise: readonly Item[];
}

export type Item = Clause | Branch;

const YOU: Subject = { phrase: say`you`, grammar: 'many', key: 'player', is: 'player' };
const EACH: Subject = { phrase: say`every Good player`, grammar: 'one', key: 'each', is: 'card' };

/** The player does something: a command, or what every player does in turn. */
export function playerDoes(scope: Scope, verb: string, rest: Phrase, after: Phrase = []): Clause {
  const subject = scope.agent === 'you' ? YOU : EACH;
  return { kind: 'clause', subject, predicates: [{ verb, rest }], after };
}

/** A card does something, or has it done to it. */
export function cardDoes(np: Referred, verb: string, rest: Phrase, after: Phrase = []): Clause {
  return { kind: 'clause', subject: subjectOf(np), predicates: [{ verb, rest }], after };
}

/** A card as a subject; one that the player chooses says so. */
export function subjectOf(np: Referred): Subject {
  const { phrase, grammar } = np.choice ?? np;
  return { phrase, grammar, key: np.key, is: np.key === 'ref:self' ? 'self' : 'card' };
}

/** Anything else as a subject. */
export const plainSubject = (np: Np): Subject => ({ ...np, key: `text:${textOf(np.phrase)}`, is: 'card' });

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
  const subject: Subject = { ...YOU, key: 'player, perhaps', is: 'card' };
  return { ...item, subject, predicates: [{ verb: 'may', rest: bare(item.predicates) }] };
}

/** Clauses of the same subject in a row become one. */
export function merged(items: readonly Item[]): readonly Item[] {
  const done: Item[] = [];
  for (const item of items) {
    const last = done.at(-1);
    if (last?.kind === 'clause' && item.kind === 'clause' && canFollow(last, item))
      done[done.length - 1] = {
        ...last,
        predicates: [...last.predicates, ...item.predicates],
        after: item.after,
      };
    else done.push(item);
  }
  return done;
}

// More than three verbs make a sentence that nobody follows.
const MOST = 3;

const canFollow = (last: Clause, next: Clause): boolean =>
  last.subject.key === next.subject.key &&
  (last.after.length === 0 || textOf(last.after) === textOf(next.after)) &&
  last.predicates.length + next.predicates.length <= MOST;
