import { cardTextIn, type CardWords, benefitsTold, changesTold, goalsTold, rulesTold } from '../card-text.ts';
import { type Host, isOnPersons } from '../events.ts';
import type { Np } from '../np.ts';
import { type Phrase, say, sentence, textOf, words } from '../phrase.ts';
import { paragraphOf } from './abilities.ts';
import type { Item } from './clauses.ts';
import { descriptionOf } from './conditions.ts';
import { predicateOnHost } from './constants.ts';
import { goalOf } from './goals.ts';
import { keyword, REMINDERS, SLOT_WORDS, TRAIT_WORDS } from './keywords.ts';
import { brief, indefinite, type Noun } from './nouns.ts';
import { objectiveLines, SET_UP, endWords } from './objectives.ts';
import { itemsOf } from './programs.ts';
import { nounOf } from './selects.ts';
import { benefitStay, stayOf } from './stays.ts';
import { saidOf } from './verbs.ts';

const WORDS: CardWords<Np, Noun, Item> = {
  reminders: REMINDERS,
  lures: say`${keyword('lureAstray', 'Lure Astray')}.`,
  trait: (trait, isExplained) => {
    const word = TRAIT_WORDS[trait].one;
    return sentence(isExplained ? say`${keyword('human', word)}` : say`${word}`);
  },
  slot: (slot) => say`${keyword(slot, SLOT_WORDS[slot])}.`,
  stayOf,
  paragraphOf,
  describe: (select, np, scope) =>
    words(np.grammar === 'one' ? 'it' : 'they', descriptionOf(select, np, scope, true)),
  tell: itemsOf,
  setUp: SET_UP,
  objective: objectiveLines,
  ends: endWords,
  goal: goalOf,
  benefitStay,
  benefit: (said) => words(OPENINGS.test(textOf(said)) ? 'Then,' : 'Then', uncapitalised(said)),
  host: ({ on }, scope): Host<Np, Noun> | null => {
    if (on === undefined) return null;
    const noun = nounOf(on, scope);
    const first = indefinite(noun);
    const that: Np = { phrase: say`that ${brief(noun)}`, grammar: first.grammar };
    return { first, that, noun, isProper: noun.proper !== null, isPerson: isOnPersons(on) };
  },
  playOn: (host) => sentence(say`Play on ${host.phrase}`),
  playOnWho: ({ first, isPerson }, abilities, scope, stay) => {
    const predicates = abilities.map(({ gives }) => predicateOnHost(gives, scope));
    return sentence(
      words(say`Play on ${first.phrase}, ${isPerson ? 'who' : 'which'}`, saidOf(predicates, 'one'), stay),
    );
  },
  goesTo: (host) => sentence(say`this Event goes to ${host.phrase}`),
  stays: (stay) => sentence(say`this Event stays ${stay}`),
};

/** The rules text of a card in English. */
export const cardText = cardTextIn(WORDS);

/** What wins and what loses an Objective, in short, in English. */
export const goals = goalsTold(WORDS);

/** What an Objective changes of the rules, in English. */
export const ownRules = rulesTold(WORDS);
export const changes = changesTold(WORDS);

/** What a Calling gives, in English. */
export const benefits = benefitsTold(WORDS);

// "Then draw 3 cards", but "Then, when a Good Person is attacked, …".
const OPENINGS = /^(At|If|Once|The first|The next|To|Twice|Unless|When|While|[0-9]+ times) /;

/** A sentence that goes on where another word begins it; names keep their capital. */
function uncapitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first?.kind !== 'plain') return phrase;
  return [{ ...first, text: first.text.slice(0, 1).toLowerCase() + first.text.slice(1) }, ...rest];
}
