import type { CardDef, Catalogue, Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Ref, Select } from '../../../engine/alpha-omega/selects.ts';
import type { Item } from './clauses.ts';
import { brief, briefWithSide, type Noun, type Np, one, TYPE_WORDS } from './nouns.ts';
import { type Phrase, say, textOf, words } from './phrase.ts';
import type { Grammar } from './verbs.ts';

/** A card, or some, that a text speaks of more than once. */
export interface Mention {
  /** How it is spoken of for the first time; null when that has been done. */
  readonly first: Np | null;
  /** What it is, to speak of it again as "that Person". */
  readonly noun: Noun | null;
  readonly grammar: Grammar;
  /** A player picks it: how it is spoken of where that is not said otherwise, "a Good Person of your choice". */
  readonly choice?: Np;
  /** Out of which cards, if those are spoken of as well. */
  readonly from?: Select;
  /** Some of the cards have gone another way. */
  readonly isPart?: true;
}

/** What a text is about, and how its words stand to each other. */
export interface Scope {
  readonly card: CardDef;
  readonly catalogue: Catalogue;
  readonly mentions: Mentions;
  /** Whom the ops speak to: the ability's player, or each Good player in turn. */
  readonly agent: 'you' | 'each';
  /** Does a player decide to do it, or does it happen? */
  readonly voice: 'do' | 'happen';
  /** The card that carries the ability: the card itself, or what a lasting effect is on. */
  readonly carrier: 'self' | 'host';
  /** Does what is told hold for this turn only? */
  readonly isThisTurn: boolean;
  /** "it is damaged": what a select says of a card that is named. */
  readonly describe: (select: Select, np: Np, scope: Scope) => Phrase;
  /** Tells a program inside this one. */
  readonly tell: (program: Program, scope: Scope) => readonly Item[];
}

/** The cards that a text has spoken of, in the order of its words. */
export interface Mentions {
  readonly get: (ref: Ref) => Mention | undefined;
  readonly put: (ref: Ref, mention: Mention) => void;
  /** The one name is from now on another's: what is said of it is said of that. */
  readonly alias: (ref: Ref, of: Ref) => void;
  readonly resolve: (ref: Ref) => Ref;
  /** How many cards have been spoken of: "it" is clear only when there is one. */
  readonly named: () => number;
  readonly count: () => void;
  /** Has the card been spoken of? */
  readonly isSeen: (ref: Ref) => boolean;
  readonly see: (ref: Ref) => void;
  /** Which card has just been called "that Person", and no other since. */
  readonly isSaid: (ref: Ref) => boolean;
  readonly say: (ref: Ref | null) => void;
  /** What else has been spoken of. */
  readonly others: (ref: Ref) => readonly Mention[];
}

/** An empty list of mentions, for a new text; `above` are those of the text that it stands in. */
export function createMentions(above?: Mentions): Mentions {
  const known = new Map<Ref, Mention>();
  const aliases = new Map<Ref, Ref>();
  const seen = new Set<Ref>();
  let said: Ref | null = null;
  let named = 0;
  const resolve = (ref: Ref): Ref => {
    const other = aliases.get(ref);
    return other === undefined ? ref : resolve(other);
  };
  return {
    get: (ref) => known.get(resolve(ref)) ?? above?.get(resolve(ref)),
    put: (ref, mention) => {
      aliases.delete(ref);
      known.set(ref, mention);
    },
    alias: (ref, of) => {
      if (resolve(of) !== ref) aliases.set(ref, of);
    },
    resolve,
    named: () => named + (above?.named() ?? 0),
    count: () => {
      named += 1;
    },
    isSeen: (ref) => seen.has(ref) || above?.isSeen(ref) === true,
    see: (ref) => {
      seen.add(ref);
    },
    isSaid: (ref) => said === ref,
    say: (ref) => {
      said = ref;
    },
    others: (ref) => [
      ...[...known].flatMap(([name, mention]) => (name === ref ? [] : [mention])),
      ...(above?.others(ref) ?? []),
    ],
  };
}

