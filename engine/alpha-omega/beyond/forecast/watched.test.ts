import { afterEach, describe, expect, test } from 'vitest';
import { defeatBy } from '../../actions/hit.ts';
import type { Catalogue, Op, Program } from '../../definitions.ts';
import type { Frame } from '../../frames.ts';
import type { State } from '../../game.ts';
import { like, withCards } from '../../testing/cards.ts';
import type { Layout } from '../../testing/layout.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
import { full, starter } from '../../testing/starter.ts';
import { forecast } from './forecast.ts';
import type { Branch } from './types.ts';

afterEach(leaveOpen);

/** A table in the first player's Action Phase; then these frames, and the Strength Check. */
const before = (layout: Layout, frames: readonly Frame[], content: Catalogue = starter): Scene =>
  scene({ round: 2, turn: 0, opponents: ['agares acted'], ...layout }, content).run(
    { kind: 'act', seat: 0 },
    ...frames,
    { kind: 'strengthCheck' },
    { kind: 'verdict' },
  );

const program = (seat: number, ...ops: Program): Frame => ({ kind: 'effect', self: 0, seat, ops, bound: {} });

/** The scene's state, in which the first player has looked at these cards in the decks. */
function knowing(game: Scene, ...names: readonly string[]): State {
  const { table } = game.state;
  const known = names.map((name) => table.cards.findIndex(({ def }) => def === full(name)));
  return {
    ...game.state,
    table: { ...table, known: table.seats.map((_, seat) => (seat === 0 ? known : [])) },
  };
}

const foreseen = (state: State, content: Catalogue = starter, eyes: readonly number[] = [0]): Branch =>
  forecast(state, content, { eyes });

/** The cards that events of a kind name, by their names. */
const named = (game: Scene, { omens }: Branch, kind: string): readonly string[] =>
  omens.flatMap(({ event }) => (event.type === kind && 'card' in event ? game.names([event.card]) : []));

