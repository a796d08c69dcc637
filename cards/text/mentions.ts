import type { CardDef, Catalogue, Program } from '../../engine/alpha-omega/definitions.ts';
import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';
import type { Grammar, Np, Referred } from './np.ts';
import type { Phrase } from './phrase.ts';
import { bareRef } from './selects.ts';

/** A card, or some, that a text speaks of more than once. */
export interface Mention<N extends Np, O> {
  /** How it is spoken of for the first time; null when that has been done. */
  readonly first: N | null;
  /** What it is, to speak of it again as "that Person". */
  readonly noun: O | null;
  readonly grammar: Grammar;
  /** A player picks it: how it is spoken of where that is not said otherwise, "a Good Person of your choice". */
  readonly choice?: N;
  /** Out of which cards, if those are spoken of as well. */
  readonly from?: Select;
  /** Some of the cards have gone another way. */
  readonly isPart?: true;
}

/** Whom the ops speak to: the ability's player, or each Good player in turn. */
export type Agent = 'you' | 'each';

/** What a text is about, and how its words stand to each other; a language has its own noun phrases, nouns and items. */
export interface ScopeOf<N extends Np, O, I> {
  readonly card: CardDef;
  readonly catalogue: Catalogue;
  readonly mentions: Mentions<Mention<N, O>>;
  readonly agent: Agent;
  /** Does a player decide to do it, or does it happen? */
  readonly voice: 'do' | 'happen';
  /** The card that carries the ability: the card itself, or what a lasting effect is on. */
  readonly carrier: 'self' | 'host';
  /** Does what is told hold for this turn only? */
  readonly isThisTurn: boolean;
  /** "it is damaged": what a select says of a card that is named. */
  readonly describe: (select: Select, np: N, scope: ScopeOf<N, O, I>) => Phrase;
  /** Tells a program inside this one. */
  readonly tell: (program: Program, scope: ScopeOf<N, O, I>) => readonly I[];
}

/** The cards that a text has spoken of, in the order of its words. */
export interface Mentions<M> {
  readonly get: (ref: Ref) => M | undefined;
  readonly put: (ref: Ref, mention: M) => void;
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
  readonly others: (ref: Ref) => readonly M[];
}

/** An empty list of mentions, for a new text; `above` are those of the text that it stands in. */
export function createMentions<M>(above?: Mentions<M>): Mentions<M> {
  const known = new Map<Ref, M>();
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

/** How a language speaks of cards that need no noun: the card itself, and one that has been spoken of. */
export interface Naming<N extends Np, O, I> {
  readonly selfNp: (scope: ScopeOf<N, O, I>) => N;
  readonly again: (ref: Ref, mention: Mention<N, O> | undefined, scope: ScopeOf<N, O, I>) => N;
}

/** Speaks of a card by a name of its program: for the first time in full, then as what has been said already. */
export function referTo<N extends Np, O, I>(
  name: Ref,
  scope: ScopeOf<N, O, I>,
  { selfNp, again }: Naming<N, O, I>,
): Referred<N> {
  const { mentions } = scope;
  const ref = mentions.resolve(name);
  const key = `ref:${ref}`;
  if (ref !== 'self' && mentions.isSaid(ref))
    return { ...again(ref, mentions.get(ref), scope), key, choice: null };
  mentions.say(null);
  if (ref === 'self') return { ...selfNp(scope), key, choice: null };
  const mention = mentions.get(ref);
  mentions.see(ref);
  if (mention?.first) {
    mentions.say(null);
    mentions.put(ref, { ...mention, first: null });
    mentions.count();
    return { ...mention.first, key, choice: mention.choice ?? null };
  }
  return { ...again(ref, mention, scope), key, choice: null };
}

/** Names a card of a moment, of which nothing more must be said: the next words may speak of it again. */
export function introduce<N extends Np, O, I>(
  name: 'it' | 'other',
  noun: O,
  { mentions }: Pick<ScopeOf<N, O, I>, 'mentions'>,
): void {
  mentions.put(name, { first: null, noun, grammar: 'one' });
  mentions.count();
  mentions.see(name);
}

/** Of the looked-at cards, only the rest are left. */
export function takeSome<N extends Np, O, I>(
  what: Select,
  { mentions }: Pick<ScopeOf<N, O, I>, 'mentions'>,
): void {
  const of = what.is === undefined ? undefined : mentions.get(what.is)?.from?.is;
  const mention = of === undefined ? undefined : mentions.get(of);
  if (of !== undefined && mention) mentions.put(of, { ...mention, isPart: true });
}

/** Out of which cards those were chosen that a select means by name; else the select itself. */
export const chosenFrom = <N extends Np, O, I>(
  what: Select,
  { mentions }: Pick<ScopeOf<N, O, I>, 'mentions'>,
): Select => (what.is === undefined ? undefined : mentions.get(mentions.resolve(what.is)))?.from ?? what;

/** Does the name stand for several cards? */
export const isSeveral = <N extends Np, O, I>(
  is: Ref,
  { mentions }: Pick<ScopeOf<N, O, I>, 'mentions'>,
): boolean => mentions.get(mentions.resolve(is))?.grammar === 'many';

/** Does the reader know already which card that name means? */
export function isKnown<N extends Np, O, I>(
  name: Ref,
  { mentions }: Pick<ScopeOf<N, O, I>, 'mentions'>,
): boolean {
  const ref = mentions.resolve(name);
  return ref === 'self' || mentions.isSeen(ref) || mentions.get(ref)?.choice !== undefined;
}

/** Is there nothing to choose among but one card that has been spoken of? With `upTo`, it may be left. */
export const isTheOnlyOne = <N extends Np, O, I>(
  { from }: { readonly from: Select },
  scope: Pick<ScopeOf<N, O, I>, 'mentions'>,
): boolean => from.is !== undefined && bareRef(from) !== undefined && !isSeveral(from.is, scope);

/** Is the target a card that the player picks just here, or does a player do all this? Then it is a command. */
export const isCommand = <N extends Np, O, I>(
  np: Referred<N>,
  { voice, card }: Pick<ScopeOf<N, O, I>, 'voice' | 'card'>,
): boolean => np.choice !== null || (voice === 'do' && !(np.key === 'ref:self' && card.type === 'person'));

/** The same, before the target is spoken of. */
export function isCommandFor<N extends Np, O, I>(
  { is }: Select,
  { mentions, voice, card }: ScopeOf<N, O, I>,
): boolean {
  const ref = is === undefined ? undefined : mentions.resolve(is);
  if (voice === 'do') return !(ref === 'self' && card.type === 'person');
  const mention = ref === undefined ? undefined : mentions.get(ref);
  return mention?.first != null && mention.choice !== undefined;
}