/** The name of a printed card; of one that is missing, what its id says. */
export function cardName(catalogue: Catalogue, id: string): Phrase {
  const name = catalogue.get(id)?.name ?? titled(id);
  return [{ kind: 'card', text: name, def: id }];
}

const titled = (id: string): string =>
  id
    .replace(/^.*:/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** "Prophets of Baal" are several; that a single word ends in s says nothing. */
export const grammarOf = (name: string): Grammar => (/^(The )?\w*[^s]s of /.test(name) ? 'many' : 'one');

/** The card that speaks: a Person by name, anything else as "this Item". */
export function selfNp({ card }: Pick<Scope, 'card'>): Np {
  if (card.type === 'person')
    return { phrase: [{ kind: 'card', text: card.name, def: card.id }], grammar: grammarOf(card.name) };
  return one(say`this ${TYPE_WORDS[card.type].one}`);
}

/** A card that is spoken of, with the name that tells two subjects apart. */
export interface Referred extends Np {
  readonly key: string;
  /** Spoken of for the first time, and chosen by a player. */
  readonly choice: Np | null;
}

/** Speaks of a card by a name of its program: for the first time in full, then as "it" or "that Person". */
export function refer(name: Ref, scope: Scope): Referred {
  const ref = scope.mentions.resolve(name);
  const key = `ref:${ref}`;
  if (ref !== 'self' && scope.mentions.isSaid(ref))
    return { ...again(ref, scope.mentions.get(ref), scope), key, choice: null };
  scope.mentions.say(null);
  if (ref === 'self') return { ...selfNp(scope), key, choice: null };
  const mention = scope.mentions.get(ref);
  scope.mentions.see(ref);
  if (mention?.first) {
    scope.mentions.say(null);
    scope.mentions.put(ref, { ...mention, first: null });
    scope.mentions.count();
    return { ...mention.first, key, choice: mention.choice ?? null };
  }
  return { ...again(ref, mention, scope), key, choice: null };
}

function again(ref: Ref, mention: Mention | undefined, { card, mentions }: Scope): Np {
  if (mention === undefined)
    return one(ref === 'host' && card.type === 'item' ? say`the bearer` : say`that card`);
  if (mention.noun?.proper) return mention.noun.proper;
  if (mention.grammar === 'many') return { phrase: say`they`, grammar: 'many' };
  // Said twice in a row, "that Person" is clear as "it".
  if (mentions.named() === 1 || mention.noun === null || mentions.isSaid(ref)) return one(say`it`);
  mentions.say(ref);
  return one(
    words(
      'that',
      isAmbiguous(ref, mention.noun, mentions) ? briefWithSide(mention.noun) : brief(mention.noun),
    ),
  );
}

/** Is another card spoken of that the same word would do for? */
function isAmbiguous(ref: Ref, noun: Noun, mentions: Mentions): boolean {
  const word = textOf(brief(noun));
  return mentions.others(ref).some((other) => other.noun !== null && textOf(brief(other.noun)) === word);
}

/** The same as an object: "them" for "they". */
export function asObject({ phrase }: Np): Phrase {
  return textOf(phrase) === 'they' ? say`them` : phrase;
}

/** "its Strength", "Michael’s Strength", "the Strength of that Person". */
export function strengthOf(np: Np): Phrase {
  if (textOf(np.phrase) === 'it') return say`its Strength`;
  if (textOf(np.phrase) === 'they') return say`their Strength`;
  const [first, ...more] = np.phrase;
  if (first?.kind === 'card' && more.length === 0) return say`${possessive(np.phrase)} Strength`;
  return say`the Strength of ${np.phrase}`;
}

/** "Michael’s", "Hills’". */
export const possessive = (phrase: Phrase): Phrase =>
  textOf(phrase).endsWith('s') ? say`${phrase}’` : say`${phrase}’s`;