describe('what an effect needs to know', () => {
  const TWO_KNOWN = ['paimon', 'abigor'];
  const tops = {
    seats: [{ play: ['azrael'], deck: ['michael', 'raphael'] }, { deck: ['camael', 'jehudiel'] }],
  };
  const layout: Layout = { ...tops, opponentDeck: ['paimon', 'abigor', 'furfur'] };
  const GOOD_TOPS = ['michael', 'camael'];

  const unsureOf = (seat: number, op: Op, ...known: readonly string[]): unknown =>
    foreseen(knowing(before(layout, [program(seat, op)]), ...known)).unsure;

  const look = (deck: 'opponent' | 'good', amount: number): Op => ({ op: 'look', deck, amount, as: 'seen' });
  const lose = (from: 'hand' | 'deck', amount = 1): Op => ({ op: 'lose', amount, from });

  test('a look at the Opponent deck: as many cards of it as are looked at, whatever the Good decks hold', () => {
    expect(unsureOf(0, look('opponent', 2), ...TWO_KNOWN)).toBeNull();
    expect(unsureOf(0, look('opponent', 3), ...TWO_KNOWN)).toBe('hiddenCards');
    expect(unsureOf(0, look('opponent', 1))).toBe('hiddenCards');
    // There are no more than these three.
    expect(unsureOf(0, look('opponent', 4), ...TWO_KNOWN, 'furfur')).toBeNull();
  });

  test('a look at the Good decks: as many of each, whatever the Opponent deck holds', () => {
    expect(unsureOf(0, look('good', 1), ...GOOD_TOPS)).toBeNull();
    expect(unsureOf(0, look('good', 1), 'michael')).toBe('hiddenCards');
    expect(unsureOf(0, look('good', 1), 'camael')).toBe('hiddenCards');
    expect(unsureOf(0, look('good', 2), ...GOOD_TOPS)).toBe('hiddenCards');
    expect(unsureOf(0, look('good', 3), ...GOOD_TOPS, 'raphael', 'jehudiel')).toBeNull();
  });

  test('the loss of a deck’s topmost cards: those of the own deck, of whoever is Lured as well', () => {
    expect(unsureOf(0, lose('deck'), 'michael')).toBeNull();
    expect(unsureOf(1, lose('deck'), 'michael')).toBe('hiddenCards');
    expect(unsureOf(0, lose('deck', 2), 'michael')).toBe('hiddenCards');
    const lured = before({ seats: [{ play: ['azrael'] }, { deck: ['camael'], lured: 2 }] }, [
      program(1, lose('deck')),
    ]);
    expect(foreseen(lured.state).unsure).toBe('hiddenCards');
  });

  test('the loss of cards of a hand: nothing, but for a Lured Player, who then must play another', () => {
    const losing = (lured: { readonly lured?: number }): unknown =>
      foreseen(
        before({ seats: [{ play: ['azrael'] }, { hand: ['michael'], deck: ['camael'], ...lured }] }, [
          program(1, lose('hand')),
        ]).state,
      ).unsure;
    expect(losing({})).toBeNull();
    expect(losing({ lured: 2 })).toBe('luredPlayer');
  });

  test('what the program has already looked at and these eyes have not', () => {
    const fall = { op: 'fall', what: 'seen', only: { type: 'person' } } as const;
    const during = (state: State): State => {
      const seen = [state.table.goodPiles[1]?.deck[0] ?? -1];
      return {
        ...state,
        stack: state.stack.map((frame) => ('bound' in frame ? { ...frame, bound: { seen } } : frame)),
      };
    };
    const game = before(layout, [program(0, fall)]);
    expect(foreseen(during(game.state)).unsure).toBe('hiddenCards');
    const known = foreseen(during(knowing(game, 'camael')));
    expect(known.unsure).toBeNull();
    expect(named(game, known, 'fell')).toEqual(['camael']);
  });

  test('the die: what it shows', () => {
    expect(unsureOf(0, { op: 'roll', as: 'number' })).toBe('die');
    expect(
      foreseen(before({ seats: [{ play: ['azrael'] }] }, [{ kind: 'lurePlayer', seat: 0 }]).state),
    ).toMatchObject({
      unsure: 'die',
      omens: expect.arrayContaining([
        expect.objectContaining({
          event: expect.objectContaining({ type: 'dieRolled' }) as unknown,
          unsure: 'die',
        }),
      ]) as unknown,
    });
  });
});

describe('a Lured Player whose hand these eyes see', () => {
  const luredAfter = (op: Op): unknown =>
    foreseen(
      before({ seats: [{ play: ['azrael'] }, { deck: ['michael'], lured: 2 }] }, [
        program(1, op),
        { kind: 'playPhase', seat: 1, lured: true },
      ]).state,
      starter,
      [0, 1],
    ).unsure;

  test('has unknown cards after a draw only', () => {
    expect(luredAfter({ op: 'draw', amount: 1 })).toBe('luredPlayer');
    expect(luredAfter({ op: 'draw', amount: 0 })).toBeNull();
    expect(luredAfter({ op: 'heal', to: {}, amount: 'all' })).toBeNull();
  });

  test('rolls no die for one more Person who is lost: nothing is unsure', () => {
    const losing = (lured: { readonly lured?: number }): unknown => {
      const game = scene({ seats: [{ play: ['camael'], lossRounds: 3, ...lured }], opponents: ['agares'] });
      const [card = -1, by = -1] = ['camael', 'agares'].map((name) => game.card(name)?.id);
      game.run({ kind: 'act', seat: 0 }, defeatBy(game.look, by, card, true), { kind: 'verdict' });
      return foreseen(game.state).unsure;
    };
    expect(losing({})).toBe('die');
    expect(losing({ lured: 2 })).toBeNull();
  });

  test('has none where the Draw Phase gives nothing', () => {
    const drawing = (add: number): unknown => {
      const content = withCards(
        like('person', 'azrael', {
          ...{ id: 'test:fasting', traits: [] },
          abilities: [{ kind: 'constant', gives: { change: 'drawPhase', add } }],
        }),
      );
      const frames: readonly Frame[] = [
        { kind: 'drawPhase', seat: 1 },
        { kind: 'playPhase', seat: 1, lured: true },
      ];
      const seats = [{ play: ['test:fasting'] }, { deck: ['michael', 'raphael'], lured: 2 }];
      return foreseen(knowing(before({ seats }, frames, content), 'michael'), content, [0, 1]).unsure;
    };
    expect(drawing(-1)).toBeNull();
    // Of one card the topmost is known, of two not both.
    expect(drawing(0)).toBe(null);
    expect(drawing(1)).toBe('luredPlayer');
  });
});

