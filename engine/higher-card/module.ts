import type { Bot, GameRules } from '../contract.ts';
import { startStream } from '../kernel/rng.ts';
import type { SeatId } from '../kernel/types.ts';
import { randomAnswer } from '../toolbox/random-answer.ts';
import type { HigherCard, HigherCardEvent, State } from './game.ts';
import { higherCard } from './ruleset.ts';

/** Events as they are told: a hand and a card laid face down only to whose they are. */
const seenBy = (event: HigherCardEvent, eyes: readonly SeatId[]): HigherCardEvent => {
  if (event.type === 'dealt')
    return { ...event, hands: event.hands.map((hand, seat) => (eyes.includes(seat) ? hand : [])) };
  return event.type === 'laid' && !eyes.includes(event.seat) ? { ...event, card: null } : event;
};

function asked({ pending }: State): NonNullable<State['pending']> {
  if (pending === null) throw new RangeError('nothing is asked');
  return pending;
}

const random: Bot<HigherCard> = (state, _, rng) => randomAnswer(asked(state).ask, rng);

/** Lays the best card as the round has it. */
const greedy: Bot<HigherCard> = (state, machine, rng) => {
  const { seat } = asked(state);
  const { wins, pending } = machine.view(state, [seat]);
  const sorted = (pending?.ask?.options ?? []).toSorted((a, b) => b.card - a.card);
  const best = sorted.at(wins === 'high' ? 0 : -1);
  return [best ? [best.id] : [], rng];
};

/** Higher Card as the program needs it. */
export const higherCardRules: GameRules<HigherCard, HigherCardEvent> = {
  ruleset: higherCard,
  stance: 'against',
  names: ({ seats }) => seats.map(({ name }) => name),
  tell: ({ events }, _, eyes) => events.map((event) => seenBy(event, eyes)),
  retell: (told, eyes) => told.map((event) => seenBy(event, eyes)),
  showedHidden: (told) => told.some(({ type }) => type !== 'laid'),
  beats: (events) => events.map((event) => [event]),
  moment: ({ table, pending }) => ({
    ...{ round: table.round, phase: 'lay', turn: pending?.seat ?? null, isAction: pending !== null },
  }),
  round: ({ round }) => round,
  turnEnd: () => null,
  partEnds: () => [],
  needless: ({ pending }) => {
    const [only, ...others] = pending?.ask.options ?? [];
    return only !== undefined && others.length === 0 ? [only.id] : null;
  },
  changes: () => [],
  standings: ({ winners }, seats) =>
    Array.from({ length: seats }, (_, seat) => {
      if (!winners.includes(seat)) return 'lost';
      return winners.length === 1 ? 'won' : 'drawn';
    }),
  bots: { random, greedy },
  tableBot: function* (state, machine, seed) {
    const [answer] = greedy(state, machine, startStream(seed, 'bot'));
    yield;
    return answer;
  },
};
