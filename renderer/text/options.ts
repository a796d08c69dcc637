import type { CardId, DecisionView, InPlayView, KnownCard, Option, View } from '../../engine/index.ts';
import { possessive } from './line.ts';
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
  inPlay(id: CardId): InPlayView | undefined;
}

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
  const source = decision.source === null ? null : names.card(decision.source.id);
  switch (decision.about) {
    case 'opponentTarget':
      return source === null ? `Let the blow fall on ${name}` : `Let ${source} attack ${name}`;
    case 'interruptAttack':
      return `Let ${name} step in`;
    case 'interruptDefeat':
      return `Let ${name} save the one who falls`;
    case 'luredAttack':
      return `Attack ${name}`;
    default:
      return `Choose ${name}`;
  }
}

function yesNo(yes: boolean, decision: DecisionView, names: Names): string {
  const source = decision.source === null ? null : names.card(decision.source.id);
  if (source === null) return yes ? 'Yes' : 'No';
  switch (decision.about) {
    case 'interruptAttack':
      return yes ? `Let ${source} step in` : `Let the attack go on without ${source}`;
    case 'interruptDefeat':
      return yes ? `Let ${source} step in` : `Let it happen without ${source}`;
    default:
      return yes ? `Use ${possessive(source)} ability` : `Do not use ${possessive(source)} ability`;
  }
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
      return yesNo(true, decision, names);
    case 'decline':
      return yesNo(false, decision, names);
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
      return `Attack ${names.card(option.target)} with ${names.card(option.card)}${numbers}`;
    }
    case 'ability':
      return `Use ${possessive(names.card(option.card))} ${abilityPlace(names, option.card, option.ability)}`;
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
