import { expect, test } from 'vitest';
import { hashOf } from '../../../kernel/hash.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { SeatId } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { Program } from '../../definitions.ts';
import { like, withCards } from '../../testing/cards.ts';
import { hiddenFrom, misplaced } from '../../testing/census.ts';
import { otherwiseHidden } from '../../testing/hiding.ts';
import { ALL_WAYS, positions } from '../../testing/positions.ts';
import { full, starter, starterSetup } from '../../testing/starter.ts';
import { determinize } from './determinize.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

const believed = (state: State, eyes: readonly SeatId[], seed: string): State =>
  determinize(state, starter, eyes, startStream(seed, 'bot'))[0];

/** Positions of random games of 1 to 6 players, each with one pair of eyes. */
const MIDDLES = positions({ games: ALL_WAYS, every: 11 }).map(({ state }) => ({
  state,
  eyes: [state.pending?.seat ?? 0],
}));

test('what the eyes see is as it was, and every card is somewhere', () => {
  for (const { state, eyes } of MIDDLES) {
    const other = believed(state, eyes, 'see');
    expect(misplaced(other.table)).toEqual([]);
    expect(machine.view(other, eyes)).toEqual(machine.view(state, eyes));
  }
});

test('what is hidden is dealt anew, and the die and the seed are the bot’s own', () => {
  for (const { state, eyes } of MIDDLES) {
    const other = believed(state, eyes, 'deal');
    expect([other.rng, other.seed === state.seed]).toEqual([{}, false]);
    if (hiddenFrom(state.table, eyes).size < 20) continue;
    expect(hashOf(other.table)).not.toBe(hashOf(state.table));
    expect(hashOf(believed(state, eyes, 'another deal').table)).not.toBe(hashOf(other.table));
  }
});

test('positions that differ only in what is hidden give the very same', () => {
  let rng = startStream('permute', 'hidden');
  for (const { state, eyes } of MIDDLES) {
    const [changed, after] = otherwiseHidden(state, starter, eyes, rng);
    rng = after;
    expect(hashOf(believed(changed, eyes, 'same'))).toBe(hashOf(believed(state, eyes, 'same')));
  }
});

test('how hidden cards are numbered makes no difference to what is dealt', () => {
  const printsOf = ({ table: { cards, opponentPile } }: State): readonly unknown[] =>
    opponentPile.deck.map((id) => cards[id]?.def);
  let tried = 0;
  for (const { state, eyes } of MIDDLES) {
    const { cards, opponentPile } = state.table;
    const hidden = hiddenFrom(state.table, eyes);
    const [one = -1, ...more] = opponentPile.deck.filter((id) => hidden.has(id));
    const other = more.find((id) => cards[id]?.def !== cards[one]?.def) ?? one;
    const numbers = new Map([
      [one, other],
      [other, one],
    ]);
    const renumbered = cards.map((card, id) => cards[numbers.get(id) ?? id] ?? card);
    const changed = { ...state, table: { ...state.table, cards: renumbered } };
    expect(printsOf(believed(changed, eyes, 'same'))).toEqual(printsOf(believed(state, eyes, 'same')));
    tried += one === other ? 0 : 1;
  }
  expect(tried).toBeGreaterThan(3);
});

test('a card that was looked at stays where it was seen', () => {
  const looked = MIDDLES.filter(({ state, eyes }) => eyes.some((seat) => state.table.known[seat]?.length));
  expect(looked.length).toBeGreaterThan(3);
  for (const { state, eyes } of looked) {
    const known = eyes.flatMap((seat) => state.table.known[seat] ?? []);
    const placeOf = ({ table }: State, id: number): number => table.opponentPile.deck.indexOf(id);
    const other = believed(state, eyes, 'known');
    for (const id of known) expect(placeOf(other, id)).toBe(placeOf(state, id));
  }
});

test('what a program in the middle has looked at is dealt anew, and what it has rolled is kept', () => {
  const { state } = machine.begin(starterSetup(2), 'looking');
  const { cards, goodPiles } = state.table;
  const self = cards.findIndex(({ def }) => def === full('satan-lures-angels'));
  const seen = goodPiles[1]?.deck.slice(0, 3) ?? [];
  // A die shows what a hidden card could be numbered.
  const number = seen[0] ?? 0;
  const frame = { kind: 'effect', self, seat: 0, ops: [], bound: { seen, number: [number] } } as const;
  const other = believed({ ...state, stack: [...state.stack, frame] }, [0], 'looking');
  const bound = { seen: other.table.goodPiles[1]?.deck.slice(0, 3), number: [number] };
  expect(other.stack.at(-1)).toEqual({ ...frame, bound });
  expect(bound.seen).not.toEqual(seen);
});

test('what each player, a lasting effect or a condition has rolled is kept as well', () => {
  const roll = { op: 'roll', as: 'number' } as const;
  const triggered = { kind: 'triggered', on: [{ moment: 'turnBegins' }], do: [roll] } as const;
  const programs: readonly Program[] = [
    [roll],
    [{ op: 'eachPlayer', do: [roll] }],
    [{ op: 'if', cond: { round: 2 }, then: [roll] }],
    [{ op: 'if', cond: { round: 2 }, then: [], else: [roll] }],
    [{ op: 'lasting', on: {}, name: 'zeal', abilities: [triggered] }],
  ];
  const { state } = machine.begin(starterSetup(2), 'rolling');
  const number = [state.table.goodPiles[1]?.deck[0] ?? 0];
  for (const program of programs) {
    const card = like('person', 'michael', {
      abilities: [{ kind: 'activated', limit: { per: 'turn' }, do: program }],
    });
    const self = state.table.cards.findIndex(({ def }) => def === card.id);
    const frame = { kind: 'effect', self, seat: 0, ops: [], bound: { number, seen: number } } as const;
    const playing = { ...state, stack: [...state.stack, frame] };
    const [other] = determinize(playing, withCards(card), [0], startStream('rolling', 'bot'));
    const bound = (other.stack.at(-1) as typeof frame).bound;
    expect(bound.number).toEqual(number);
    expect(bound.seen).not.toEqual(number);
  }
});

test('where nothing is hidden all stays as it is, but for the chance to come', () => {
  const { table, ...rest } = machine.begin(starterSetup(1), 'open').state;
  const empty = { deck: [], discard: [] };
  const open = { ...table, opponentPile: empty, callingPile: empty, goodPiles: [empty] };
  const [other] = determinize(
    { ...rest, table: open, rng: { die: [1, 2, 3, 4] } },
    starter,
    [0],
    startStream('open', 'bot'),
  );
  expect(other).toEqual({ ...rest, table: open, rng: {}, seed: other.seed });
  expect(other.seed).toMatch(/^imagined \d+$/);
});
