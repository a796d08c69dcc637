import type { Ruleset } from '../kernel/types.ts';
import type { FrameHandler, HigherCard, HigherCardEvent } from './game.ts';
import { view } from './view.ts';

/** So many cards each player is dealt, and so many rounds are played. */
export const CARDS_EACH = 5;
const CARDS = 30;

type Table = HigherCard['table'];

/** Everybody is dealt a hand out of the same thirty cards. */
const deal: FrameHandler<'deal'> = (game) => {
  const { names } = game.table;
  const deck = game.shuffled(
    'deck',
    Array.from({ length: CARDS }, (_, card) => card + 1),
  );
  const hands = names.map((_, seat) => deck.slice(seat * CARDS_EACH, (seat + 1) * CARDS_EACH));
  game.emit({ type: 'dealt', hands });
  return { go: 'to', frame: { kind: 'round' } };
};

/** A die says which card will win; then each seat lays one, in order. */
const round: FrameHandler<'round'> = (game, frame) => {
  const { names, hands, points, round: played } = game.table;
  if ((hands[0]?.length ?? 0) === 0) {
    const most = Math.max(...points);
    game.emit({ type: 'ended', winners: points.flatMap((own, seat) => (own === most ? [seat] : [])) });
    return { go: 'done' };
  }
  game.emit({ type: 'roundBegan', round: played + 1, wins: game.roll('die', 6) > 2 ? 'high' : 'low' });
  const frames = names.map((_, seat) => ({ kind: 'lay', seat }) as const);
  return { go: 'call', frames, then: frame };
};

const lay: FrameHandler<'lay'> = (game, frame, chosen) => {
  const { hands, laid, names } = game.table;
  const { seat } = frame;
  if (chosen === undefined) {
    const options = (hands[seat] ?? []).map((card) => ({ id: `card:${String(card)}`, card }));
    return { go: 'ask', question: { seat, about: 'lay', ask: { kind: 'one', options } }, then: frame };
  }
  const [{ card } = { card: 0 }] = chosen;
  game.emit({ type: 'laid', seat, card });
  const cards = [...laid, card];
  if (cards.length < names.length) return { go: 'done' };
  const best = game.table.wins === 'high' ? Math.max(...cards) : Math.min(...cards);
  game.emit({ type: 'shown', cards, winner: cards.indexOf(best) });
  return { go: 'done' };
};

function evolve(table: Table, event: HigherCardEvent): Table {
  switch (event.type) {
    case 'dealt':
      return { ...table, hands: event.hands };
    case 'roundBegan':
      return { ...table, round: event.round, wins: event.wins, laid: [] };
    case 'laid':
      return {
        ...table,
        laid: [...table.laid, event.card ?? 0],
        hands: table.hands.map((hand, seat) =>
          seat === event.seat ? hand.filter((card) => card !== event.card) : hand,
        ),
      };
    case 'shown':
      return { ...table, points: table.points.map((own, seat) => own + (seat === event.winner ? 1 : 0)) };
    case 'ended':
      return { ...table, outcome: { winners: event.winners, points: table.points } };
    default:
      return event satisfies never;
  }
}

/**
 * The rules of Higher Card, the smallest game with all that the program keeps for a game: two to four seats against each
 * other, hidden hands, chance, an end. A new game is begun as a copy of its folders.
 */
export const higherCard: Ruleset<HigherCard> = {
  id: 'higher-card',
  version: 1,
  upgrades: [],
  seats: { min: 2, max: 4 },
  begin: ({ seats }) => ({
    table: {
      names: seats.map(({ name }) => name),
      hands: seats.map(() => []),
      laid: [],
      points: seats.map(() => 0),
      round: 0,
      wins: 'high',
      outcome: null,
    },
    stack: [{ kind: 'deal' }],
  }),
  evolve,
  react: () => [],
  outcome: ({ outcome }) => outcome,
  reveals: (_, { type }) => type === 'dealt' || type === 'roundBegan' || type === 'shown',
  view,
  frames: { deal, round, lay },
};
