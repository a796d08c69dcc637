import type {
  CardId,
  DecisionView,
  InPlayView,
  Option,
  View,
} from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { t } from '../../../../text/language/language.ts';
import { fateOf, inOneLine, luresBy, numbersOf } from './blow-words.ts';
import { defenceOf } from './defences.ts';
import type { Names } from './names.ts';
import { purposeChoice, purposeOf } from './purpose.ts';

/** With what is told in numbers behind it. */
export function withNumbers(words: string, ...all: readonly (string | null)[]): string {
  const numbers = inOneLine(all);
  return numbers === '' ? words : t('options.withNumbers', { words, numbers });
}

const leftOf = (card: InPlayView | undefined): string | null =>
  card?.left == null ? null : t('options.left', { left: card.left });

/** What is sure to come of an answer, in words; nothing where that is not known. */
export type Outcomes = ReadonlyMap<string, string>;

/** What the blow will do as things stand, in numbers; where that is not known, what its target has left. */
function blowNumbers(by: CardId, target: CardId, names: Names): readonly (string | null)[] {
  const now = names.inPlay(target);
  const blow = names.view.blows.find((one) => one.by === by && one.target === target);
  if (blow === undefined || now?.left == null) return [leftOf(now)];
  return [...numbersOf(blow), fateOf(blow, names, 'deed')];
}

/** An ability that a player starts, as opposed to those that happen by themselves, counted where there are several. */
function useChoice(card: CardId, ability: number, names: Names): string {
  const def = names.book.get(names.inPlay(card)?.def ?? '');
  const all = def?.abilities.flatMap((one, index) => (one.kind === 'activated' ? [index] : [])) ?? [];
  return all.length > 1
    ? t('options.useOneOf', { card: names.card(card), place: all.indexOf(ability) + 1 })
    : t('options.use', { card: names.card(card) });
}

function cardChoice({ source, about }: DecisionView, id: CardId, names: Names): string {
  const card = withNumbers(names.card(id), leftOf(names.inPlay(id)));
  if (source === null) return t('options.choose', { card });
  const def = names.book.get(source.def);
  if (about === 'opponentTarget') {
    const key = def?.type === 'event' ? 'options.letFallOn' : 'options.letAttack';
    const words = t(key, { source: names.card(source.id), card: names.card(id) });
    return withNumbers(words, ...blowNumbers(source.id, id, names));
  }
  const purpose = purposeOf(def);
  return purpose === null ? t('options.choose', { card }) : purposeChoice(purpose, card);
}

/** Lets an attack that the question names come: what becomes of its target, where that is known. */
function letBe({ by, target }: NonNullable<View['attack']>, names: Names): string {
  const card = names.card(target);
  const blow = names.view.blows.find((one) => one.by === by && one.target === target);
  if (blow === undefined) return t('options.letStrike', { by: names.card(by), target: card });
  return blow.left === 0
    ? withNumbers(letFall(blow, names), ...numbersOf(blow))
    : withNumbers(t('options.letTake', { card }), takenNumbers(blow, names));
}

const letFall = (blow: Pick<View['blows'][number], 'by' | 'target'>, names: Names): string =>
  t(luresBy(blow, names) ? 'options.letBeLured' : 'options.letFall', { card: names.card(blow.target) });

function accepted({ about, source }: DecisionView, names: Names): string {
  if (about === 'newHand') return t('options.newHand');
  return source === null ? t('options.yes') : t('options.use', { card: names.card(source.id) });
}

function declined({ about, source }: DecisionView, names: Names): string {
  const attack = names.view.attack;
  if (about === 'interruptAttack' && attack !== null) {
    return letBe(attack, names);
  }
  if (about === 'newHand') return t('options.keepHand');
  if (source === null) return t('options.no');
  const card = names.card(source.id);
  if (about !== 'interruptDefeat') return t('options.doNotUse', { card });
  return attack?.target === source.id ? letFall(attack, names) : t('options.letFall', { card });
}

type Ability = Extract<Option, { readonly kind: 'ability' }>;

function abilityChoice(decision: DecisionView, option: Ability, names: Names): string {
  const { about, source } = decision;
  const card = names.card(option.card);
  const defence = defenceOf(option, decision, names);
  if (about === 'interruptAttack') {
    if (defence?.does === 'stops') return t('options.stopsIt', { card });
    return defence?.blow == null
      ? withNumbers(t('options.stepIn', { card }), leftOf(names.inPlay(option.card)))
      : t('options.takesIt', { card, numbers: takenNumbers(defence.blow, names) });
  }
  if (about === 'interruptDefeat' && source !== null) {
    const both = { card, other: names.card(source.id) };
    if (defence?.does !== 'saves') return t('options.stepInFor', both);
    return t(source.id === option.card ? 'options.savesItself' : 'options.saves', both);
  }
  return useChoice(option.card, option.ability, names);
}

/** What whoever is struck takes, and what becomes of him. */
const takenNumbers = (blow: View['blows'][number], names: Names): string =>
  inOneLine([...numbersOf(blow), fateOf(blow, names, 'fate')]);

/** Choices that end something, or let something be. */
const ENDING: readonly Option['kind'][] = ['end', 'pass', 'decline'];

