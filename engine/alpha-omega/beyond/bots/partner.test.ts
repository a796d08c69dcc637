import { describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer } from '../../../kernel/types.ts';
import type { State } from '../../game.ts';
import type { Layout } from '../../testing/layout.ts';
import { acting, machine } from '../../testing/middle.ts';
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

describe('the Place that the Objective brings and speaks of', () => {
  const DECK = ['michael', 'uriel', 'raphael', 'metatron', 'gabriel', 'zadkiel', 'hadraniel', 'jehudiel'];
  /** Heaven, which draws cards, may take its place. */
  const withHeaven = (layout: Layout, place: string, goal = 20): State =>
    acting(
      { seats: [{ play: [place], hand: ['heaven'], deck: [...DECK, 'azrael', 'camael'] }], ...layout },
      { goal },
      { kind: 'playCard', seat: 0, left: 1 },
    );
  const WATERS = { objective: 'the-waters-prevailed', opponents: [] } as const;
  const isPlayed = (answer: Answer): boolean => answer[0]?.startsWith('play:') ?? false;
  const looksAhead = (state: State, seed: string): Answer =>
    thoughtfulAnswer(state, machine, startStream(seed, 'bot'), EFFORT)[0];

  test('is kept, where two Strength Checks ahead what takes its place seems better', () => {
    const state = withHeaven(
      { ...WATERS, round: 2, opponentDeck: ['abigor', 'agares', 'alloces'] },
      'the-ark',
    );
    for (const seed of SEEDS) {
      expect(isPlayed(looksAhead(state, seed))).toBe(true);
      expect(answerOf(state, seed)).toEqual(['pass']);
    }
  });

  test('is given up where clearly more games are won without it', () => {
    const opponentDeck = ['black-blade', 'despair', 'ganga', 'furfur'];
    const state = withHeaven({ ...WATERS, round: 8, opponentDeck }, 'the-ark', 14);
    expect(isPlayed(answerOf(state, 'bot 0'))).toBe(true);
  });

  test('is like any other where the Objective does not speak of it, or it is another’s', () => {
    const opponentDeck = ['abigor', 'agares', 'alloces'];
    const eden = withHeaven({ objective: 'ye-shall-be-as-gods', opponents: [], opponentDeck }, 'eden');
    const zion = withHeaven({ ...WATERS, round: 2, opponentDeck }, 'zion');
    const tophet = withHeaven(
      { ...WATERS, round: 2, opponentDeck, opponents: ['tophet'], seats: [{ hand: ['heaven'], deck: DECK }] },
      '',
    );
    for (const state of [eden, zion, tophet])
      expect(answerOf(state, 'bot 1')).toEqual(looksAhead(state, 'bot 1'));
    expect(isPlayed(answerOf(tophet, 'bot 1'))).toBe(true);
  });
});

test('no second Calling is taken while the first is open, where two Strength Checks ahead it seems better', () => {
  const state = acting(
    {
      seats: [
        {
          ...{ play: ['michael', 'uriel', 'raphael'], callings: ['squadrons-at-once'] },
          ...{ hand: ['ambriel', 'love'], deck: ['gabriel', 'hope', 'faith', 'courage'] },
        },
      ],
      ...{ opponents: [], callingDeck: ['squadrons-at-once', 'squadrons-at-once'] },
    },
    { goal: 40 },
    { kind: 'drawOrCalling', seat: 0 },
  );
  for (const seed of ['1', '6']) {
    expect(thoughtfulAnswer(state, machine, startStream(seed, 'bot'), EFFORT)[0]).toEqual(['calling']);
    expect(answerOf(state, seed)).toEqual(['draw']);
  }
});
