import { type ClauseOf, type ItemOf, type Subject, subjectOf } from '../clauses.ts';
import type { Agent } from '../mentions.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { masculine, type Np, type Referred } from './np.ts';
import {
  canStandAlone,
  type Objected,
  type ObjectedVerb,
  type Person,
  type Predicate,
  saidOf,
} from './verbs.ts';

export type Clause = ClauseOf<Subject<Np>, Predicate>;
export type Item = ItemOf<Subject<Np>, Predicate>;

/** The player, whom every verb names by itself. */
const YOU: Subject<Np> = { ...masculine(NOTHING), key: 'player', is: 'player' };
/** The player, who may leave it undone: no command. */
export const YOU_PERHAPS: Subject<Np> = { ...YOU, key: 'player, perhaps', is: 'card' };
const EACH: Subject<Np> = { ...masculine(say`cada jugador del Bien`), key: 'each', is: 'card' };

/** The player does something: a command, or what every player does in turn. */
export function playerDoes(
  { agent }: { readonly agent: Agent },
  predicate: Predicate,
  after: Phrase = NOTHING,
): Clause {
  return { kind: 'clause', subject: agent === 'you' ? YOU : EACH, predicates: [predicate], after };
}

/** "derrótalo", "derrota a un Personaje": a verb with its object, and what stands before or after that. */
export function doing(
  verb: ObjectedVerb,
  { clitic, phrase }: Objected,
  { before = NOTHING, after = NOTHING }: { readonly before?: Phrase; readonly after?: Phrase } = {},
): Predicate {
  return { verb, rest: words(before, phrase, after), ...(clitic === undefined ? {} : { clitic }) };
}

/** A card does something, or has it done to it. */
export function cardDoes(np: Referred, predicate: Predicate, after: Phrase = NOTHING): Clause {
  return { kind: 'clause', subject: subjectOf(np), predicates: [predicate], after };
}

const personOf = ({ key, grammar }: Subject<Np>): Person =>
  key === YOU.key || key === YOU_PERHAPS.key ? 'you' : grammar;

const sayable = ({ subject, predicates }: Clause): Phrase =>
  subject.isClear && canStandAlone(predicates) ? NOTHING : subject.phrase;

/** "roba 2 cartas", "cada Personaje del Bien recibe 1 de daño". */
export const saidClause = (clause: Clause): Phrase =>
  clause.subject.is === 'player'
    ? words(saidOf(clause.predicates, 'command'), clause.after)
    : saidInFull(clause);

/** "robas 2 cartas": after a clause with another subject, a command would be misread. */
export const saidInFull = (clause: Clause): Phrase =>
  words(sayable(clause), saidOf(clause.predicates, personOf(clause.subject)), clause.after);

const CAN = { you: 'puedes', one: 'puede', many: 'pueden' } as const;

/** "puedes robar 2 cartas", "Michael puede recibir el ataque"; null where nobody could leave it undone. */
export function saidWithMay({ subject, predicates, after }: Clause): Phrase | null {
  if (subject.is === 'card' || predicates.some(({ verb, isDenied }) => verb === 'poder' || isDenied))
    return null;
  const can = subject.is === 'player' ? CAN.you : CAN[subject.grammar];
  return words(subject.phrase, can, saidOf(predicates, 'infinitive'), after);
}

/** What the player may leave undone: "puedes ponerla debajo del mazo". */
export function optional(item: Item): Item {
  if (item.kind === 'branch' || item.subject.is !== 'player') return item;
  return {
    ...item,
    subject: YOU_PERHAPS,
    predicates: [{ verb: 'poder', rest: saidOf(item.predicates, 'infinitive') }],
  };
}