/** Does a choice leave everything as it is? */
export const leavesBe = ({ kind }: Pick<Option, 'kind'>): boolean => ENDING.includes(kind);

/** An attack on what counts for one's own side: it may be made, but hardly ever should be. */
export function isAgainstOwn(option: Option, names: Names): boolean {
  return (
    option.kind === 'attack' &&
    names.inPlay(option.card)?.countsFor === 'good' &&
    names.inPlay(option.target)?.countsFor === 'good'
  );
}

/** What could still be struck, where that is one's own alone and there is nothing else to do but end; else nothing. */
export function ownAlone(options: readonly Option[], names: Names): readonly CardId[] {
  const deeds = options.filter(({ kind }) => kind !== 'end');
  if (!deeds.every((option) => isAgainstOwn(option, names))) return [];
  return [...new Set(deeds.flatMap((option) => (option.kind === 'attack' ? [option.target] : [])))];
}

type Attack = Extract<Option, { readonly kind: 'attack' }>;

function attackChoice(option: Attack, names: Names, seat: SeatId): string {
  return withNumbers(attackWords(option, names, seat), ...blowNumbers(option.card, option.target, names));
}

/** Whose Place it is must be plain before it is struck. */
function attackWords(option: Attack, names: Names, seat: SeatId): string {
  const both = { card: names.card(option.card), target: names.card(option.target) };
  const target = names.inPlay(option.target);
  if (target?.owner == null || !isAgainstOwn(option, names)) return t('options.attack', both);
  const kind = names.book.get(target.def)?.type === 'place' ? 'Place' : 'Card';
  const owner = names.view.seats[target.owner]?.name;
  return target.owner === seat || owner === undefined
    ? t(`options.attackOwn${kind}`, both)
    : t(`options.attackTheir${kind}`, { ...both, owner });
}

/** One choice as a full sentence. */
export function optionSentence(
  option: Option,
  decision: DecisionView,
  names: Names,
  outcomes: Outcomes = NOTHING_KNOWN,
): string {
  const outcome = outcomes.get(option.id);
  return outcome === undefined
    ? plainSentence(option, decision, names)
    : withNumbers(plainSentence(option, decision, withoutNumbers(names)), outcome);
}

const NOTHING_KNOWN: Outcomes = new Map();

/** The same names, for sentences whose outcome is told otherwise. */
const withoutNumbers = (names: Names): Names => ({
  ...names,
  view: { ...names.view, blows: [] },
  inPlay: (id) => {
    const card = names.inPlay(id);
    return card && { ...card, left: null };
  },
});

function plainSentence(option: Option, decision: DecisionView, names: Names): string {
  switch (option.kind) {
    case 'draw': {
      const { drawTakenBy } = names.view;
      return drawTakenBy === null
        ? t('options.draw')
        : t('options.drawNothing', { card: names.card(drawTakenBy) });
    }
    case 'calling':
    case 'pass':
    case 'end':
      return t(`options.${option.kind}`);
    case 'accept':
      return accepted(decision, names);
    case 'decline':
      return declined(decision, names);
    case 'play': {
      const card = names.card(option.card);
      return option.host === undefined
        ? t('options.play', { card })
        : t('options.playOn', { card, host: names.card(option.host) });
    }
    case 'attack':
      return attackChoice(option, names, decision.seat);
    case 'ability':
      return abilityChoice(decision, option, names);
    case 'card':
      return cardChoice(decision, option.card, names);
  }
}

/** A choice beside its question, which says already whose ability it is about; null where its sentence stands there. */
export function besideQuestion({ kind }: Option, { about, source }: DecisionView): string | null {
  if (about !== 'may' || source === null) return null;
  return kind === 'accept' ? t('options.useIt') : kind === 'decline' ? t('options.doNotUseIt') : null;
}

/** Every choice of a decision with a sentence that no other choice has: two copies of a card are told apart by number. */
export function optionSentences(
  decision: DecisionView,
  names: Names,
  outcomes: Outcomes = NOTHING_KNOWN,
): ReadonlyMap<string, string> {
  const options = decision.ask?.options ?? [];
  const seen = new Map<string, number>();
  const sentences = options.map(
    (option) => [option.id, optionSentence(option, decision, names, outcomes)] as const,
  );
  const totals = new Map<string, number>();
  for (const [, sentence] of sentences) totals.set(sentence, (totals.get(sentence) ?? 0) + 1);
  return new Map(
    sentences.map(([id, sentence]) => {
      const place = (seen.get(sentence) ?? 0) + 1;
      seen.set(sentence, place);
      return [id, totals.get(sentence) === 1 ? sentence : t('options.copy', { words: sentence, place })];
    }),
  );
}

/** The cards that an option touches: what is picked up, and where it goes. */
export function cardsOfOption(option: Option): { readonly from: CardId | null; readonly to: CardId | null } {
  switch (option.kind) {
    case 'play':
      return { from: option.card, to: option.host ?? null };
    case 'attack':
      return { from: option.card, to: option.target };
    case 'ability':
      return { from: option.card, to: null };
    case 'card':
      return { from: option.card, to: option.card };
    default:
      return { from: null, to: null };
  }
}
