import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import { determinize } from '../beyond/bots/determinize.ts';
import { forecast } from '../beyond/forecast/forecast.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { playGame } from '../beyond/simulation/play.ts';
import { tell } from '../tell.ts';
import { misplaced } from '../testing/census.ts';
import type { Layout } from '../testing/layout.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter, starterSetup, starterStock } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const ASKED = { kind: 'newHand', seat: 0 } as const;
const BARE = ['heaven', 'flaming-sword', 'courage'] as const;
const DECK = ['michael', 'azrael', 'uriel', 'raphael'] as const;

const helped = (layout: Layout) => scene({ assists: ['newHand'], ...layout });
const bare = (rest: Layout = {}) => helped({ seats: [{ hand: [...BARE], deck: [...DECK] }], ...rest });

const sorted = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

describe('a new hand', () => {
  test('ruling 50: who holds no Person that could be played may draw as many cards anew, once', () => {
    const game = bare().run(ASKED);
    expect([game.asked, game.askedSeat, game.options]).toEqual(['newHand', 0, ['accept', 'decline']]);
    game.answer('accept');
    expect(game.types).toEqual(['handShuffledIn', 'cardsDrawn']);
    expect(game.hand(0)).toHaveLength(BARE.length);
    expect(sorted([...game.hand(0), ...game.names(game.table.goodPiles[0]?.deck ?? [])])).toEqual(
      sorted([...BARE, ...DECK]),
    );
    expect(misplaced(game.table)).toEqual([]);
    expect(game.asked).toBeNull();
  });

  test('ruling 50: who keeps the hand keeps it, and the deck lies as it lay', () => {
    const game = bare().run(ASKED).answer('decline');
    expect(game.types).toEqual([]);
    expect(game.hand(0)).toEqual(BARE);
    expect(game.names(game.table.goodPiles[0]?.deck ?? [])).toEqual(DECK);
  });

  test('ruling 50: a Person that was played in this game is none that could be', () => {
    const seat = { hand: ['michael', 'heaven'], deck: [...DECK] };
    expect(helped({ seats: [seat] }).run(ASKED).asked).toBeNull();
    const spent = helped({ seats: [seat, { play: ['michael'] }] }).run(ASKED);
    expect(spent.asked).toBe('newHand');
    spent.answer('decline');
  });

  test('ruling 50: nobody is asked without a hand, or without a deck', () => {
    expect(helped({ seats: [{ hand: [], deck: [...DECK] }] }).run(ASKED).asked).toBeNull();
    expect(helped({ seats: [{ hand: [...BARE], deck: [] }] }).run(ASKED).asked).toBeNull();
  });

  test('ruling 50: with a common deck the hand goes into that', () => {
    const seats = [{ hand: ['michael'], deck: [...DECK] }, { hand: ['heaven', 'courage'] }];
    const game = helped({ seats, common: true }).run({ kind: 'newHand', seat: 1 }).answer('accept');
    expect([game.hand(0), game.hand(1).length]).toEqual([['michael'], 2]);
    expect(game.table.goodPiles[0]?.deck).toHaveLength(DECK.length);
    expect(misplaced(game.table)).toEqual([]);
  });

  test('ruling 50: what anybody knew of the deck is forgotten', () => {
    const game = bare();
    game.run({ kind: 'effect', self: 0, seat: 0, ops: [LOOK], bound: {} });
    expect(game.table.known[0]).toHaveLength(2);
    game.run(ASKED).answer('accept');
    expect(game.table.known).toEqual([[]]);
  });
});

const LOOK = { op: 'look', deck: 'good', amount: 2, as: 'seen' } as const;

/** A game as it begins, with a player who is asked, of two. */
function begun(seat: number): State {
  for (let at = 0; at < 500; at += 1) {
    const { state } = machine.begin({ ...starterSetup(2), assists: ['newHand'] }, `new hand ${String(at)}`);
    if (state.pending?.about === 'newHand' && state.pending.seat === seat) return state;
  }
  throw new Error('nobody is asked');
}

describe('a new hand, in a game', () => {
  const accepted = (state: State) => {
    const result = machine.apply(state, { decision: 1, seat: state.pending?.seat ?? 0, answer: ['accept'] });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };

  test('is dealt from the game’s own chance, and nobody else sees what was in the hand', () => {
    const state = begun(1);
    const { events, state: after } = accepted(state);
    expect(accepted(state).state).toEqual(after);
    const told = (eyes: readonly number[]) =>
      tell(events, after.table, eyes).find(({ event }) => event.type === 'handShuffledIn');
    expect(told([0])).toMatchObject({ event: { cards: [], order: [], count: 7 }, defs: {} });
    expect(told([1])).toMatchObject({ event: { cards: state.table.seats[1]?.hand, order: [] } });
    // By its own eyes no card of the deck has a place, and in imagined games each may lie anywhere.
    expect(machine.view(after, [0, 1]).seats.map(({ knownDeck }) => knownDeck)).toEqual([[], []]);
    const imagined = [1, 2].map((n) => determinize(after, starter, [1], startStream(String(n), 'x'))[0]);
    const decks = imagined.map(({ table }) => table.goodPiles[1]?.deck);
    expect(decks[0]).not.toEqual(decks[1]);
  });

  test('is foreseen by nobody: two games that differ only in what is hidden have the same omens', () => {
    const state = begun(1);
    for (const eyes of [[0], [1], [0, 1]]) {
      const [one, other] = [1, 2].map((n) => {
        const [imagined] = determinize(state, starter, eyes, startStream(String(n), 'x'));
        return forecast(imagined, starter, { eyes, first: ['accept'] });
      });
      expect(one).toEqual(other);
    }
  });

  test('is offered as each Objective of a campaign begins, to each player at most once', () => {
    const { objectives } = starterStock;
    const [objective = '', ...campaign] = objectives;
    const asked = new Map<string, number>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const record = playGame({
        machine,
        setup: {
          ...starterSetup(2),
          ...{ objective, campaign, variants: ['fast'], assists: ['newHand', 'quietBeginning'] },
          opponentDeck: ['starter:ganga'],
        },
        seed,
        bots: ['steady'],
        each: ({ state: { table, pending } }) => {
          expect(misplaced(table)).toEqual([]);
          if (pending?.about !== 'newHand') return;
          // Between Objectives: nobody has played in this one yet.
          expect(table.round).toBe(table.objectiveSince);
          const key = `${seed} ${String(table.objective)} ${String(pending.seat)}`;
          asked.set(key, (asked.get(key) ?? 0) + 1);
        },
      });
      expect(record).toMatchObject({ kind: 'finished' });
    }
    expect([...asked.values()].every((times) => times === 1)).toBe(true);
    expect(new Set([...asked.keys()].map((key) => key.split(' ')[1])).size).toBeGreaterThan(1);
  });
});
