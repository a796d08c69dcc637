import type { CardType, Select } from '../../../engine/alpha-omega/selects.ts';
import { kindOfCard } from '../kinds.ts';
import type { Grammar, Np } from '../np.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { keyword, TRAIT_WORDS } from './keywords.ts';
import { listed } from './lists.ts';

/** What some cards are called, before it is said how many of them are meant. */
export interface Noun {
  /** Of several, any one will do. */
  readonly heads: readonly Readonly<Record<Grammar, Phrase>>[];
  /** "Good", "Opponent", or nothing. */
  readonly side: Phrase;
  readonly adjectives: Phrase;
  /** Not the card that speaks. */
  readonly isOther: boolean;
  readonly pick: Phrase;
  /** A card by its name needs no article. */
  readonly proper: Np | null;
  readonly after: (grammar: Grammar) => Phrase;
}

export const one = (phrase: Phrase): Np => ({ phrase, grammar: 'one' });
export const many = (phrase: Phrase): Np => ({ phrase, grammar: 'many' });

export const TYPE_WORDS = {
  person: { one: 'Person', many: 'Persons' },
  item: { one: 'Item', many: 'Items' },
  place: { one: 'Place', many: 'Places' },
  event: { one: 'Event', many: 'Events' },
  calling: { one: 'Calling', many: 'Callings' },
  objective: { one: 'Objective', many: 'Objectives' },
} as const satisfies Record<CardType, { readonly one: string; readonly many: string }>;

const CARD = { one: 'card', many: 'cards' } as const;
const OPPONENT = { one: 'Opponent', many: 'Opponents' } as const;

/** What a select says of kind and side: "Good Person", "human Opponent", "Fallen Angel", "magic user among the Opponents". */
export type Kind = Pick<Noun, 'heads' | 'side' | 'adjectives'> & { readonly among: Phrase };

type Word = { readonly one: string; readonly many: string };
const headOf = ({ one: single, many: plural }: Word): Noun['heads'][number] => ({
  one: words(single),
  many: words(plural),
});

/** Kind and side of what a select means. With `isYours` the side goes without saying. */
export function kindOf(select: Select, isYours: boolean): Kind {
  const kind = kindOfCard(select, isYours);
  if (kind.kind === 'fallenAngel')
    return { heads: [FALLEN_ANGEL], side: NOTHING, adjectives: NOTHING, among: NOTHING };
  const { side, isSupernatural } = kind;
  const adjectives = isSupernatural ? say`supernatural` : NOTHING;
  if (kind.kind === 'humanOpponent')
    return {
      heads: [headOf(OPPONENT)],
      side: NOTHING,
      adjectives: words(adjectives, 'human'),
      among: NOTHING,
    };
  if (kind.kind === 'traits')
    return {
      heads: kind.traits.map((trait) => headOf(TRAIT_WORDS[trait])),
      side: side === 'good' ? sideWord(side) : NOTHING,
      adjectives,
      among: side === 'opponent' ? say`among the Opponents` : NOTHING,
    };
  const nouns = kind.types.length > 0 ? kind.types.map((type) => TYPE_WORDS[type]) : [CARD];
  return { heads: nouns.map(headOf), side: sideWord(side), adjectives, among: NOTHING };
}

const sideWord = (side: Select['side']): Phrase =>
  side === undefined ? NOTHING : side === 'good' ? say`Good` : say`Opponent`;

const FALLEN_ANGEL = {
  one: say`${keyword('fallenAngel', 'Fallen Angel')}`,
  many: say`${keyword('fallenAngel', 'Fallen Angels')}`,
};

const startsWithVowel = (phrase: Phrase): boolean => /^[AEIOUaeiou]/.test(textOf(phrase));

function headsOf(noun: Noun, grammar: Grammar, between: 'and' | 'or'): Phrase {
  return words(
    noun.adjectives,
    noun.side,
    listed(
      noun.heads.map((head) => head[grammar]),
      between,
    ),
    noun.after(grammar),
  );
}

/** "a Good Person", "another Angel", "the weakest Good Item". */
export function indefinite(noun: Noun): Np {
  if (noun.proper) return noun.proper;
  const rest = headsOf(noun, 'one', 'or');
  if (noun.pick.length > 0) return one(words('the', noun.pick, noun.isOther ? 'other' : '', rest));
  if (noun.isOther) return one(words('another', rest));
  return one(words(startsWithVowel(rest) ? 'an' : 'a', rest));
}

/** "every other Good Person", "every Good Item and Place"; where one is picked, "the weakest Good Person". */
export function every(noun: Noun): Np {
  if (noun.proper || noun.pick.length > 0) return indefinite(noun);
  const all = words('every', noun.isOther ? 'other' : '', noun.adjectives, noun.side);
  const heads = listed(noun.heads.map((head) => words(all, head.one)));
  return one(words(heads, noun.after('one')));
}

/** "Good Persons", "3 other Angels", "up to 2 Items". */
export function several(noun: Noun, count: Phrase = NOTHING): Np {
  if (noun.proper || noun.pick.length > 0) return indefinite(noun);
  return many(
    words(count, noun.isOther ? 'other' : '', headsOf(noun, 'many', count.length === 0 ? 'and' : 'or')),
  );
}

/** "no Good Person", "no other Angel". */
export function none(noun: Noun): Np {
  return one(
    words('no', noun.pick, noun.isOther ? 'other' : '', noun.proper?.phrase ?? headsOf(noun, 'one', 'or')),
  );
}

/** "Good Person or Item", without an article; "other Good Person". */
export const bareNoun = (noun: Noun): Phrase =>
  noun.proper?.phrase ?? words(noun.pick, noun.isOther ? 'other' : '', headsOf(noun, 'one', 'or'));

/** "Person", "Fallen Angel", "card": enough to speak of a card again. */
export function brief(noun: Noun): Phrase {
  const [head, ...others] = noun.heads;
  return head === undefined || others.length > 0 ? say`card` : head.one;
}

/** "Good Person": where there is another Person that could be meant. */
export const briefWithSide = (noun: Noun): Phrase => words(noun.side, brief(noun));