describe('the Opponent deck', () => {
  const draws = (layout: Layout, times: number, ...ops: Program): Scene =>
    before({ seats: [{ play: ['azrael'] }, {}], ...layout }, [
      program(0, ...ops),
      ...Array.from({ length: times }, (): Frame => ({ kind: 'opponentDraw', seat: 0 })),
    ]);
  const UNDER: Program = [
    { op: 'look', deck: 'opponent', amount: 1, as: 'seen' },
    { op: 'putUnder', what: { is: 'seen', zone: 'opponentDeck' } },
  ];

  test('is unknown from where it was not looked at', () => {
    const game = draws({ opponentDeck: ['paimon', 'abigor'] }, 2);
    const coming = foreseen(knowing(game, 'paimon'));
    expect(named(game, coming, 'opponentDrawn')).toEqual(['paimon']);
    expect(coming.unsure).toBe('hiddenCards');
  });

  test('that is empty has nothing unknown', () => {
    const coming = foreseen(draws({}, 1).state);
    expect(coming.omens.map(({ event }) => event.type)).toContain('opponentDeckEmpty');
    expect(coming.unsure).toBeNull();
  });

  test('does not show again what was put under its unknown cards', () => {
    const game = draws({ opponentDeck: ['paimon', 'abigor', 'furfur'] }, 2, ...UNDER);
    const coming = foreseen(knowing(game, 'paimon', 'abigor'));
    expect(named(game, coming, 'opponentDrawn')).toEqual(['abigor']);
    expect(coming.unsure).toBe('hiddenCards');
  });

  test('that is known whole comes round to what was put under it', () => {
    const game = draws({ opponentDeck: ['paimon', 'abigor'] }, 2, ...UNDER);
    const coming = foreseen(knowing(game, 'paimon', 'abigor'));
    expect(named(game, coming, 'opponentDrawn')).toEqual(['abigor', 'paimon']);
    expect(coming.unsure).toBeNull();
  });
});

describe('a Good deck that is shuffled', () => {
  const SHUFFLE: Op = { op: 'shuffleIn', what: { zone: 'discard' } };
  const LOOK: Op = { op: 'look', deck: 'good', amount: 1, as: 'seen' };
  const LOSE: Op = { op: 'lose', amount: 1, from: 'deck' };

  const shuffling = (deck: readonly string[], discard = ['flaming-sword']): Scene =>
    before({ seats: [{ play: ['azrael'], deck, discard }] }, [program(0, SHUFFLE, LOOK)]);

  test('with one unknown card has two that may be on top', () => {
    expect(foreseen(shuffling(['michael']).state).unsure).toBe('hiddenCards');
  });

  test('is unknown, although each of its cards was known before', () => {
    expect(foreseen(knowing(shuffling(['michael']), 'michael')).unsure).toBe('hiddenCards');
  });

  test('leaves those of others as they are known', () => {
    const seats = [
      { play: ['azrael'], deck: ['michael'], discard: ['flaming-sword'] },
      { deck: ['camael', 'jehudiel'] },
    ];
    const game = before({ seats }, [program(0, SHUFFLE), program(1, LOSE)]);
    const coming = foreseen(knowing(game, 'michael', 'camael'));
    const lost = coming.omens.flatMap(({ event }) =>
      event.type === 'cardsLost' ? game.names(event.cards) : [],
    );
    expect(lost).toEqual(['camael']);
    expect(coming.unsure).toBeNull();
  });
});

