import type {
  CallingDef,
  CardDef,
  Catalogue,
  Goal,
  ItemDef,
  PersonDef,
  Slot,
} from '../../engine/alpha-omega/definitions.ts';
import type { Trait } from '../../engine/alpha-omega/selects.ts';
import { eventLines, type EventWords } from './events.ts';
import { goalsIn, type EndWords } from './goals.ts';
import { createMentions, type ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import { type Phrase, textOf, words as inARow } from './phrase.ts';
import { type Paragraph, planOf, planOfCard } from './plan.ts';
import type { Stay } from './stay.ts';
import type { CardLanguage, CardText, Span, TextLine, ToldCard, ToldObjective } from './types.ts';

/** How a language words the parts that the text of a card is put together from. */
export interface CardWords<N extends Np, O, I> extends EventWords<N, O, I> {
  readonly reminders: Readonly<Record<string, string>>;
  /** "Lure Astray." */
  readonly lures: Phrase;
  /** "Human."; what a human on the Good side is spared is explained. */
  readonly trait: (trait: Trait, isExplained: boolean) => Phrase;
  /** "Weapon." */
  readonly slot: (slot: Exclude<Slot, 'other'>) => Phrase;
  readonly stayOf: (def: CardDef) => Stay;
  readonly paragraphOf: (paragraph: Paragraph, scope: ScopeOf<N, O, I>, stay: Stay) => Phrase;
  readonly describe: ScopeOf<N, O, I>['describe'];
  readonly tell: ScopeOf<N, O, I>['tell'];
  /** What goes before all that an Objective says of its beginning: "Set Up: ". */
  readonly setUp: string;
  readonly objective: (def: ToldObjective, scope: ScopeOf<N, O, I>) => readonly Phrase[];
  /** How what wins and what loses an Objective is worded in short. */
  readonly ends: (scope: ScopeOf<N, O, I>) => EndWords;
  readonly goal: (goal: Goal, fresh: () => ScopeOf<N, O, I>) => Phrase;
  /** For how long the benefit of a Calling holds. */
  readonly benefitStay: (rounds: number | undefined) => Stay;
  /** The first benefit, as it follows the goal. */
  readonly benefit: (said: Phrase) => Phrase;
}

type Line = Pick<TextLine, 'kind' | 'spans'>;

const rule = (spans: Phrase): Line => ({ kind: 'rule', spans });

/** The rules text of a card, made from its program, in the words of a language. */
export function cardTextIn<N extends Np, O, I>(
  words: CardWords<N, O, I>,
): (def: ToldCard, catalogue: Catalogue) => CardText {
  return (def, catalogue) => {
    const lines = linesOf(def, catalogue, words).filter(({ spans }) => spans.length > 0);
    const explained = new Set<string>();
    return {
      lines: lines.map((line) => ({
        ...line,
        reminders: remindersIn(line.spans, words.reminders, explained),
      })),
    };
  };
}

/** What wins and what loses an Objective, in the words of a language. */
export function goalsTold<N extends Np, O, I>(words: CardWords<N, O, I>): CardLanguage['goals'] {
  return (def, ends, catalogue) => goalsIn(def, ends, words.ends(newScope(def, catalogue, words)));
}

/** What an Objective changes of the rules while it is on the table, in the words of a language: not how it begins or ends. */
export function rulesTold<N extends Np, O, I>(words: CardWords<N, O, I>): CardLanguage['ownRules'] {
  return (def, catalogue) =>
    ruleLines(def, catalogue, words)
      .filter((line) => !isSetUp(line, words.setUp))
      .map(({ spans }) => spans);
}

/** How an Objective begins and what it changes of the rules, in the words of a language: all but how it ends. */
export function changesTold<N extends Np, O, I>(words: CardWords<N, O, I>): CardLanguage['changes'] {
  return (def, catalogue) => {
    const told = words.objective(def, newScope(def, catalogue, words)).map(rule);
    const begins = told.filter((line) => isSetUp(line, words.setUp));
    return setUpFirst([...begins, ...ruleLines(def, catalogue, words)], words.setUp).map(
      ({ spans }) => spans,
    );
  };
}

/** What a Calling gives once it is achieved, in the words of a language. */
export function benefitsTold<N extends Np, O, I>(words: CardWords<N, O, I>): CardLanguage['benefits'] {
  return (def, catalogue) => benefitsOf(def, () => newScope(def, catalogue, words), words);
}

/** What the keywords mean that have not been explained yet. */
function remindersIn(
  spans: readonly Span[],
  reminders: Readonly<Record<string, string>>,
  explained: Set<string>,
): readonly string[] {
  return spans.flatMap((span) => {
    const reminder =
      span.kind === 'keyword' && !explained.has(span.keyword) ? reminders[span.keyword] : undefined;
    if (span.kind !== 'keyword' || reminder === undefined) return [];
    explained.add(span.keyword);
    return [reminder];
  });
}

const ruleLines = <N extends Np, O, I>(
  def: ToldCard,
  catalogue: Catalogue,
  words: CardWords<N, O, I>,
): readonly Line[] =>
  planOfCard(def).map((paragraph) =>
    rule(words.paragraphOf(paragraph, newScope(def, catalogue, words), words.stayOf(def))),
  );

function linesOf<N extends Np, O, I>(
  def: ToldCard,
  catalogue: Catalogue,
  words: CardWords<N, O, I>,
): readonly Line[] {
  const fresh = (): ScopeOf<N, O, I> => newScope(def, catalogue, words);
  const stay = words.stayOf(def);
  const rules = (): readonly Line[] => ruleLines(def, catalogue, words);
  switch (def.type) {
    case 'person':
      return [...personLines(def, words), ...rules()];
    case 'item':
      return [...itemLines(def, words), ...rules()];
    case 'place':
      return rules();
    case 'event': {
      const say = (each: Paragraph, scope: ScopeOf<N, O, I>): Phrase => words.paragraphOf(each, scope, stay);
      return eventLines(def, { words, fresh, stay, say }).map(rule);
    }
    case 'calling':
      return callingLines(def, fresh, words);
    case 'objective':
      return setUpFirst([...words.objective(def, fresh()).map(rule), ...rules()], words.setUp);
    default:
      return def satisfies never;
  }
}

const newScope = <N extends Np, O, I>(
  card: CardDef,
  catalogue: Catalogue,
  { describe, tell }: CardWords<N, O, I>,
): ScopeOf<N, O, I> => ({
  card,
  catalogue,
  mentions: createMentions(),
  agent: 'you',
  voice: 'happen',
  carrier: 'self',
  isThisTurn: false,
  describe,
  tell,
});

/** What matters of what an Item is: its slot, if it has a word of its own. */
const itemLines = <N extends Np, O, I>({ slot }: ItemDef, words: CardWords<N, O, I>): readonly Line[] =>
  slot === 'other' ? [] : [{ kind: 'is', spans: words.slot(slot) }];

/** What matters of what a Person is: that it Lures Astray, and its traits. That somebody is an Angel is seen. */
function personLines<N extends Np, O, I>(
  { side, supernatural, traits }: PersonDef,
  words: CardWords<N, O, I>,
): readonly Line[] {
  const lures: readonly Line[] =
    side === 'opponent' && supernatural ? [{ kind: 'power', spans: words.lures }] : [];
  const told = traits.filter((trait) => trait !== 'angel' && trait !== 'archangel');
  return [
    ...lures,
    ...told.map((trait): Line => ({
      kind: 'is',
      spans: words.trait(trait, trait === 'human' && side === 'good'),
    })),
  ];
}

const isSetUp = ({ spans }: Line, label: string): boolean => textOf(spans).startsWith(label);

/** Rulebook, Set Up: what an Objective says of it comes first, in one line. */
function setUpFirst(lines: readonly Line[], label: string): readonly Line[] {
  const first = lines.filter((line) => isSetUp(line, label));
  const said = first.map(({ spans: [begin, ...rest] }): Phrase => {
    const text = begin?.text.slice(label.length) ?? '';
    return begin === undefined || text === '' ? rest : [{ ...begin, text }, ...rest];
  });
  const setUp = said.length === 0 ? [] : [rule(inARow(label.trimEnd(), ...said))];
  return [...setUp, ...lines.filter((line) => !first.includes(line))];
}

/** Rulebook, Calling Cards: "When you achieve a Calling, you … receive the benefit listed on the card." */
function callingLines<N extends Np, O, I>(
  def: CallingDef,
  fresh: () => ScopeOf<N, O, I>,
  words: CardWords<N, O, I>,
): readonly Line[] {
  return [
    rule(words.goal(def.goal, fresh)),
    ...benefitsOf(def, fresh, words).map((benefit, index) =>
      rule(index === 0 ? words.benefit(benefit) : benefit),
    ),
  ];
}

const benefitsOf = <N extends Np, O, I>(
  { rounds, abilities }: CallingDef,
  fresh: () => ScopeOf<N, O, I>,
  words: CardWords<N, O, I>,
): readonly Phrase[] =>
  planOf(abilities).map((paragraph) => words.paragraphOf(paragraph, fresh(), words.benefitStay(rounds)));
