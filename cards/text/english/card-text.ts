import type {
  CallingDef,
  CardDef,
  Catalogue,
  ConstantAbility,
  EventDef,
} from '../../../engine/alpha-omega/definitions.ts';
import { createMentions } from '../mentions.ts';
import type { Np } from '../np.ts';
import { isEmpty, type Phrase, say, sentence, textOf, words } from '../phrase.ts';
import { type Paragraph, planOf } from '../plan.ts';
import type { CardText, Span, TextLine } from '../types.ts';
import { paragraphOf } from './abilities.ts';
import { descriptionOf } from './conditions.ts';
import { predicateIn } from './constants.ts';
import { goalOf } from './goals.ts';
import { isKeyword, keyword, REMINDERS, SLOT_WORDS, TRAIT_WORDS } from './keywords.ts';
import type { Scope } from './mentions.ts';
import { brief, indefinite } from './nouns.ts';
import { objectiveLines } from './objectives.ts';
import { itemsOf } from './programs.ts';
import { nounOf } from './selects.ts';
import { stayOf } from './stays.ts';
import { saidOf } from './verbs.ts';

type Line = Pick<TextLine, 'kind' | 'spans'>;

/** The rules text of a card, made from its program. */
export function cardText(def: CardDef, catalogue: Catalogue): CardText {
  const lines = linesOf(def, catalogue).filter(({ spans }) => spans.length > 0);
  const explained = new Set<string>();
  return { lines: lines.map((line) => ({ ...line, reminders: remindersIn(line.spans, explained) })) };
}

/** What the keywords mean that have not been explained yet. */
function remindersIn(spans: readonly Span[], explained: Set<string>): readonly string[] {
  return spans.flatMap((span) => {
    if (span.kind !== 'keyword' || !isKeyword(span.keyword) || explained.has(span.keyword)) return [];
    explained.add(span.keyword);
    return [REMINDERS[span.keyword]];
  });
}

function linesOf(def: CardDef, catalogue: Catalogue): readonly Line[] {
  const fresh = (): Scope => newScope(def, catalogue);
  switch (def.type) {
    case 'person':
      return [...kindLines(def), ...ruleLines(def, fresh)];
    case 'item':
      return [...kindLines(def), ...ruleLines(def, fresh)];
    case 'place':
      return ruleLines(def, fresh);
    case 'event':
      return eventLines(def, fresh);
    case 'calling':
      return callingLines(def, fresh);
    case 'objective':
      return setUpFirst([...objectiveLines(def, fresh()).map(rule), ...ruleLines(def, fresh)]);
    default:
      return def satisfies never;
  }
}

const newScope = (card: CardDef, catalogue: Catalogue): Scope => ({
  card,
  catalogue,
  mentions: createMentions(),
  agent: 'you',
  voice: 'happen',
  carrier: 'self',
  isThisTurn: false,
  describe: (select, np, scope) =>
    words(np.grammar === 'one' ? 'it' : 'they', descriptionOf(select, np, scope, true)),
  tell: itemsOf,
});

const rule = (spans: Phrase): Line => ({ kind: 'rule', spans });

/** What matters of what the card is: that it Lures Astray, its traits, its slot. That somebody is an Angel is seen. */
function kindLines(def: CardDef): readonly Line[] {
  if (def.type === 'item') {
    const slot = SLOT_WORDS[def.slot];
    return slot === null || def.slot === 'other'
      ? []
      : [{ kind: 'is', spans: say`${keyword(def.slot, slot)}.` }];
  }
  if (def.type !== 'person') return [];
  const lures: readonly Line[] =
    def.side === 'opponent' && def.supernatural
      ? [{ kind: 'power', spans: say`${keyword('lureAstray', 'Lure Astray')}.` }]
      : [];
  const traits = def.traits.filter((trait) => trait !== 'angel' && trait !== 'archangel');
  return [
    ...lures,
    ...traits.map((trait): Line => {
      const word = TRAIT_WORDS[trait].one;
      return {
        kind: 'is',
        spans: sentence(
          trait === 'human' && def.side === 'good' ? say`${keyword('human', word)}` : say`${word}`,
        ),
      };
    }),
  ];
}

/** Rulebook, Set Up: what an Objective says of it comes first, in one line. */
function setUpFirst(lines: readonly Line[]): readonly Line[] {
  const label = 'Set Up: ';
  const isSetUp = ({ spans }: Line): boolean => textOf(spans).startsWith(label);
  const said = lines.filter(isSetUp).map(({ spans: [first, ...rest] }): Phrase => {
    const text = first?.text.slice(label.length) ?? '';
    return first === undefined || text === '' ? rest : [{ ...first, text }, ...rest];
  });
  const setUp = said.length === 0 ? [] : [rule(say`${label}${words(...said)}`)];
  return [...setUp, ...lines.filter((line) => !isSetUp(line))];
}

function ruleLines(def: CardDef, fresh: () => Scope): readonly Line[] {
  const stay = stayOf(def);
  return plan(def).map((paragraph) => rule(paragraphOf(paragraph, fresh(), stay)));
}

/** What an Item adds to its bearer’s blows is told with what else the bearer has. */
function plan(def: CardDef): readonly Paragraph[] {
  if (def.type !== 'item' || def.attack === 0) return planOf(def.abilities);
  const blow: ConstantAbility = {
    kind: 'constant',
    affects: { is: 'host' },
    gives: { change: 'damageDealt', add: def.attack },
  };
  return planOf([blow, ...def.abilities]);
}

