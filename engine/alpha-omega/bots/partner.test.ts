import { describe, expect, test } from 'vitest';
import { whole } from '../../kernel/in-parts.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer } from '../../kernel/types.ts';
import type { State } from '../game.ts';
import type { Layout } from '../testing/layout.ts';
import { acting, machine } from '../testing/middle.ts';
import { partnerThinking } from './partner.ts';
import { thoughtfulAnswer } from './thoughtful.ts';

const EFFORT = { steps: 600, checks: 2 };
const SEEDS = ['bot 1', 'bot 2', 'bot 3'];

const answerOf = (state: State, seed: string): Answer =>
  whole(partnerThinking(state, machine, startStream(seed, 'bot'), EFFORT))[0];

describe('a win that is sure', () => {
  /** A lead of 19, nobody of the Opponents, and Camael, of 4 Strength, in the hand. */
  const before = (goal: number): State =>
    acting(
      {
        seats: [
          {
            play: ['michael', 'uriel', 'raphael'],
            ...{ hand: ['camael', 'ambriel', 'love'], deck: ['gabriel', 'hope', 'faith', 'courage'] },
          },
        ],
        ...{ opponents: [], callingDeck: ['squadrons-at-once', 'squadrons-at-once'] },
      } satisfies Layout,
      { goal },
      { kind: 'drawOrCalling', seat: 0 },
    );

  test('is taken, although a Calling now and the win a round later come to the same', () => {
    for (const seed of SEEDS) {
      const state = before(20);
      expect(thoughtfulAnswer(state, machine, startStream(seed, 'bot'), EFFORT)[0]).toEqual(['calling']);
      expect(answerOf(state, seed)).toEqual(['draw']);
      const { id, seat } = state.pending ?? { id: 0, seat: 0 };
      const drawn = machine.apply(state, { decision: id, seat, answer: ['draw'] });
      const next = drawn.ok ? drawn.value.state : state;
      expect(next.pending?.about).toBe('play');
      expect(answerOf(next, seed)[0]).toMatch(/^play:/);
    }
  });

  test('decides only where there is one', () => {
    for (const seed of SEEDS) {
      const state = before(40);
      const [answer, after] = thoughtfulAnswer(state, machine, startStream(seed, 'bot'), EFFORT);
      expect(whole(partnerThinking(state, machine, startStream(seed, 'bot'), EFFORT))).toEqual([
        answer,
        after,
      ]);
    }
  });
});

test('a single answer is given without ado, and one of many that are more than can be tried is still found', () => {
  const state = acting({ seats: [{ play: ['michael'] }], opponents: ['abigor'] }, { goal: 7 });
  const attack = state.pending?.ask.options[0]?.id ?? '';
  const few = { steps: 1, checks: 1 };
  expect(whole(partnerThinking(state, machine, startStream('few', 'bot'), few))[0]).toEqual([attack]);
});
