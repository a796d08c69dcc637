import { describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../events.ts';
import { cardOption, END } from '../../options.ts';
import type { Card } from '../../types.ts';
import { tellForecast } from './tell.ts';
import type { Branch, Fork, Omen, ToldBranch, Unsure } from './types.ts';

const CARDS: readonly Card[] = ['a:michael', 'a:azrael', 'a:agares'].map((def) => ({ def, pile: 0 }));

const branch = (omens: readonly Omen[], rest: Partial<Branch> = {}): Branch => ({
  ...{ omens, fork: null, balance: null, winner: null, mayStepIn: [], unsure: null, next: [] },
  ...rest,
});

const told = (untold: Branch, eyes: readonly number[] = [0]): ToldBranch =>
  tellForecast(untold, { cards: CARDS }, eyes);

const omen = (event: AlphaOmegaEvent, unsure: Unsure | null = null): Omen => ({ event, unsure });

const typesTold = (...omens: readonly Omen[]): readonly string[] =>
  told(branch(omens)).omens.map(({ event }) => event.type);

/** Of hands and decks a forecast knows parts only. */
const OF_HANDS_AND_DECKS: readonly AlphaOmegaEvent[] = [
  { type: 'cardsDrawn', seat: 0, cards: [0], count: 1 },
  { type: 'nothingDrawn', seat: 0 },
  { type: 'nothingPlayable', seat: 0, left: 1, further: false },
  { type: 'nobodyActs', seat: 0, why: 'noPerson' },
  { type: 'deckShuffled', pile: 0, order: [0] },
  { type: 'opponentDeckEmpty', seat: 0 },
  { type: 'callingDrawn', seat: 0, card: 1 },
  { type: 'cardsLost', seat: 0, cards: [0], from: 'hand' },
];

const ROLLED: AlphaOmegaEvent = { type: 'dieRolled', value: 4, seat: 0, source: 1 };
const LOOKED: AlphaOmegaEvent = { type: 'looked', seats: [0], deck: 'good', cards: [0], count: 1 };

/** Where chance or a hidden card decides, these were made up. */
const OF_CHANCE: readonly AlphaOmegaEvent[] = [
  ROLLED,
  LOOKED,
  { type: 'arranged', seat: 0, cards: [0] },
  { type: 'putUnder', seat: 0, cards: [0] },
  { type: 'opponentCardsDrawn', seat: 0, cards: [0], count: 1 },
];

describe('a forecast as some eyes may know it', () => {
  test.each(OF_HANDS_AND_DECKS.map((event) => [event.type, event] as const))('%s is left out', (_, event) => {
    expect(
      typesTold(omen({ type: 'gameBegan' }), omen(event), omen({ type: 'roundBegan', round: 2 })),
    ).toEqual([...['gameBegan', 'roundBegan']]);
  });

  test.each(OF_CHANCE.map((event) => [event.type, event] as const))(
    '%s is told only where it is sure',
    (type, event) => {
      expect(typesTold(omen(event))).toEqual([type]);
      expect(typesTold(omen(event, 'hiddenCards'))).toEqual([]);
    },
  );

  test('what follows from it is told, with why it is not sure', () => {
    const omens = [omen(ROLLED, 'die'), omen({ type: 'roundBegan', round: 2 }, 'die')];
    expect(told(branch(omens)).omens).toEqual([
      { event: { type: 'roundBegan', round: 2 }, defs: {}, unsure: 'die' },
    ]);
  });

  test('each omen has the prints of its cards, and is sure or not by itself although some before it are not told', () => {
    const omens = [
      omen({ type: 'nothingDrawn', seat: 0 }),
      omen({ type: 'turnBegan', seat: 0 }),
      omen({ type: 'opponentDrawn', seat: 0, card: 2 }, 'opponentPlayer'),
    ];
    expect(told(branch(omens, { balance: { good: 3, opponent: 5 }, unsure: 'opponentPlayer' }))).toEqual({
      omens: [
        { event: { type: 'turnBegan', seat: 0 }, defs: {}, unsure: null },
        {
          event: { type: 'opponentDrawn', seat: 0, card: 2 },
          defs: { 2: 'a:agares' },
          unsure: 'opponentPlayer',
        },
      ],
      fork: null,
      balance: { good: 3, opponent: 5 },
      winner: null,
      mayStepIn: [],
      unsure: 'opponentPlayer',
      next: [],
    });
  });

  test('what only others have looked at is not named', () => {
    expect(told(branch([omen(LOOKED)]), [0]).omens[0]).toMatchObject({
      event: LOOKED,
      defs: { 0: 'a:michael' },
    });
    expect(told(branch([omen(LOOKED)]), [1]).omens[0]).toMatchObject({
      ...{ event: { ...LOOKED, cards: [] }, defs: {} },
    });
  });

  describe('a fork', () => {
    const fork: Fork = {
      ...{ seat: 0, about: 'opponentTarget', source: 2 },
      branches: [
        {
          option: cardOption(0),
          then: branch([omen({ type: 'nothingDrawn', seat: 0 }), omen({ type: 'gameBegan' })]),
        },
        { option: cardOption(1), then: null },
        { option: END, then: null },
      ],
    };

    test('names every card of its options and what asks, and tells only the branches that were followed', () => {
      const { fork: forked } = told(branch([], { fork }));
      expect(forked).toEqual({
        ...{ seat: 0, about: 'opponentTarget', source: 2 },
        defs: { 0: 'a:michael', 1: 'a:azrael', 2: 'a:agares' },
        branches: [
          {
            option: cardOption(0),
            then: {
              omens: [{ event: { type: 'gameBegan' }, defs: {}, unsure: null }],
              ...{ fork: null, balance: null, winner: null, mayStepIn: [], unsure: null, next: [] },
            },
          },
          { option: cardOption(1), then: null },
          { option: END, then: null },
        ],
      });
    });

    test('that no card asks names the cards of its options', () => {
      expect(told(branch([], { fork: { ...fork, source: null } })).fork?.defs).toEqual({
        ...{ 0: 'a:michael', 1: 'a:azrael' },
      });
    });
  });
});
