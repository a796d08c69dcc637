import { describe, expect, test } from 'vitest';
import type { State } from '../../game.ts';
import type { SeatLayout } from '../../testing/layout.ts';
import { acting, idOf, machine } from '../../testing/middle.ts';
import { isDoubtful } from './doubtful.ts';
import { pendingOf } from './pending.ts';

const CALLINGS = ['squadrons-at-once', 'squadrons-at-once'];
const DECK = ['gabriel', 'hope', 'faith', 'courage'];

/** A player with this seat before a question, beside Opponents. */
const asked = (
  kind: 'drawOrCalling' | 'playCard',
  seat: SeatLayout,
  opponents: readonly string[] = ['abigor'],
): State =>
  acting(
    { seats: [{ deck: DECK, ...seat }], opponents, callingDeck: CALLINGS },
    { goal: 40 },
    kind === 'playCard' ? { kind, seat: 0, left: 1 } : { kind, seat: 0 },
  );

/** The answers among those to the question that are doubtful. */
const doubtfulIn = (state: State): readonly string[] =>
  pendingOf(state)
    .ask.options.map(({ id }) => id)
    .filter((id) => isDoubtful(state, machine, [id]));

describe('a Calling', () => {
  const hand = ['love', 'camael'];

  test('is doubtful beside one that is still open, and no more once that is achieved', () => {
    const ahead = { play: ['michael'], hand: ['love'] };
    expect(doubtfulIn(asked('drawOrCalling', { ...ahead, callings: ['squadrons-at-once'] }))).toEqual([
      'calling',
    ]);
    expect(
      doubtfulIn(asked('drawOrCalling', { ...ahead, callings: ['squadrons-at-once achieved'] })),
    ).toEqual([]);
  });

  test('is doubtful while a Person waits in the hand and Good is not ahead', () => {
    expect(doubtfulIn(asked('drawOrCalling', { hand }))).toEqual(['calling']);
    expect(doubtfulIn(asked('drawOrCalling', { hand }, []))).toEqual(['calling']);
    expect(doubtfulIn(asked('drawOrCalling', { hand: ['love'] }))).toEqual([]);
    expect(doubtfulIn(asked('drawOrCalling', { hand, play: ['michael', 'uriel'] }))).toEqual([]);
  });
});

test('an Item is doubtful while a Person could be played and Good is not ahead', () => {
  const items = (hand: readonly string[], opponents?: readonly string[]): readonly string[] =>
    doubtfulIn(asked('playCard', { play: ['michael'], hand }, opponents)).filter((id) => id !== 'pass');
  expect(items(['shield-of-faith', 'camael'], ['abigor', 'goliath'])).toEqual([
    expect.stringMatching(/^play:/),
  ]);
  expect(items(['shield-of-faith', 'camael'], [])).toEqual([]);
  expect(items(['shield-of-faith', 'zion'], ['abigor', 'goliath'])).toEqual([]);
});

describe('to play nothing', () => {
  test('is doubtful while a Person may be played, and only then', () => {
    expect(doubtfulIn(asked('playCard', { hand: ['camael', 'zion'] }))).toEqual(['pass']);
    expect(doubtfulIn(asked('playCard', { hand: ['zion'] }))).toEqual([]);
  });
});

test('a blow is doubtful where it does no damage, and only there', () => {
  const armed = ['ambriel', 'shield-of-faith on ambriel'];
  const state = acting(
    { seats: [{ play: armed, deck: DECK }], opponents: ['goliath', 'abigor'] },
    { goal: 40 },
  );
  const [ambriel, goliath] = [idOf(state, 'ambriel'), idOf(state, 'goliath')];
  expect(doubtfulIn(state)).toEqual([`attack:${ambriel}>${goliath}`]);
  const bare = acting({ seats: [{ play: ['ambriel'], deck: DECK }], opponents: ['goliath'] }, { goal: 40 });
  expect(doubtfulIn(bare)).toEqual([]);
});
