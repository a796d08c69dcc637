import { describe, expect, test } from 'vitest';
import type { Frame } from '../../frames.ts';
import type { State } from '../../game.ts';
import { scene } from '../../testing/scene.ts';
import { full } from '../../testing/starter.ts';
import { knowledgeOf } from './knowledge.ts';

const { state: START } = scene({
  round: 2,
  turn: 0,
  seats: [
    { hand: ['michael'], deck: ['azrael', 'raphael', 'uriel'], discard: ['flaming-sword'] },
    { hand: ['ambriel'], deck: ['camael', 'jehudiel'] },
  ],
  opponents: ['agares'],
  opponentDeck: ['paimon', 'abigor', 'furfur'],
  opponentHands: [['asmodee'], []],
  callingDeck: ['vital-in-every-part', 'squadrons-at-once'],
});

const { cards } = START.table;

const id = (name: string): number => cards.findIndex(({ def }) => def === full(name));
const ids = (...names: readonly string[]): readonly number[] => names.map(id);

/** The same position, of which the first player has looked at these cards. */
const looked = (...names: readonly string[]): State => ({
  ...START,
  table: { ...START.table, known: [ids(...names), [], [], []] },
});

describe('what some eyes know of a game', () => {
  test('of the decks nothing but how many cards they hold, of the discard piles and what is in play all', () => {
    const { state, unknownOpponents, unknownGood } = knowledgeOf(START, [0]);
    expect(state.table).toEqual({
      ...START.table,
      opponentPile: { deck: [], discard: [] },
      callingPile: { deck: [], discard: [] },
      goodPiles: [
        { deck: [], discard: ids('flaming-sword') },
        { deck: [], discard: [] },
      ],
      seats: START.table.seats.map((seat, at) => (at === 0 ? seat : { ...seat, hand: [] })),
      opponents: START.table.opponents.map((player) => ({ ...player, hand: [] })),
    });
    expect(unknownOpponents).toBe(3);
    expect(unknownGood).toEqual([3, 2]);
  });

  test('none of the chance that is still to come', () => {
    const rolled: State = { ...START, rng: { die: [1, 2, 3, 4] } };
    const { state } = knowledgeOf(rolled, [0]);
    expect([state.seed, state.rng]).toEqual(['forecast', {}]);
    expect(START.seed).not.toBe('forecast');
  });

  test('which Callings are in the deck, not in which order they lie', () => {
    expect(knowledgeOf(START, [0]).unknownCallings).toEqual(
      ['vital-in-every-part', 'squadrons-at-once'].map(full),
    );
  });

  test('a hand is seen by its own eyes only, and an empty one hides nothing', () => {
    const handsSeen = (eyes: readonly number[]): unknown => {
      const { state, hiddenHands } = knowledgeOf(START, eyes);
      const { seats, opponents } = state.table;
      return { hands: [...seats, ...opponents].map(({ hand }) => hand), hiddenHands };
    };
    expect(handsSeen([0])).toEqual({ hands: [ids('michael'), [], [], []], hiddenHands: [1] });
    expect(handsSeen([1])).toEqual({ hands: [[], ids('ambriel'), [], []], hiddenHands: [0] });
    expect(handsSeen([0, 1])).toEqual({
      hands: [ids('michael'), ids('ambriel'), [], []],
      hiddenHands: [],
    });
    // The players of the Opponents sit behind the Good ones.
    expect(handsSeen([2])).toEqual({ hands: [[], [], ids('asmodee'), []], hiddenHands: [0, 1] });
    expect(handsSeen([3])).toEqual({ hands: [[], [], [], []], hiddenHands: [0, 1] });
  });

  test('looked-at cards on top of a deck are known, and no card under one that is not', () => {
    const top = knowledgeOf(looked('paimon', 'abigor', 'azrael', 'uriel', 'jehudiel'), [0]);
    expect(top.state.table.opponentPile.deck).toEqual(ids('paimon', 'abigor'));
    expect(top.unknownOpponents).toBe(1);
    expect(top.state.table.goodPiles.map(({ deck }) => deck)).toEqual([ids('azrael'), []]);
    expect(top.unknownGood).toEqual([2, 2]);
  });

  test('a deck that was looked at whole is known whole', () => {
    const { state, unknownOpponents, unknownGood } = knowledgeOf(
      looked('paimon', 'abigor', 'furfur', 'camael', 'jehudiel'),
      [0],
    );
    expect(state.table.opponentPile.deck).toEqual(ids('paimon', 'abigor', 'furfur'));
    expect(state.table.goodPiles[1]?.deck).toEqual(ids('camael', 'jehudiel'));
    expect([unknownOpponents, unknownGood]).toEqual([0, [3, 0]]);
  });

  test('what another player has looked at is not known', () => {
    expect(knowledgeOf(looked('paimon'), [1]).unknownOpponents).toBe(3);
    expect(knowledgeOf(looked('paimon'), [0, 1]).unknownOpponents).toBe(2);
  });

  describe('a card’s program in the middle', () => {
    const effect = (bound: Readonly<Record<string, readonly number[]>>): Frame => ({
      ...{ kind: 'effect', self: id('agares'), seat: 0, ops: [] },
      bound,
    });
    const during = (...stack: readonly Frame[]): State => ({ ...START, stack });

    test('loses the hidden cards that it holds, and keeps the others', () => {
      const seen = ids('agares', 'paimon', 'michael');
      const { state, programHides } = knowledgeOf(
        during({ kind: 'round' }, effect({ seen, hit: ids('agares') })),
        [0],
      );
      expect(state.stack).toEqual([
        { kind: 'round' },
        effect({ seen: ids('agares', 'michael'), hit: ids('agares') }),
      ]);
      expect(programHides).toBe(true);
    });

    test('hides nothing where all its cards are seen', () => {
      const plain = during(effect({ seen: ids('agares', 'michael'), none: [] }));
      const { state, programHides } = knowledgeOf(plain, [0]);
      expect(state.stack).toEqual(plain.stack);
      expect(programHides).toBe(false);
      expect(knowledgeOf(during({ kind: 'cleanUp' }), [0]).programHides).toBe(false);
    });
  });
});
