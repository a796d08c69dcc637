import { describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer } from '../../../kernel/types.ts';
import type { State } from '../../game.ts';
import type { Layout } from '../../testing/layout.ts';
import { acting, machine } from '../../testing/middle.ts';
import { starter } from '../../testing/starter.ts';
import { pendingOf } from './pending.ts';
import { search, type Prospect } from './search.ts';
import { thoughtfulAnswer } from './thoughtful.ts';
import { worthOf } from './worth.ts';

const rng = startStream('search', 'bot');

/** What becomes of every answer at once, no Strength Check ahead: each imagined game costs one step. */
const searched = (state: State, steps: number): readonly Prospect[] =>
  whole(search(state, machine, { steps, checks: 0 }, rng))[0];

const triedFor = (state: State, steps: number): readonly number[] =>
  searched(state, steps).map(({ tried }) => tried);

/** Three who can attack two Opponents, or end: seven options. */
const SEVEN: Layout = {
  seats: [{ play: ['camael', 'jehudiel', 'michael'] }],
  opponents: ['adramalech', 'abigor'],
};

const opponentsAct: State = acting(
  { seats: [{ play: ['camael', 'jehudiel'] }], opponents: ['adramalech'] },
  { opponents: [{ name: 'Saul', hand: [] }] },
);

/** How the table stands right after an answer. */
function worthAfter(state: State, answer: Answer): number {
  const { id, seat } = pendingOf(state);
  const result = machine.apply(state, { decision: id, seat, answer });
  return result.ok ? worthOf({ table: result.value.state.table, content: starter }) : Number.NaN;
}

describe('how the effort of a search is spent', () => {
  const state = acting(SEVEN);

  test.each([
    [1, [1, 1]],
    [39, [20, 20]],
    [59, [30, 30]],
    [60, [25, 25, 10]],
    [80, [30, 30, 10, 10]],
    [100, [36, 36, 19, 7, 7]],
  ])(
    '%i steps: two answers at least and one more for every 20; after each stage the better half goes on',
    (steps, tried) => {
      expect(triedFor(state, steps)).toEqual(tried);
    },
  );

  test('all answers are tried where there is effort enough', () => {
    const all = searched(state, 1000).map(({ answer }) => answer[0]);
    expect(new Set(all)).toEqual(new Set(pendingOf(state).ask.options.map(({ id }) => id)));
  });

  test('those that good sense likes best are the ones tried', () => {
    // To strike whom one can defeat, Adramalech, before whom one only wounds.
    const [camael, jehudiel, michael, adramalech, abigor] = [1, 2, 3, 4, 5];
    const attack = (by = 0, target = 0): Answer => [`attack:${String(by)}>${String(target)}`];
    expect(searched(state, 1).map(({ answer }) => answer)).toEqual([
      attack(jehudiel, adramalech),
      attack(michael, abigor),
    ]);
    expect(searched(state, 80).map(({ answer }) => answer)).toEqual([
      ...[attack(jehudiel, adramalech), attack(michael, adramalech)],
      ...[attack(michael, abigor), attack(camael, abigor)],
    ]);
  });
});

describe('what a search finds', () => {
  test('is what an answer is worth on the average, the best first', () => {
    const state = acting(SEVEN);
    const found = searched(state, 1000);
    for (const { answer, worth } of found) expect(worth).toBeCloseTo(worthAfter(state, answer));
    expect(found[0]?.worth).toBeGreaterThan(found.at(-1)?.worth ?? Infinity);
  });

  test('is the worse for the Opponents’ player the better it is for Good', () => {
    const found = searched(opponentsAct, 60);
    expect(found).toHaveLength(3);
    for (const { answer, worth } of found) expect(worth).toBeCloseTo(-worthAfter(opponentsAct, answer));
    expect(found.map(({ worth }) => Math.round(worth))).toEqual([5, -4, -5]);
  });

  test('of several cards is each of the candidates', () => {
    const losing = acting(
      { seats: [{ play: ['camael'], hand: ['hope', 'love', 'michael'] }], opponents: ['adramalech'] },
      {},
      { kind: 'effect', self: 0, seat: 0, bound: {}, ops: [{ op: 'lose', amount: 1, from: 'hand' }] },
    );
    expect(pendingOf(losing).about).toBe('discardCards');
    const answers = searched(losing, 60).map(({ answer }) => answer.join(' '));
    expect(answers).toHaveLength(3);
    expect(new Set(answers)).toEqual(new Set(pendingOf(losing).ask.options.map(({ id }) => id)));
  });
});

describe('a thinking player', () => {
  test('gives the best answer found, and the chance that is left', () => {
    const state = acting(SEVEN);
    const effort = { steps: 60, checks: 1 };
    const [prospects, after] = whole(search(state, machine, effort, rng));
    expect(thoughtfulAnswer(state, machine, rng, effort)).toEqual([prospects[0]?.answer, after]);
    expect(after).not.toEqual(rng);
  });
});
