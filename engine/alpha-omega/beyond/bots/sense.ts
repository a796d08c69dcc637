import type { SeatId } from '../../../kernel/types.ts';
import type { CardDef } from '../../definitions.ts';
import type { Side } from '../../selects.ts';
import type { Option } from '../../options.ts';
import type { About, Attack, Balance, CardId } from '../../types.ts';

/** What good sense asks about a card in play; the cards of a `View` say all of it. */
export interface Seen {
  readonly countsFor: Side;
  readonly damage: number;
  readonly left: number | null;
  readonly strength: number | null;
  readonly attack: number | null;
  readonly luresAstray: boolean;
}

/** The table as good sense looks at it: through a view, or on a state that hides nothing from the bot. */
export interface Sight {
  readonly about: About;
  /** For whom the asked seat plays. */
  readonly mine: Side;
  readonly balance: Balance;
  readonly attack: Attack | null;
  /** How many Callings the player has whose turn it is. */
  readonly callings: number;
  readonly hasPlace: boolean;
  /** A card in play. */
  card(id: CardId): Seen | undefined;
  /** The print of a card that the asked seat may see. */
  print(id: CardId): CardDef | undefined;
}

/** For whom a seat plays: after the Good players' seats come those of Opponent Play. */
export const sideOf = (seat: SeatId, goodSeats: number): Side => (seat < goodSeats ? 'good' : 'opponent');

/** How much plain good sense likes an option: the more, the better. Only options of one question compare. */
export const liking = (option: Option, sight: Sight): number => LIKINGS[sight.about](option, sight);

type Liking = (option: Option, sight: Sight) => number;

const ABILITY_FIRST = 101;

const LIKINGS: Readonly<Record<About, Liking>> = {
  newHand: ({ kind }) => (kind === 'accept' ? 1 : 0),
  drawOrCalling: ({ kind }, { balance, callings }) => {
    const isCalm = balance.good > balance.opponent && callings === 0;
    return kind === 'calling' ? (isCalm ? 1 : -1) : 0;
  },
  play: likePlay,
  action: likeAction,
  luredAttack: (option, sight) => (option.kind === 'attack' ? -worth(option.target, sight) : 0),
  opponentTarget: (option, sight) => worth(cardOf(option), sight) * (sight.mine === 'good' ? -1 : 1),
  interruptAttack: likeInterrupt,
  interruptDefeat: ({ kind }) => (kind === 'decline' ? 0 : 1),
  may: ({ kind }) => (kind === 'accept' ? 1 : 0),
  discardCards: (option, sight) => -worthInHand(sight.print(cardOf(option)), sight),
  opponentPlay: likePlay,
  opponentAction: likeAction,
  chooseCard: (option, sight) => {
    const card = sight.card(cardOf(option));
    if (!card) return 0;
    return card.countsFor === sight.mine ? card.damage : threat(card) + 1;
  },
  chooseCalling: () => 0,
  arrangeCards: () => 0,
};

/**
 * What it is good for, and best on whoever strikes hardest; but Good bears what is no weapon where the blows fall: the
 * Opponents attack the weakest (rulebook, Opponent Phase).
 */
function likePlay(option: Option, sight: Sight): number {
  if (option.kind !== 'play') return 0;
  const def = sight.print(option.card);
  const worth = worthInHand(def, sight);
  const host = option.host === undefined ? undefined : sight.card(option.host);
  if (worth < 0 || host === undefined) return worth;
  const strikes = sight.mine === 'opponent' || (def?.type === 'item' && def.slot === 'weapon');
  return worth + (strikes ? (host.attack ?? 0) : -(host.left ?? 0)) / 10;
}

/**
 * By the Strength that it brings: an Item a little less than a Person of the same Strength, an Event as much as a weak
 * Person, while the other side is at the table; a Place last.
 */
function worthInHand(def: CardDef | undefined, { mine, balance, hasPlace }: Sight): number {
  switch (def?.type) {
    case 'person':
      return 20 + def.strength;
    case 'item':
      return 18 + def.strength;
    case 'place':
      return hasPlace ? -1 : 14;
    case 'event':
      return (mine === 'good' ? balance.opponent : balance.good) > 0 ? 22 : -1;
    default:
      return -1;
  }
}

/** Abilities before attacks; a blow that defeats before one that wounds; the greatest threat before the smaller. */
function likeAction(option: Option, sight: Sight): number {
  if (option.kind === 'ability') return ABILITY_FIRST;
  if (option.kind !== 'attack') return 0;
  const target = sight.card(option.target);
  if (!target || target.countsFor === sight.mine) return -1;
  const waste = (sight.card(option.card)?.attack ?? 0) - (target.left ?? 0);
  return waste >= 0 ? 50 + threat(target) - waste / 10 : 10 + threat(target) / 10;
}

/** Stepping in pays when the guard will stand, or when the attacked card is worth more. */
function likeInterrupt(option: Option, sight: Sight): number {
  const { attack } = sight;
  if (option.kind !== 'ability' || !attack) return 0;
  const blow = sight.card(attack.by)?.attack ?? 0;
  const target = sight.card(attack.target);
  const guard = sight.card(option.card);
  if (!target || !guard || blow < (target.left ?? 0)) return -1;
  return blow < (guard.left ?? 0) || threat(target) > threat(guard) ? 1 : -1;
}

const cardOf = (option: Option): CardId => ('card' in option ? option.card : -1);

const threat = (card: Seen): number => (card.attack ?? card.strength ?? 0) + (card.luresAstray ? 1 : 0);

function worth(id: CardId, sight: Sight): number {
  const card = sight.card(id);
  return card ? threat(card) : 0;
}