/** Rulebook, Good Event cards: some are played on a card. Opponent Events find theirs by themselves. */
function eventLines(def: EventDef, fresh: () => Scope): readonly Line[] {
  const { on, side } = def;
  const paragraphs = planOf(def.abilities);
  if (on === undefined) return [...ruleLines(def, fresh), ...staysUnsaid(def, paragraphs)];
  const noun = nounOf(on, fresh());
  const host = indefinite(noun);
  const that: Np = { phrase: say`that ${brief(noun)}`, grammar: host.grammar };
  const bound = (first: Np): Scope => {
    const scope = fresh();
    scope.mentions.put('host', { first: noun.proper === null ? first : host, noun, grammar: host.grammar });
    return scope;
  };
  const lines =
    side === 'good'
      ? playedOn(def, { host: host.phrase, bound: () => bound(that) }, paragraphs)
      : fallenOn(def, { host, that, bound }, paragraphs);
  return [...lines, ...staysUnsaid(def, paragraphs)];
}

interface Falling {
  readonly host: Np;
  readonly that: Np;
  readonly bound: (first: Np) => Scope;
}

/** Opponent Events find by themselves what they are on: it is named where it is first spoken of. */
function fallenOn(
  def: EventDef,
  { host, that, bound }: Falling,
  paragraphs: readonly Paragraph[],
): readonly Line[] {
  const lines: Line[] = [];
  const named: boolean[] = [];
  for (const paragraph of paragraphs) {
    const scope = bound(named.includes(true) ? that : host);
    lines.push(rule(paragraphOf(paragraph, scope, stayOf(def))));
    named.push(scope.mentions.get('host')?.first === null);
  }
  return named.includes(true) ? lines : [rule(sentence(say`this Event goes to ${host.phrase}`)), ...lines];
}

interface Playing {
  readonly host: Phrase;
  readonly bound: () => Scope;
}

/** "Play on a Good Person, who has 3 more Strength until the end of the round." */
function playedOn(
  def: EventDef,
  { host, bound }: Playing,
  paragraphs: readonly Paragraph[],
): readonly Line[] {
  const [first, ...rest] = paragraphs;
  const play = say`Play on ${host}`;
  const told = (each: Paragraph): Line => rule(paragraphOf(each, bound(), stayOf(def)));
  if (first?.kind !== 'constant' || !isPlainlyOnHost(first.abilities[0]))
    return [rule(sentence(play)), ...paragraphs.map(told)];
  const scope = bound();
  const predicates = first.abilities.map(({ gives }) => predicateIn(gives, { is: 'host' }, scope));
  const isPerson =
    def.on?.type === 'person' || def.on?.trait !== undefined || def.on?.supernatural !== undefined;
  const who = isPerson ? 'who' : 'which';
  const said = words(say`${play}, ${who}`, saidOf(predicates, 'one'), stayOf(def).phrase);
  return [rule(sentence(said)), ...rest.map(told)];
}

const isPlainlyOnHost = ({ affects, if: condition, spoken }: ConstantAbility): boolean =>
  condition === undefined &&
  spoken === undefined &&
  affects !== undefined &&
  affects.is === 'host' &&
  Object.keys(affects).length === 1;

/** That an Event stays must be said where nothing else says it. */
function staysUnsaid(def: EventDef, paragraphs: readonly Paragraph[]): readonly Line[] {
  const { phrase } = stayOf(def);
  const isSaid = paragraphs.some(
    (each) =>
      each.kind !== 'single' ||
      each.ability.kind !== 'triggered' ||
      each.ability.on.some(({ moment, who }) => moment !== 'entersPlay' || who !== undefined),
  );
  return isSaid || isEmpty(phrase) ? [] : [rule(sentence(say`this Event stays ${phrase}`))];
}

/** Rulebook, Calling Cards: "When you achieve a Calling, you … receive the benefit listed on the card." */
function callingLines(def: CallingDef, fresh: () => Scope): readonly Line[] {
  const stay = {
    phrase:
      def.rounds === undefined
        ? say``
        : say`to the end of the next ${def.rounds === 1 ? say`round` : say`${def.rounds} rounds`}`,
    at: 'beginning',
  } as const;
  const benefits = planOf(def.abilities).map((paragraph) => paragraphOf(paragraph, fresh(), stay));
  return [
    rule(goalOf(def.goal, fresh)),
    ...benefits.map((benefit, index) => rule(index === 0 ? thenOf(benefit) : benefit)),
  ];
}

/** "Then draw 3 cards", but "Then, when a Good Person is attacked, …". */
const thenOf = (benefit: Phrase): Phrase =>
  words(OPENINGS.test(textOf(benefit)) ? 'Then,' : 'Then', uncapitalised(benefit));

const OPENINGS = /^(At|If|Once|The first|The next|To|Twice|Unless|When|While|[0-9]+ times) /;

/** A sentence that goes on where another word begins it; names keep their capital. */
function uncapitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first?.kind !== 'plain') return phrase;
  return [{ ...first, text: first.text.slice(0, 1).toLowerCase() + first.text.slice(1) }, ...rest];
}
