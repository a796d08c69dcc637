import { cardTextIn, type CardWords, benefitsTold, changesTold, goalsTold, rulesTold } from '../card-text.ts';
import { type Host, isOnPersons } from '../events.ts';
import { say, sentence, words } from '../phrase.ts';
import { paragraphOf } from './abilities.ts';
import type { Item } from './clauses.ts';
import { predicateOnHost } from './constants.ts';
import { descriptionOf } from './descriptions.ts';
import { goalOf } from './goals.ts';
import { keyword, REMINDERS, SLOT_WORDS, TRAIT_WORDS } from './keywords.ts';
import { brief, indefinite, type Noun } from './nouns.ts';
import { type Np, THAT } from './np.ts';
import { objectiveLines, SET_UP, endWords } from './objectives.ts';
import { to } from './prepositions.ts';
import { itemsOf } from './programs.ts';
import { nounOf } from './selects.ts';
import { benefitStay, stayOf } from './stays.ts';
import { AFTER_SI, saidOf } from './verbs.ts';

const WORDS: CardWords<Np, Noun, Item> = {
  reminders: REMINDERS,
  lures: say`${keyword('lureAstray', 'Descarriar')}.`,
  trait: (trait, isExplained) => {
    const { one } = TRAIT_WORDS[trait];
    return sentence(isExplained ? say`${keyword('human', 'humano')}` : one);
  },
  slot: (slot) => say`${keyword(slot, SLOT_WORDS[slot])}.`,
  stayOf,
  paragraphOf,
  describe: (select, np, scope) => descriptionOf(select, np, scope, AFTER_SI),
  tell: itemsOf,
  setUp: SET_UP,
  objective: objectiveLines,
  ends: endWords,
  goal: goalOf,
  benefitStay,
  benefit: (said) => words('Beneficio:', said),
  host: ({ on }, scope): Host<Np, Noun> | null => {
    if (on === undefined) return null;
    const noun = nounOf(on, scope);
    const first = indefinite(noun);
    const { gender, one, isPerson } = brief(noun);
    const that: Np = { phrase: say`${THAT[gender].one} ${one}`, grammar: 'one', gender, isPerson };
    return { first, that, noun, isProper: noun.proper !== null, isPerson: isOnPersons(on) };
  },
  playOn: ({ phrase }) => sentence(say`se juega sobre ${phrase}`),
  playOnWho: ({ first: { phrase, grammar } }, abilities, scope, stay) => {
    const predicates = abilities.map(({ gives }) => predicateOnHost(gives, scope));
    return sentence(words(say`se juega sobre ${phrase}, que`, saidOf(predicates, grammar), stay));
  },
  goesTo: (host) => sentence(say`este Suceso va ${to(host)}`),
  stays: (stay) => sentence(say`este Suceso se queda ${stay}`),
};

/** The rules text of a card in Spanish. */
export const cardText = cardTextIn(WORDS);

/** What wins and what loses an Objective, in short, in Spanish. */
export const goals = goalsTold(WORDS);

/** What an Objective changes of the rules, in Spanish. */
export const ownRules = rulesTold(WORDS);
export const changes = changesTold(WORDS);

/** What a Calling gives, in Spanish. */
export const benefits = benefitsTold(WORDS);
