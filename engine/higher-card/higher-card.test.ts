import { describe, expect, test } from 'vitest';
import { loadState, saveState } from '../kernel/save.ts';
import { createMachine } from '../kernel/machine.ts';
import { startStream } from '../kernel/rng.ts';
import type { HigherCard, State } from './game.ts';
import { higherCardRules } from './module.ts';
import { CARDS_EACH, higherCard } from './ruleset.ts';

const machine = createMachine<HigherCard>(higherCard, null);
const seats = (count: number): HigherCard['setup'] => ({
  seats: Array.from({ length: count }, (_, seat) => ({ name: `Player ${String(seat + 1)}` })),
});

/** Every state of a game that bots of this name play. */
function statesOf(seed: string, count: number, bot: string): readonly State[] {
  const states: State[] = [machine.begin(seats(count), seed).state];
  let rng = startStream(seed, 'bots');
  for (;;) {
    const state = states.at(-1);
    if (state?.pending == null) return states;
    const [answer, after] = higherCardRules.bots[bot]?.(state, machine, rng) ?? [[], rng];
    rng = after;
    const { id: decision, seat } = state.pending;
    const applied = machine.apply(state, { decision, seat, answer });
    if (!applied.ok) throw new Error(applied.error.code);
    states.push(applied.value.state);
  }
}

const GAMES = ['one', 'two', 'three'].flatMap((seed) => [2, 3, 4].map((count) => ({ seed, count })));

describe.each(GAMES)('a game of $count, seed $seed,', ({ seed, count }) => {
  const states = statesOf(seed, count, 'random');

  test('ends after each hand was laid out, with a point a round', () => {
    const last = states.at(-1);
    expect(states).toHaveLength(count * CARDS_EACH + 1);
    expect(last?.table.points.reduce((sum, own) => sum + own, 0)).toBe(CARDS_EACH);
    const most = Math.max(...(last?.table.points ?? []));
    expect(last?.outcome?.winners.every((seat) => last.table.points[seat] === most)).toBe(true);
  });

  test('has each card once at most, and loses none but those that were laid', () => {
    for (const { table } of states) {
      const held = table.hands.flat();
      expect(new Set([...held, ...table.laid]).size).toBe(held.length + table.laid.length);
    }
  });

  test('is the same whenever it is played again, and after each save', () => {
    expect(statesOf(seed, count, 'random')).toEqual(states);
    for (const state of states)
      expect(loadState<HigherCard>(saveState(state), higherCard)).toEqual({ ok: true, value: state });
  });

  test('shows nobody what another holds or has laid', () => {
    for (const state of states)
      for (let seat = 0; seat < count; seat += 1) {
        const foreign = state.table.hands.filter((_, other) => other !== seat).flat();
        const said = JSON.stringify(machine.view(state, [seat]).seats);
        expect(
          foreign.filter((card) => said.includes(`[${String(card)},`) || said.includes(`,${String(card)}]`)),
        ).toEqual([]);
      }
  });
});

test('who lays the best card each round wins against chance more often than not', () => {
  let won = 0;
  for (let game = 0; game < 200; game += 1) {
    let state = machine.begin(seats(2), `greedy ${String(game)}`).state;
    let rng = startStream(`greedy ${String(game)}`, 'bots');
    while (state.pending !== null) {
      const { id: decision, seat } = state.pending;
      const bot = higherCardRules.bots[seat === 0 ? 'greedy' : 'random'];
      const [answer, after] = bot?.(state, machine, rng) ?? [[], rng];
      rng = after;
      const applied = machine.apply(state, { decision, seat, answer });
      if (!applied.ok) throw new Error(applied.error.code);
      ({ state } = applied.value);
    }
    if (state.outcome?.winners.join() === '0') won += 1;
  }
  expect(won).toBeGreaterThan(110);
});

test('each is told what they may know, and a forced card is laid by itself', () => {
  const { state, events } = machine.begin(seats(2), 'told');
  const told = higherCardRules.tell({ state, events, revealed: true }, null, [0]);
  expect(told[0]).toMatchObject({ type: 'dealt', hands: [state.table.hands[0], []] });
  expect(higherCardRules.retell(told, [1])[0]).toMatchObject({ hands: [[], []] });
  const states = statesOf('told', 2, 'greedy');
  const forced = states.findLast(({ pending }) => pending !== null);
  expect(forced && higherCardRules.needless(forced, null)).toHaveLength(1);
  expect(higherCardRules.standings({ winners: [1], points: [2, 3] }, 2)).toEqual(['lost', 'won']);
  expect(higherCardRules.standings({ winners: [0, 1], points: [2, 2, 1] }, 3)).toEqual([
    'drawn',
    'drawn',
    'lost',
  ]);
});
