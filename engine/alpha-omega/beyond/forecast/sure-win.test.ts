import { afterEach, describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import type { Answer } from '../../../kernel/types.ts';
import type { Frame } from '../../frames.ts';
import { withStrengths } from '../../testing/cards.ts';
import type { Layout } from '../../testing/layout.ts';
import { leaveOpen, scene, type Scene } from '../../testing/scene.ts';
import { sureToWin } from './sure-win.ts';

afterEach(leaveOpen);

/** The rest of a round, the given part of it first; Michael, Uriel and Raphael have 19 Strength. */
const round = (layout: Layout, ...frames: readonly Frame[]): Scene =>
  scene({ round: 2, turn: 0, ...layout }).run(
    ...frames,
    { kind: 'cleanUp' },
    { kind: 'strengthCheck' },
    { kind: 'verdict' },
  );

const THREE = ['michael', 'uriel', 'raphael'];
const DRAW: Frame = { kind: 'drawOrCalling', seat: 0 };
const ACT: Frame = { kind: 'act', seat: 0 };
const playing = (seat: number): Frame => ({ kind: 'playCard', seat, left: 1 });

/** Which of some choices, the first that serves, is sure to win where that takes so much of a lead; `null` where none is. */
function sure(game: Scene, goal: number, ...choices: readonly string[]): string | null {
  const { state, look, options } = game;
  const ids = state.pending?.ask.options.map(({ id }) => id) ?? [];
  const answers = choices.map((choice): Answer => [ids[options.indexOf(choice)] ?? '']);
  const found = whole(sureToWin({ ...state, table: { ...state.table, goal } }, look.content, answers));
  return found === null ? null : (choices[answers.indexOf(found)] ?? '');
}

describe('a win is sure', () => {
  const calling = round(
    { seats: [{ play: THREE, hand: ['camael'], deck: ['gabriel'] }], callingDeck: ['squadrons-at-once'] },
    DRAW,
  );

  test('with what is wanted by doing nothing more, the first answer that serves', () => {
    expect(sure(calling, 19, 'calling', 'draw')).toBe('calling');
    expect(sure(calling, 19, 'draw', 'calling')).toBe('draw');
  });

  test('with one thing more of the same player, where nothing is sure without it', () => {
    // Camael is in the hand; Gabriel, who would be drawn, is not known.
    expect(sure(calling, 20, 'calling', 'draw')).toBe('draw');
    expect(sure(calling, 23, 'calling', 'draw')).toBe('draw');
    expect(sure(calling, 24, 'calling', 'draw')).toBeNull();
    expect(sure(calling, 20, 'calling')).toBeNull();
  });

  test('with a card that is played, or a blow that defeats', () => {
    const hand = round({ seats: [{ play: THREE, hand: ['camael'] }] }, playing(0));
    expect(sure(hand, 23, 'pass', 'play camael')).toBe('play camael');
    expect(sure(hand, 24, 'pass', 'play camael')).toBeNull();
    const foe = round({ seats: [{ play: ['michael'] }], opponents: ['abigor'] }, ACT);
    expect(sure(foe, 7, 'end', 'michael attacks abigor')).toBe('michael attacks abigor');
    expect(sure(foe, 8, 'end', 'michael attacks abigor')).toBeNull();
  });

  test('not where an Opponent card comes that nobody knows', () => {
    const before = (opponentDeck: readonly string[]): Scene =>
      round({ seats: [{ play: ['michael'] }, {}], opponents: ['abigor'], opponentDeck }, ACT, {
        ...{ kind: 'turn', seat: 1 },
      });
    expect(sure(before(['agares']), 1, 'michael attacks abigor')).toBeNull();
    expect(sure(before([]), 1, 'michael attacks abigor')).toBe('michael attacks abigor');
  });
});

describe('what others choose', () => {
  const weak = withStrengths({ agares: 2, ambriel: 2, jehudiel: 19 });
  /** Agares strikes Ambriel, who bears it, or Raphael, who falls and then strikes Ambriel down: the first player says whom. */
  const tied = (asked: number): Scene =>
    scene(
      {
        ...{ round: 2, turn: asked, opponents: ['agares'] },
        seats: [
          { play: ['raphael damaged 4', 'ambriel', 'jehudiel'], hand: ['camael'] },
          { hand: ['camael'] },
        ],
      },
      weak,
    ).run(playing(asked), { kind: 'cleanUp' }, { kind: 'strengthCheck' }, { kind: 'verdict' });

  test('may be whatever they like, and what one chooses oneself the best', () => {
    expect(sure(tied(0), 25, 'pass')).toBe('pass');
    expect(sure(tied(0), 26, 'pass')).toBeNull();
    expect(sure(tied(1), 9, 'pass')).toBe('pass');
    expect(sure(tied(1), 10, 'pass')).toBeNull();
  });

  test('of the other side is nothing that one may count on', () => {
    const game = (good: string): Scene =>
      round(
        { seats: [{ play: ['camael', good] }], opponents: ['abigor'], opponentHands: [[]] },
        {
          ...{ kind: 'opponentAct', by: 1 },
        },
      );
    // Michael may step in.
    expect(sure(game('michael'), 6, 'abigor attacks camael')).toBe('abigor attacks camael');
    expect(sure(game('michael'), 7, 'abigor attacks camael')).toBeNull();
    expect(sure(game('hadraniel'), 7, 'abigor attacks camael')).toBe('abigor attacks camael');
  });
});
