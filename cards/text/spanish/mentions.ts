import type { Ref } from '../../../engine/alpha-omega/selects.ts';
import { type Mention as MentionOf, type Mentions, referTo, type ScopeOf } from '../mentions.ts';
import { agreementOf } from '../names.ts';
import { type Phrase, say, textOf, words } from '../phrase.ts';
import type { Item } from './clauses.ts';
import { brief, briefWithSide, CARD, type Noun, TYPE_WORDS } from './nouns.ts';
import { masculine, type Np, type Referred, THAT, THEM } from './np.ts';
import { of, to } from './prepositions.ts';
import type { Objected } from './verbs.ts';

export type Mention = MentionOf<Np, Noun>;
export type Scope = ScopeOf<Np, Noun, Item>;

/** The card that speaks: a Person by name, anything else as "este Objeto". */
function selfNp({ card }: Pick<Scope, 'card'>): Np {
  if (card.type === 'person')
    return {
      phrase: [{ kind: 'card', text: card.name, def: card.id }],
      ...agreementOf(card, card.name),
      isPerson: true,
    };
  return masculine(say`este ${TYPE_WORDS[card.type].one}`);
}

/** Speaks of a card by a name of its program: for the first time in full, then as "ese Personaje". */
export const refer = (name: Ref, scope: Scope): Referred => referTo(name, scope, { selfNp, again });

function again(ref: Ref, mention: Mention | undefined, { card, mentions }: Scope): Np {
  const isSaid = mentions.isSaid(ref);
  if (mention === undefined) {
    const isBearer = ref === 'host' && card.type === 'item';
    mentions.say(ref);
    return clear(isBearer ? { ...masculine(say`el portador`), isPerson: true } : that(null, 'one'), isSaid);
  }
  const { noun, grammar } = mention;
  if (noun?.proper) return noun.proper;
  const isOnlyOne = grammar === 'many' || noun === null || mentions.named() === 1;
  if (!isOnlyOne) mentions.say(ref);
  return clear(that(noun, grammar, isAmbiguous(ref, noun, mentions)), isOnlyOne || isSaid);
}

const clear = (np: Np, isClear: boolean): Np => (isClear ? { ...np, isClear: true } : np);

/** "ese Personaje", "esas cartas"; with its side where another could be meant. */
function that(noun: Noun | null, grammar: Np['grammar'], withSide = false): Np {
  const head = noun === null ? CARD : brief(noun);
  const word = noun !== null && withSide ? briefWithSide(noun, grammar) : head[grammar];
  return {
    phrase: words(THAT[head.gender][grammar], word),
    grammar,
    gender: head.gender,
    isPerson: head.isPerson,
  };
}

/** Is another card spoken of that the same word would do for? */
function isAmbiguous(ref: Ref, noun: Noun | null, mentions: Mentions<Mention>): boolean {
  if (noun === null) return false;
  const word = textOf(brief(noun).one);
  return mentions.others(ref).some((other) => other.noun !== null && textOf(brief(other.noun).one) === word);
}

/** "su Fuerza", "la Fuerza de Michael", "la Fuerza del portador". */
export const strengthOf = (np: Np): Phrase => (np.isClear ? say`su Fuerza` : say`la Fuerza ${of(np)}`);

/** "ellas" behind a preposition, where it is clear who they are. */
export const them = ({ isClear, gender, grammar, phrase }: Np): Phrase =>
  isClear ? say`${THEM[gender][grammar]}` : phrase;

/** "lo" for what has just been spoken of, "a un Personaje" or "un Suceso" for the rest. */
export function directOf(np: Np): Objected {
  if (!np.isClear) return { phrase: np.isPerson ? to(np) : np.phrase };
  const clitics = { m: { one: 'lo', many: 'los' }, f: { one: 'la', many: 'las' } } as const;
  return { clitic: clitics[np.gender][np.grammar], phrase: [] };
}

/** "le" for what has just been spoken of, "a un Personaje" for the rest. */
export const indirectOf = (np: Np): Objected =>
  np.isClear ? { clitic: np.grammar === 'one' ? 'le' : 'les', phrase: [] } : { phrase: to(np) };
