import { randomAnswer } from './random.ts';
import type { Answer, Rng } from '../../kernel/types.ts';
import type { Catalogue } from '../definitions.ts';
import type { Option } from '../options.ts';
import type { CardId } from '../types.ts';
import type { DecisionView, InPlayView, View } from '../view-types.ts';

/** How much a bot likes an option; the best is taken, and chance decides between equals. */
type Liking = (option: Option, table: Known) => number;

/** What the asked seat sees, as the bot looks things up in it. */
interface Known {
  readonly view: View;
  readonly content: Catalogue;
  readonly inPlay: ReadonlyMap<CardId, InPlayView>;
}

/**
 * A player of plain good sense: fills the table with strong Persons, strikes what it can defeat, and gives the Opponents
 * the least. It sees the view of the asked seat and nothing else.
 * @param view the game as the asked seat sees it, with a question that it may answer
 * @returns the answer, and the state of chance after it
 */
export function steadyAnswer(view: View, content: Catalogue, rng: Rng): readonly [Answer, Rng] {
  const { pending } = view;
  if (!pending?.ask) throw new Error('the view shows no question that this seat may answer');
  const { ask } = pending;
  if (ask.kind !== 'one') return randomAnswer(ask, rng);
  const known: Known = { view, content, inPlay: new Map(view.inPlay.map((card) => [card.id, card])) };
  const like = LIKINGS[pending.about];
  const scores = ask.options.map((option) => like(option, known));
  const most = Math.max(...scores);
  return randomAnswer(
    { kind: 'one', options: ask.options.filter((_, index) => scores[index] === most) },
    rng,
  );
}

const ATTACKS_FIRST = 100;

const LIKINGS: Readonly<Record<DecisionView['about'], Liking>> = {
  drawOrCalling: ({ kind }, { view }) => {
    const held = view.seats[view.turn ?? 0]?.callings.length ?? 0;
    const isCalm = view.balance.good > view.balance.opponent && held === 0;
    return kind === 'calling' ? (isCalm ? 1 : -1) : 0;
  },
  play: likePlay,
  action: likeAction,
  luredAttack: (option, table) => -worthOfTarget(option, table),
  opponentTarget: (option, table) => -worth(cardOf(option), table),
  interruptAttack: likeInterrupt,
  interruptDefeat: ({ kind }) => (kind === 'decline' ? 0 : 1),
  may: ({ kind }) => (kind === 'accept' ? 1 : 0),
  chooseCard: (option, table) => {
    const card = table.inPlay.get(cardOf(option));
    return card?.side === 'opponent' ? threat(card) + 1 : (card?.damage ?? worth(cardOf(option), table));
  },
  arrangeCards: () => 0,
};

/** Persons first, the strongest of them; then Items and Places; Events when the Opponents are at the table. */
function likePlay(option: Option, { view, content, inPlay }: Known): number {
  if (option.kind !== 'play') return 0;
  const hand = view.seats.flatMap((seat) => seat.hand ?? []);
  const def = content.get(hand.find((card) => card.id === option.card)?.def ?? '');
  const host = option.host === undefined ? undefined : inPlay.get(option.host);
  switch (def?.type) {
    case 'person':
      return 20 + def.strength;
    case 'item':
      return 15 + (host?.attack ?? 0) / 10;
    case 'place':
      return view.inPlay.some((card) => content.get(card.def)?.type === 'place') ? -1 : 14;
    case 'event':
      return view.balance.opponent > 0 ? 13 + (host?.attack ?? 0) / 10 : -1;
    default:
      return -1;
  }
}

/** Abilities before attacks; a blow that defeats before one that wounds; the greatest threat before the smaller. */
function likeAction(option: Option, table: Known): number {
  if (option.kind === 'ability') return ATTACKS_FIRST + 1;
  if (option.kind !== 'attack') return 0;
  const target = table.inPlay.get(option.target);
  const attack = table.inPlay.get(option.card)?.attack ?? 0;
  if (!target || target.countsFor === 'good') return -1;
  const waste = attack - (target.left ?? 0);
  return waste >= 0 ? 50 + threat(target) - waste / 10 : 10 + threat(target) / 10;
}

/** Stepping in pays when the guard will stand, or when the attacked card is worth more. */
function likeInterrupt(option: Option, table: Known): number {
  const { attack } = table.view;
  if (option.kind !== 'ability' || !attack) return 0;
  const blow = table.inPlay.get(attack.by)?.attack ?? 0;
  const target = table.inPlay.get(attack.target);
  const guard = table.inPlay.get(option.card);
  if (!target || !guard || blow < (target.left ?? 0)) return -1;
  return blow < (guard.left ?? 0) || threat(target) > threat(guard) ? 1 : -1;
}

const cardOf = (option: Option): CardId => ('card' in option ? option.card : -1);

const threat = (card: InPlayView): number => (card.attack ?? card.strength ?? 0) + (card.luresAstray ? 1 : 0);

function worth(id: CardId, { inPlay }: Known): number {
  const card = inPlay.get(id);
  return card ? threat(card) : 0;
}

function worthOfTarget(option: Option, table: Known): number {
  return option.kind === 'attack' ? worth(option.target, table) : 0;
}
