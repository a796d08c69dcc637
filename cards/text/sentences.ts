import {
  type BranchOf,
  type ClauseOf,
  inSentences,
  isSameSubject,
  type ItemOf,
  merged,
  onlyBranchIn,
} from './clauses.ts';
import { isEmpty, NOTHING, type Phrase, say, sentence, words as inARow } from './phrase.ts';

/** How the sentences of a program begin. */
export interface Opening {
  /** "once per turn", "when Michael is attacked". */
  readonly prefix: Phrase;
  readonly may: boolean;
}

/** What all subjects tell of themselves. */
interface Keyed {
  readonly key: string;
  readonly is: 'player' | 'self' | 'card';
}

/** How a language words a program as sentences. */
export interface SentenceWords<S extends Keyed, P> {
  /** "draw 2 cards"; `inFull`, after another subject, "you draw 2 cards": a command would be misread. */
  readonly clause: (clause: ClauseOf<S, P>, inFull: boolean) => Phrase;
  /** "you may draw 2 cards"; null where nobody could leave it undone. */
  readonly withMay: (clause: ClauseOf<S, P>) => Phrase | null;
  /** "if you wish, …". */
  readonly ifYouWish: (said: Phrase) => Phrase;
  /** "if you do, …". */
  readonly ifYouDo: (said: Phrase) => Phrase;
  /** "then …". */
  readonly then: (said: Phrase) => Phrase;
  /** "if …, …; otherwise, …"; one way may be left out. */
  readonly branch: (condition: Phrase, yes: Phrase, no: Phrase) => Phrase;
  /** "it is damaged and it is an Angel". */
  readonly both: (outer: Phrase, inner: Phrase) => Phrase;
  /** "…, and …": what is done by others stands apart. */
  readonly followed: (first: Phrase, second: Phrase) => Phrase;
  readonly listed: (phrases: readonly Phrase[]) => Phrase;
}

/** What a language tells of programs, by its words. */
interface Sentences<S extends Keyed, P> {
  /** The program as sentences. */
  readonly sentencesOf: (items: readonly ItemOf<S, P>[], opening: Opening) => Phrase;
  /** A few items as one clause after another: "draw 2 cards, and every Good Person takes 1 damage". */
  readonly saidTogether: (items: readonly ItemOf<S, P>[]) => Phrase;
}

/** What is told of programs in the words of a language. */
export const sentencesIn = <S extends Keyed, P>(words: SentenceWords<S, P>): Sentences<S, P> => ({
  sentencesOf: (items, opening) => sentencesOf(items, opening, words),
  saidTogether: (items) => saidTogether(items, words),
});

function sentencesOf<S extends Keyed, P>(
  items: readonly ItemOf<S, P>[],
  { prefix, may }: Opening,
  words: SentenceWords<S, P>,
): Phrase {
  const mayLeave = may ? (clause: ClauseOf<S, P>) => words.withMay(clause) !== null : null;
  const [first, ...rest] = inSentences(merged(items), mayLeave);
  if (first === undefined) return NOTHING;
  const begun = may ? permitted(first, words) : saidTogether(first, words);
  const start = sentence(isEmpty(prefix) ? begun : say`${prefix}, ${begun}`);
  const more = rest.map((part, index) => {
    const said = saidTogether(part, words);
    if (may && index === 0) return sentence(words.ifYouDo(said));
    const isCommand = part[0]?.kind === 'clause' && part[0].subject.is === 'player';
    return sentence(isCommand ? words.then(said) : said);
  });
  return inARow(start, ...more);
}

function saidTogether<S extends Keyed, P>(
  items: readonly ItemOf<S, P>[],
  words: SentenceWords<S, P>,
): Phrase {
  const said = items.map((item, index) => saidItem(item, index > 0 && !isSameSubject(items[0], item), words));
  const [first = NOTHING, second = NOTHING] = said;
  return said.length === 2 ? words.followed(first, second) : words.listed(said);
}

function saidItem<S extends Keyed, P>(
  item: ItemOf<S, P>,
  inFull: boolean,
  words: SentenceWords<S, P>,
): Phrase {
  if (item.kind === 'clause') return words.clause(item, inFull);
  const inner = onlyBranchIn(item);
  if (inner !== null)
    return saidItem({ ...inner, condition: words.both(item.condition, inner.condition) }, inFull, words);
  return branched(item, words);
}

const branched = <S extends Keyed, P>(
  { condition, then, otherwise }: BranchOf<S, P>,
  words: SentenceWords<S, P>,
): Phrase =>
  words.branch(condition, saidTogether(merged(then), words), saidTogether(merged(otherwise), words));

/** What a player may leave undone. */
function permitted<S extends Keyed, P>(items: readonly ItemOf<S, P>[], words: SentenceWords<S, P>): Phrase {
  const [first, ...rest] = items;
  const said = first?.kind === 'clause' ? words.withMay(first) : null;
  if (said === null) return words.ifYouWish(saidTogether(items, words));
  return rest.length === 0 ? said : words.followed(said, saidTogether(rest, words));
}