describe('a Calling that is taken', () => {
  const taking = (game: Scene, content = starter): Branch =>
    forecast(game.state, content, { eyes: [0], first: ['calling'] });

  test('takes the place of the Play Phase, in which the player’s Events run out', () => {
    const game = scene({
      ...{ round: 2, turn: 0, callingDeck: ['squadrons-at-once'] },
      seats: [
        { play: ['azrael', 'faith on azrael', 'hope on azrael'] },
        { play: ['michael', 'love on michael'] },
      ],
    });
    const clocked = game.state.table;
    const clock = { at: 'playPhase', seat: 0, left: 1, age: 0 } as const;
    const clocks = [{ ...clock, left: 2 }, clock, { ...clock, seat: 1 }];
    const inPlay = clocked.inPlay.map((card) =>
      starter.get(card.def)?.type === 'event' ? { ...card, clock: clocks.shift() ?? null } : card,
    );
    game.run({ kind: 'drawOrCalling', seat: 0 }, { kind: 'strengthCheck' }, { kind: 'verdict' });
    const state = { ...game.state, table: { ...game.state.table, inPlay } };
    const coming = forecast(state, starter, { eyes: [0], first: ['calling'] });
    expect(named(game, coming, 'clockTicked')).toEqual(['faith']);
    expect(named(game, coming, 'discarded')).toEqual(['hope']);
    expect(coming.unsure).toBeNull();
  });

  test('is not achieved before the Strength Check by what counts Strength Checks, the first at once as well', () => {
    const once = like('calling', 'squadrons-at-once', {
      ...{ id: 'test:once', goal: { on: { moment: 'strengthCheck' }, times: 1 } },
    });
    const content = withCards(once);
    const game = scene(
      { round: 2, turn: 0, seats: [{ play: ['azrael'] }], callingDeck: ['test:once'] },
      content,
    );
    game.run({ kind: 'drawOrCalling', seat: 0 }, { kind: 'strengthCheck' }, { kind: 'verdict' });
    expect(taking(game, content).unsure).toBeNull();
  });

  test('may be achieved as soon as the moment of any in the deck has come often enough, counted since it was taken', () => {
    const counting = (id: string, times: number): ReturnType<typeof like<'calling'>> =>
      like('calling', 'squadrons-at-once', { id, goal: { on: { moment: 'isDamaged', who: {} }, times } });
    const content = withCards(counting('test:two', 2), counting('test:four', 4));
    const damaged = (blows: number, callingDeck: readonly string[]): Branch => {
      const seats = [{ play: ['michael'] }];
      const frame = program(
        0,
        ...Array.from({ length: blows }, (): Op => ({
          op: 'damage',
          to: { side: 'good', type: 'person' },
          amount: 1,
        })),
      );
      return taking(
        scene({ round: 2, turn: 0, seats, callingDeck }, content).run(
          ...([
            { kind: 'drawOrCalling', seat: 0 },
            frame,
            { kind: 'strengthCheck' },
            { kind: 'verdict' },
          ] as const),
        ),
        content,
      );
    };
    expect(damaged(1, ['test:two', 'test:four']).unsure).toBeNull();
    expect(damaged(2, ['test:two', 'test:four']).unsure).toBe('hiddenCards');
    expect(damaged(2, ['test:four', 'test:two']).unsure).toBe('hiddenCards');
    expect(damaged(3, ['test:four']).unsure).toBeNull();
    expect(damaged(4, ['test:four']).unsure).toBe('hiddenCards');
  });
});
