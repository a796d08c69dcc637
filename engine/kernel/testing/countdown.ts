import type { GameTypes, Next, Ruleset } from '../types.ts';

/** A tiny game for the kernel's own tests: players take 1 to 3 from a heap in turn; a die may take one more. */
export interface Countdown extends GameTypes {
  readonly setup: { readonly heap: number; readonly seats: number };
  readonly table: {
    readonly heap: number;
    readonly seats: number;
    readonly taken: readonly number[];
    readonly winner: number | null;
  };
  readonly frame:
    | { readonly kind: 'turn'; readonly seat: number }
    | { readonly kind: 'die' }
    | { readonly kind: 'loop' }
    | { readonly kind: 'both' }
    | { readonly kind: 'nowhere' };
  readonly event:
    | { readonly type: 'took'; readonly seat: number; readonly count: number }
    | { readonly type: 'rolled'; readonly value: number }
    | { readonly type: 'won'; readonly seat: number };
  readonly option: { readonly id: string };
  readonly about: 'take';
  readonly outcome: { readonly winner: number };
  readonly content: { readonly unluckyRoll: number };
  readonly view: { readonly heap: number };
}

export const countdown: Ruleset<Countdown> = {
  id: 'countdown',
  version: 3,
  upgrades: [],
  seats: { min: 1, max: 2 },
  begin: ({ heap, seats }) => ({
    table: { heap, seats, taken: Array.from({ length: seats }, () => 0), winner: null },
    stack: [{ kind: 'turn', seat: 0 }],
  }),
  evolve(table, event) {
    switch (event.type) {
      case 'took': {
        const taken = table.taken.map((count, seat) => (seat === event.seat ? count + event.count : count));
        return { ...table, heap: table.heap - event.count, taken };
      }
      case 'rolled':
        return table;
      case 'won':
        return { ...table, winner: event.seat };
      default:
        return event satisfies never;
    }
  },
  react: (_, event) => (event.type === 'took' && event.count === 3 ? [{ kind: 'die' }] : []),
  outcome: ({ winner }) => (winner === null ? null : { winner }),
  reveals: () => false,
  view: ({ table }) => ({ heap: table.heap }),
  frames: {
    turn(game, frame, chosen) {
      const options = [1, 2, 3]
        .filter((count) => count <= game.table.heap)
        .map((count) => ({ id: String(count) }));
      if (!chosen) {
        return {
          go: 'ask',
          question: { seat: frame.seat, about: 'take', ask: { kind: 'one', options } },
          then: frame,
        };
      }
      game.emit({ type: 'took', seat: frame.seat, count: Number(chosen[0]?.id) });
      if (game.table.heap <= 0) game.emit({ type: 'won', seat: frame.seat });
      return { go: 'to', frame: { kind: 'turn', seat: (frame.seat + 1) % game.table.seats } };
    },
    die(game) {
      const value = game.roll('die', 6);
      game.emit({ type: 'rolled', value });
      if (value === game.content.unluckyRoll && game.table.heap > 0)
        game.emit({ type: 'took', seat: 0, count: 1 });
      return { go: 'done' };
    },
    loop: (_, frame) => ({ go: 'to', frame }),
    nowhere: () => ({ go: 'nowhere' }) as unknown as Next<Countdown>,
    both(game, frame) {
      game.emit({ type: 'rolled', value: 1 });
      return {
        go: 'ask',
        question: { seat: 0, about: 'take', ask: { kind: 'one', options: [] } },
        then: frame,
      };
    },
  },
};
