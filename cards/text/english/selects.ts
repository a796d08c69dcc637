import type { Ref, Select } from '../../../engine/alpha-omega/selects.ts';
import { isKnown, isSeveral } from '../mentions.ts';
import { cardName, grammarOf } from '../names.ts';
import type { Grammar, Np } from '../np.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import type { Preposition } from '../targets.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { kindOf, type Noun } from './nouns.ts';

/** How a noun stands in its sentence. */
export interface Manner {
  /** Cards that do not lie in play are in a pile, or come from it. */
  readonly preposition?: Preposition;
  /** "in play", where that must be said. */
  readonly where?: Phrase;
}

/** What the cards that a select means are called; names of cards in `is` are not said here. */
export function nounOf(
  select: Select,
  scope: Scope,
  { preposition = 'in', where = NOTHING }: Manner = {},
): Noun {
  const { of, damaged } = select;
  const kind = kindOf(select, of === 'you');
  const { isOther, but } = exceptionOf(select.not, scope);
  const place = placeOf(select, scope, preposition);
  return {
    heads: kind.heads,
    side: kind.side,
    adjectives: words(damaged === undefined ? '' : DAMAGED[`${damaged}`], kind.adjectives),
    isOther,
    pick: pickOf(select.pick),
    proper: properOf(select, scope, preposition),
    after: (grammar) =>
      words(
        kind.among,
        ownerOf(of, scope),
        but,
        afterOf(select, grammar, words(kind.among.length === 0 ? where : '', place)),
      ),
  };
}

const DAMAGED = { true: 'damaged', false: 'undamaged' } as const;

function pickOf(pick: Select['pick']): Phrase {
  switch (pick) {
    case undefined:
      return NOTHING;
    case 'weakest':
    case 'strongest':
    case 'first':
    case 'last':
      return say`${keyword(pick, pick)}`;
    case 'nextAfterFirst':
      return say`next`;
    default:
      return pick satisfies never;
  }
}

/** What has been spoken of is left out with "other"; what has not, by its name. */
function exceptionOf(
  not: Ref | undefined,
  scope: Scope,
): { readonly isOther: boolean; readonly but: Phrase } {
  if (not === undefined) return { isOther: false, but: NOTHING };
  return isKnown(not, scope)
    ? { isOther: true, but: NOTHING }
    : { isOther: false, but: say`other than ${asObject(refer(not, scope))}` };
}

/** A card by its name, or one that has been spoken of; what else must be true of it stands in brackets. */
function properOf(select: Select, scope: Scope, preposition: Preposition): Np | null {
  const { is, name } = select;
  if (name !== undefined) {
    const grammar = grammarOf(textOf(cardName(scope.catalogue, name)));
    const isInPile = select.zone === 'discard' || select.zone === 'opponentDiscard';
    return {
      phrase: words(namedOf(name, select, scope), isInPile ? placeOf(select, scope, preposition) : ''),
      grammar,
    };
  }
  if (is === undefined || isSeveral(is, scope)) return null;
  const np = refer(is, scope);
  const phrase = asObject(np);
  if (bareRef(select) !== undefined) return { phrase, grammar: np.grammar };
  return { phrase: words(phrase, say`(if ${scope.describe(select, np, scope)})`), grammar: np.grammar };
}

/** "Michael", "your Michael"; with the side where it is not the one the card is printed for. */
function namedOf(id: string, { of, side }: Select, scope: Scope): Phrase {
  const name = cardName(scope.catalogue, id);
  const owner = of === undefined ? NOTHING : POSSESSIVES[of][scope.agent];
  const def = scope.catalogue.get(id);
  const isElsewhere =
    of === undefined && side !== undefined && def !== undefined && 'side' in def && def.side !== side;
  return words(
    owner,
    name,
    isElsewhere ? (side === 'good' ? 'on the Good side' : 'among the Opponents') : '',
  );
}

const POSSESSIVES = {
  you: { you: say`your`, each: say`their` },
  others: { you: say`a team mate’s`, each: say`a team mate’s` },
} as const;

function ownerOf(of: Select['of'], { agent }: Scope): Phrase {
  if (of === undefined) return NOTHING;
  if (of === 'others') return say`of a team mate`;
  return agent === 'you' ? say`of yours` : say`of theirs`;
}

/** What is said of a card after its name: strength, what happened to it, what it bears. */
function afterOf(select: Select, grammar: Grammar, where: Phrase): Phrase {
  const { strength, bears } = select;
  const are = grammar === 'one' ? 'is' : 'are';
  const clauses = [
    select.supernatural === false ? say`${are} not supernatural` : NOTHING,
    select.lured === undefined ? NOTHING : luredOf(select.lured, grammar),
    select.acted === undefined ? NOTHING : actedOf(select.acted, grammar),
  ];
  const that = listed(clauses);
  return words(
    strength === undefined ? '' : words('of', strengthWords(strength)),
    bears === undefined ? '' : `with ${BORNE[bears]}`,
    where,
    that.length === 0 ? '' : words('that', that),
  );
}

/** "Strength 4 or more". */
export const strengthWords = (strength: NonNullable<Select['strength']>): Phrase =>
  'atLeast' in strength
    ? say`printed Strength ${strength.atLeast} or more`
    : say`printed Strength ${strength.atMost} or less`;

export const BORNE = { item: 'an Item', event: 'an Event' } as const;

export const luredOf = (lured: boolean, grammar: Grammar): Phrase =>
  words(grammar === 'one' ? 'was' : 'were', lured ? '' : 'not', 'Lured Astray');

export const actedOf = (acted: boolean, grammar: Grammar): Phrase =>
  words(grammar === 'one' ? 'has' : 'have', acted ? '' : 'not', 'acted this round');

/** "in your discard pile", "among them". */
function placeOf({ zone, is, pick }: Select, scope: Scope, preposition: Preposition): Phrase {
  switch (zone) {
    case undefined:
    case 'play':
      if (is !== undefined && isSeveral(is, scope)) return amongThem(is, scope);
      return pick === 'first' || pick === 'last' || pick === 'nextAfterFirst' ? say`in play` : NOTHING;
    case 'discard':
      return is === undefined || scope.mentions.get(is) === undefined
        ? say`${preposition} ${scope.agent === 'you' ? 'your' : 'their'} discard pile`
        : NOTHING;
    case 'opponentDiscard':
      return say`${preposition} the Opponents’ discard pile`;
    case 'opponentDeck':
      return is === undefined ? say`${preposition} the Opponent deck` : amongThem(is, scope);
    default:
      return zone satisfies never;
  }
}

const amongThem = (is: Ref, scope: Scope): Phrase => words('among', asObject(refer(is, scope)));
