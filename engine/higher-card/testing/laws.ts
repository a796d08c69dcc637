import { isDeepStrictEqual } from 'node:util';
import { createMachine } from '../../kernel/machine.ts';
import { lawOfSteps, type Law } from '../../kernel/testing/law.ts';
import type { Tried } from '../../kernel/testing/tried.ts';
import type { Applied, SeatId } from '../../kernel/types.ts';
import { tryMatch, type Step } from '../../simulation/testing/try-match.ts';
import { gameSeed } from '../../toolbox/ranges.ts';
import type { HigherCard, State } from '../game.ts';
import { higherCardRules } from '../module.ts';
import { CARDS_EACH } from '../ruleset.ts';
import { setUp } from '../set-up.ts';

type HigherCardLaw = Law<Step<HigherCard>>;

const ascending = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ');

const cardsStay: HigherCardLaw = {
  name: 'each card is held by one seat or was laid, and none comes or goes',
  watch(check) {
    let dealt = '';
    const laid: number[] = [];
    return ({ before, applied: { state, events } }) => {
      for (const event of events) if (event.type === 'laid') laid.push(event.card ?? 0);
      const all = [...state.table.hands.flat(), ...laid];
      if (before === null) dealt = ascending(all);
      check(ascending(all) === dealt, () => `dealt ${dealt}, there are ${ascending(all)}`);
      check(new Set(all).size === all.length, () => `twice in ${ascending(all)}`);
    };
  },
};

const pointsCount: HigherCardLaw = lawOfSteps(
  'each round is a point for the best card, and the most points win',
  ({ before, applied: { state, events } }, check) => {
    const { points } = state.table;
    for (const event of events)
      if (event.type === 'shown') {
        const { cards, winner } = event;
        const best = before?.table.wins === 'low' ? Math.min(...cards) : Math.max(...cards);
        check(cards[winner] === best, () => `of ${cards.join(' ')} seat ${String(winner)} has the point`);
      }
    const over = state.table.round - (state.outcome === null ? 1 : 0);
    const sum = points.reduce((all, own) => all + own, 0);
    check(sum === over, () => `${String(sum)} points after ${String(over)} rounds`);
    if (state.outcome === null) return;
    const most = points.flatMap((own, seat) => (own === Math.max(...points) ? [seat] : []));
    check(over === CARDS_EACH && isDeepStrictEqual(state.outcome.winners, most), () =>
      JSON.stringify({ over, points, winners: state.outcome?.winners }),
    );
  },
);

/** A step as it would be if all that these eyes may not know were another. */
function disguised({ state, events, ...rest }: Applied<HigherCard>, eyes: readonly SeatId[]) {
  const { table, pending } = state;
  const own = <T>(cards: readonly T[], other: T): readonly T[] =>
    cards.map((card, seat) => (eyes.includes(seat) ? card : other));
  const options = pending?.ask.options.map((_, at) => ({ id: `card:-${String(at)}`, card: -at })) ?? [];
  const isForeign = pending !== null && !eyes.includes(pending.seat);
  const other: State = {
    ...state,
    ...{ seed: 'another', rng: {} },
    table: {
      ...table,
      hands: table.hands.map((hand, seat) => (eyes.includes(seat) ? hand : hand.map((_, at) => -at))),
      laid: own(table.laid, -1),
    },
    pending: isForeign ? { ...pending, ask: { kind: 'one', options } } : pending,
  };
  const otherEvents = events.map((event) => {
    if (event.type === 'dealt') return { ...event, hands: own(event.hands, [-1]) };
    return event.type === 'laid' && !eyes.includes(event.seat) ? { ...event, card: -1 } : event;
  });
  return { ...rest, state: other, events: otherEvents };
}

type Rules = typeof higherCardRules;

const hidesHands = (rules: Rules): HigherCardLaw =>
  lawOfSteps('nobody is shown or told what another holds or laid face down', ({ applied }, check) => {
    const all = applied.state.table.names.map((_, seat) => seat);
    for (const seat of all) {
      const other = disguised(applied, [seat]);
      const [seen, told] = [
        rules.ruleset.view(applied.state, null, [seat]),
        rules.tell(applied, null, [seat]),
      ];
      const where = `to seat ${String(seat)}`;
      check(isDeepStrictEqual(seen, rules.ruleset.view(other.state, null, [seat])), () => `shown ${where}`);
      check(isDeepStrictEqual(told, rules.tell(other, null, [seat])), () => `told ${where}`);
      check(
        isDeepStrictEqual(told, rules.retell(rules.tell(applied, null, all), [seat])),
        () => `told again ${where}`,
      );
    }
  });

/** A game that is to be looked at. */
export interface Trying {
  /** The seed of all games of a run; with its number, of one. */
  readonly seed: string;
  readonly game: number;
  /** The rules, unless a test plants a fault in them. */
  readonly rules?: Rules;
}

/** Plays a game of two, three or four seats, in turn with bots of chance alone and of both kinds, and looks at it by every law. */
export function tryLaws({ seed, game, rules = higherCardRules }: Trying): Tried {
  const { min, max } = rules.ruleset.seats;
  return tryMatch({
    ...{ rules, game, seed: gameSeed(seed, game) },
    machine: createMachine<HigherCard>(rules.ruleset, null),
    setup: setUp(min + (game % (max - min + 1))),
    bots: game % 2 === 0 ? ['random'] : ['random', 'greedy'],
    laws: [cardsStay, pointsCount, hidesHands(rules)],
  });
}
