import type { Ref } from '../../../engine/alpha-omega/selects.ts';
import { type Mention as MentionOf, type Mentions, referTo, type ScopeOf } from '../mentions.ts';
import { grammarOf } from '../names.ts';
import type { Np, Referred as ReferredOf } from '../np.ts';
import { type Phrase, say, textOf, words } from '../phrase.ts';
import type { Item } from './clauses.ts';
import { brief, briefWithSide, type Noun, one, TYPE_WORDS } from './nouns.ts';

export type Mention = MentionOf<Np, Noun>;
export type Scope = ScopeOf<Np, Noun, Item>;
export type Referred = ReferredOf<Np>;

/** The card that speaks: a Person by name, anything else as "this Item". */
function selfNp({ card }: Pick<Scope, 'card'>): Np {
  if (card.type === 'person')
    return { phrase: [{ kind: 'card', text: card.name, def: card.id }], grammar: grammarOf(card.name) };
  return one(say`this ${TYPE_WORDS[card.type].one}`);
}

/** Speaks of a card by a name of its program: for the first time in full, then as "it" or "that Person". */
export const refer = (name: Ref, scope: Scope): Referred => referTo(name, scope, { selfNp, again });

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
function isAmbiguous(ref: Ref, noun: Noun, mentions: Mentions<Mention>): boolean {
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
