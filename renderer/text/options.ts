import type {
  CardId,
  DecisionView,
  DefId,
  InPlayView,
  KnownCard,
  Op,
  Option,
  SeatId,
  View,
} from '../../engine/index.ts';
import { possessive } from './line.ts';
import { purposeOf } from './purpose.ts';
import { nameOf, ordinal, type CardBook } from './words.ts';

/** All cards of a view whose face is known, by id. */
export function cardsOf(view: View): ReadonlyMap<CardId, KnownCard> {
  const all: readonly KnownCard[] = [
    view.objective,
    ...view.opponent.discard,
    ...view.opponent.knownDeck,
    ...view.seats.flatMap((seat) => [
      ...seat.discard,
      ...seat.knownDeck,
      ...seat.callings,
      ...(seat.hand ?? []),
    ]),
    ...view.opponents.flatMap(({ hand }) => hand ?? []),
    ...view.inPlay,
    ...(view.pending?.source ? [view.pending.source] : []),
  ];
  return new Map(all.map((card) => [card.id, card]));
}

/** Names for the ids of one view. */
export interface Names {
  readonly view: View;
  readonly book: CardBook;
  card(id: CardId): string;
  def(id: CardId): DefId | undefined;
  inPlay(id: CardId): InPlayView | undefined;
}

/** Ties the ids of a view to the names of its cards. */
export function namesOf(view: View, book: CardBook): Names {
  const cards = cardsOf(view);
  const played = new Map(view.inPlay.map((card) => [card.id, card]));
  return {
    view,
    book,
    card: (id) => {
      const card = cards.get(id);
      return card === undefined ? 'a hidden card' : nameOf(book, card.def);
    },
    def: (id) => cards.get(id)?.def,
    inPlay: (id) => played.get(id),
  };
}

const leftOf = (card: InPlayView | undefined): string | null =>
  card?.left == null ? null : `${card.left} left`;

function brackets(...words: readonly (string | null)[]): string {
  const said = words.filter((word) => word !== null);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** The abilities a player starts, as opposed to those that happen by themselves. */
function abilityPlace(names: Names, card: CardId, ability: number): string {
  const def = names.book.get(names.inPlay(card)?.def ?? '');
  const all = def?.abilities.flatMap((one, index) => (one.kind === 'activated' ? [index] : [])) ?? [];
  return all.length > 1 ? `${ordinal(all.indexOf(ability) + 1)} ability` : 'ability';
}

function cardChoice(decision: DecisionView, card: CardId, names: Names): string {
  const name = `${names.card(card)}${brackets(leftOf(names.inPlay(card)))}`;
  if (decision.source === null) return `Choose ${name}`;
  if (decision.about !== 'opponentTarget') {
    return purposeOf(names.book.get(decision.source.def))?.order(name) ?? `Choose ${name}`;
  }
  const source = names.card(decision.source.id);
  return names.book.get(decision.source.def)?.type === 'event'
    ? `Let ${source} fall on ${name}`
    : `Let ${source} attack ${name}`;
}

function declined(decision: DecisionView, names: Names): string {
  const { source } = decision;
  const attack = names.view.attack;
  if (decision.about === 'interruptAttack' && attack !== null) {
    return `Let ${names.card(attack.by)} strike ${names.card(attack.target)}`;
  }
  if (source === null) return 'No';
  const name = names.card(source.id);
  return decision.about === 'interruptDefeat' ? `Let ${name} fall` : `Do not use ${possessive(name)} ability`;
}

/** What a card does that steps in, as its first op has it. */
function steppingIn(names: Names, card: CardId, ability: number): Op['op'] | null {
  const own = names.book.get(names.inPlay(card)?.def ?? '')?.abilities[ability];
  return own?.kind === 'interrupt' ? (own.do[0]?.op ?? null) : null;
}

function abilityChoice(decision: DecisionView, card: CardId, ability: number, names: Names): string {
  const name = names.card(card);
  const left = brackets(leftOf(names.inPlay(card)));
  const how = steppingIn(names, card, ability);
  if (decision.about === 'interruptAttack') {
    if (how === 'redirect') return `Let ${name} take the attack${left}`;
    return how === 'cancelAttack' ? `Let ${name} stop the attack` : `Step in with ${name}${left}`;
  }
  if (decision.about === 'interruptDefeat' && decision.source !== null) {
    const { id } = decision.source;
    if (how !== 'save') return `Step in for ${names.card(id)} with ${name}`;
    return id === card ? `Let ${name} save himself` : `Let ${name} save ${names.card(id)}`;
  }
  return `Use ${possessive(name)} ${abilityPlace(names, card, ability)}`;
}

/** An attack on what counts for one's own side: it may be made, but hardly ever should be. */
export function isAgainstOwn(option: Option, names: Names): boolean {
  return (
    option.kind === 'attack' &&
    names.inPlay(option.card)?.countsFor === 'good' &&
    names.inPlay(option.target)?.countsFor === 'good'
  );
}

/** The target as an attack names it: whose Place it is must be plain before it is struck. */
function targetName(
  option: Extract<Option, { readonly kind: 'attack' }>,
  names: Names,
  seat: SeatId,
): string {
  const name = names.card(option.target);
  const target = names.inPlay(option.target);
  if (target?.owner == null || !isAgainstOwn(option, names)) return name;
  const kind = names.book.get(target.def)?.type === 'place' ? 'place' : 'card';
  const owner = names.view.seats[target.owner]?.name;
  const whose = target.owner === seat || owner === undefined ? 'your own' : possessive(owner);
  return `${whose} ${kind} ${name}`;
}

/** One choice as a full sentence. */
export function optionSentence(option: Option, decision: DecisionView, names: Names): string {
  switch (option.kind) {
    case 'draw':
      return 'Draw and play on';
    case 'calling':
      return 'Take a Calling instead of drawing, playing and acting';
    case 'pass':
      return 'Play no card';
    case 'end':
      return 'End the Action Phase';
    case 'accept':
      return decision.source === null ? 'Yes' : `Use ${possessive(names.card(decision.source.id))} ability`;
    case 'decline':
      return declined(decision, names);
    case 'play': {
      const card = names.card(option.card);
      return option.host === undefined ? `Play ${card}` : `Play ${card} on ${names.card(option.host)}`;
    }
    case 'attack': {
      const attack = names.inPlay(option.card)?.attack;
      const numbers = brackets(
        attack == null ? null : `${attack} damage`,
        leftOf(names.inPlay(option.target)),
      );
      return `Attack ${targetName(option, names, decision.seat)} with ${names.card(option.card)}${numbers}`;
    }
    case 'ability':
      return abilityChoice(decision, option.card, option.ability, names);
    case 'card':
      return cardChoice(decision, option.card, names);
  }
}

/** Every choice of a decision with a sentence that no other choice has: two copies of a card are told apart by number. */
export function optionSentences(decision: DecisionView, names: Names): ReadonlyMap<string, string> {
  const options = decision.ask?.options ?? [];
  const seen = new Map<string, number>();
  const sentences = options.map((option) => [option.id, optionSentence(option, decision, names)] as const);
  const totals = new Map<string, number>();
  for (const [, sentence] of sentences) totals.set(sentence, (totals.get(sentence) ?? 0) + 1);
  return new Map(
    sentences.map(([id, sentence]) => {
      const place = (seen.get(sentence) ?? 0) + 1;
      seen.set(sentence, place);
      return [id, totals.get(sentence) === 1 ? sentence : `${sentence}, ${ordinal(place)} copy`];
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
