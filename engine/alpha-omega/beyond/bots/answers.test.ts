import { describe, expect, test } from 'vitest';
import { startStream } from '../../../kernel/rng.ts';
import type { Ask } from '../../../kernel/types.ts';
import { cardOption, type Option } from '../../options.ts';
import { ALL_WAYS, positions } from '../../testing/positions.ts';
import { starter } from '../../testing/starter.ts';
import { view } from '../../view.ts';
import { candidates } from './candidates.ts';
import { byLiking, greedyAnswer } from './greedy.ts';
import { quickAnswer, quickRanking } from './quick.ts';
import { liking, type Seen, type Sight } from './sense.ts';
import { steadyAnswer } from './steady.ts';

const rng = startStream('answers', 'bot');

describe('good sense on a state', () => {
  test('answers as it does through the view of whoever is asked', () => {
    const asked = new Set<string>();
    for (const { state, name } of positions({ games: ALL_WAYS, every: 7 })) {
      if (!state.pending) continue;
      asked.add(state.pending.about);
      const own = startStream(name, 'bot');
      const look = { table: state.table, content: starter };
      expect(quickAnswer(state.pending, look, own)[0], name).toEqual(
        steadyAnswer(view(state, starter, [state.pending.seat]), starter, own)[0],
      );
    }
    expect(asked.size).toBeGreaterThan(8);
  });

  test('ranks the answers so that the one it gives is among the first', () => {
    for (const { state, name } of positions({ games: ALL_WAYS, every: 29 })) {
      if (state.pending?.ask.kind !== 'one') continue;
      const look = { table: state.table, content: starter };
      const ranking = quickRanking(state.pending, look).map(({ id }) => id);
      const given = new Set(
        Array.from(
          { length: 12 },
          (_, at) => quickAnswer(state.pending as never, look, startStream(String(at), 'bot'))[0][0],
        ),
      );
      expect(given, name).toContain(ranking[0]);
      expect(new Set(ranking)).toEqual(new Set(state.pending.ask.options.map(({ id }) => id)));
    }
  });
});

/** Cards of one's own side: the more damage, the better to choose. */
const damaged = (damages: readonly number[]): Sight => ({
  ...{ about: 'chooseCard', mine: 'good', balance: { good: 0, opponent: 0 }, attack: null, callings: 0 },
  hasPlace: false,
  card: (id): Seen => ({
    ...{ countsFor: 'good', damage: damages[id] ?? 0, left: 1, strength: 1, attack: 1, luresAstray: false },
  }),
  print: () => undefined,
});

const options = (count: number): readonly Option[] =>
  Array.from({ length: count }, (_, id) => cardOption(id));
const some = (count: number, min: number, max: number): Extract<Ask<Option>, { kind: 'some' }> => ({
  ...{ kind: 'some', options: options(count), min, max },
});

describe('several cards', () => {
  test('are those that are liked best, as many as are allowed, and no disliked one that need not be', () => {
    const sight = damaged([3, -1, 5, 0, -2]);
    const chosen = (min: number, max: number): readonly string[] =>
      greedyAnswer(some(5, min, max), sight, rng)[0];
    expect(chosen(0, 2)).toEqual(['card:2', 'card:0']);
    expect(chosen(0, 5)).toEqual(['card:2', 'card:0', 'card:3']);
    expect(chosen(4, 4)).toEqual(['card:2', 'card:0', 'card:3', 'card:1']);
    expect(byLiking(options(5), sight).map((option) => liking(option, sight))).toEqual([5, 3, 0, -1, -2]);
  });

  test('are tried as good sense says, all, none, each alone, and some by chance, none twice', () => {
    const [found] = candidates(some(4, 0, 4), ['card:1', 'card:0'], rng);
    const sets = found.map((answer) => answer.toSorted((a, b) => (a < b ? -1 : 1)).join(' '));
    expect(new Set(sets).size).toBe(found.length);
    for (const wanted of [
      'card:0 card:1',
      'card:0 card:1 card:2 card:3',
      '',
      'card:0',
      'card:1',
      'card:2',
      'card:3',
    ])
      expect(sets).toContain(wanted);
    // What good sense says stands as it says it, and whatever order says the same again is no other answer.
    expect(found[0]).toEqual(['card:0', 'card:1'].toReversed());
    const [two] = candidates(some(4, 2, 3), ['card:3', 'card:1'], rng);
    expect(two.every(({ length }) => length >= 2 && length <= 3)).toBe(true);
  });

  test('in an order are other answers in another order', () => {
    const [found] = candidates({ kind: 'order', options: options(3) }, ['card:2', 'card:1', 'card:0'], rng);
    expect(found.slice(0, 2)).toEqual([
      ['card:2', 'card:1', 'card:0'],
      ['card:0', 'card:1', 'card:2'],
    ]);
    expect(found.every(({ length }) => length === 3)).toBe(true);
    expect(found.length).toBeGreaterThan(2);
  });
});
