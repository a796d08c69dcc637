import { describe, expect, test } from 'vitest';
import { createMachine } from '../kernel/machine.ts';
import type { Ruleset } from '../kernel/types.ts';
import { together, UNTRIED } from '../kernel/testing/tried.ts';
import { playMatch } from '../simulation/play.ts';
import type { HigherCard, State } from './game.ts';
import { higherCardRules } from './module.ts';
import { CARDS_EACH, higherCard } from './ruleset.ts';
import { setUp } from './set-up.ts';
import { tryLaws } from './testing/laws.ts';

const machine = createMachine<HigherCard>(higherCard, null);

/** A game of two, with every state that it was in. */
function played(seed: string, bots: readonly string[]) {
  const states: State[] = [];
  const each = ({ state }: { readonly state: State }) => void states.push(state);
  const match = { rules: higherCardRules, machine, setup: setUp(2), seed, bots, each };
  const end = playMatch(match);
  if (end.kind === 'broken') throw new Error(end.stack);
  return { states, ...end };
}

test('every law holds in games of two, three and four', () => {
  const tried = Array.from({ length: 24 }, (_, game) => tryLaws({ seed: 'laws', game })).reduce(
    together,
    UNTRIED,
  );
  expect(tried).toMatchObject({ games: 24, answers: 8 * CARDS_EACH * (2 + 3 + 4), breaches: [] });
});

/** The rules with a fault in them. */
const faulty = (fault: Partial<Ruleset<HigherCard>>): typeof higherCardRules => ({
  ...higherCardRules,
  ruleset: { ...higherCard, ...fault },
});
let chance = 0;

describe('a law sees the fault it is there for', () => {
  test.each([
    ['a game comes to its end', faulty({ frames: { ...higherCard.frames, lay: () => ({ go: 'done' }) } })],
    [
      'a state is the same after it was saved',
      faulty({
        evolve: (table, event) => ({ ...higherCard.evolve(table, event, null), left: undefined }),
      }),
    ],
    [
      'a game that is played again goes as it went',
      faulty({
        evolve(table, event) {
          const next = higherCard.evolve(table, event, null);
          return event.type === 'roundBegan'
            ? { ...next, wins: (chance += 1) % 7 > 3 ? 'low' : 'high' }
            : next;
        },
      }),
    ],
    [
      'each card is held by one seat or was laid, and none comes or goes',
      faulty({
        evolve(table, event) {
          const next = higherCard.evolve(table, event, null);
          if (event.type !== 'laid') return next;
          const { seat } = event;
          return { ...next, hands: table.hands.map((hand, at) => (at === seat ? hand.slice(1) : hand)) };
        },
      }),
    ],
    [
      'each round is a point for the best card, and the most points win',
      faulty({
        evolve: (table, event) =>
          higherCard.evolve(table, event.type === 'shown' ? { ...event, winner: 0 } : event, null),
        outcome: ({ outcome }) => outcome && { ...outcome, winners: [1] },
      }),
    ],
    [
      'nobody is shown or told what another holds or laid face down',
      faulty({
        view: (state, content, eyes) => ({
          ...higherCard.view(state, content, eyes),
          wins: state.table.laid[0] === 7 ? 'low' : 'high',
        }),
      }),
    ],
    [
      'nobody is shown or told what another holds or laid face down',
      {
        ...higherCardRules,
        tell: ({ events }: { readonly events: readonly HigherCard['event'][] }) => events,
      },
    ],
    [
      'nobody is shown or told what another holds or laid face down',
      { ...higherCardRules, retell: (told: readonly HigherCard['event'][]) => told },
    ],
  ])('%s', (law, rules) => {
    const breaches = Array.from({ length: 12 }, (_, game) =>
      tryLaws({ seed: 'planted', game, rules }),
    ).flatMap((tried) => tried.breaches);
    expect(new Set(breaches.map((breach) => breach.law))).toContain(law);
  });
});

test('who lays the best card each round wins against chance more often than not', () => {
  const won = Array.from({ length: 200 }, (_, game) =>
    played(`greedy ${String(game)}`, ['greedy', 'random']),
  ).filter(({ outcome }) => outcome.winners.join() === '0').length;
  expect(won).toBeGreaterThan(110);
});

test('each is told what they may know, and a forced card is laid by itself', () => {
  const { state, events } = machine.begin(setUp(2), 'told');
  const told = higherCardRules.tell({ state, events, revealed: true }, null, [0]);
  expect(told[0]).toMatchObject({ type: 'dealt', hands: [state.table.hands[0], []] });
  expect(higherCardRules.retell(told, [1])[0]).toMatchObject({ hands: [[], []] });
  const { states } = played('told', ['greedy']);
  const forced = states.findLast(({ pending }) => pending !== null);
  expect(forced && higherCardRules.needless(forced, null)).toHaveLength(1);
  expect(higherCardRules.standings({ winners: [1], points: [2, 3] }, 2)).toEqual(['lost', 'won']);
  expect(higherCardRules.standings({ winners: [0, 1], points: [2, 2, 1] }, 3)).toEqual([
    'drawn',
    'drawn',
    'lost',
  ]);
});
