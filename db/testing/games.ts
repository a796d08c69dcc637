import { hashOf } from '../../engine/kernel/hash.ts';
import type { State } from '../../engine/alpha-omega/game.ts';
import { tell } from '../../engine/alpha-omega/tell.ts';
import { playRandomly } from '../../engine/alpha-omega/testing/random-games.ts';
import type { Setup } from '../../engine/alpha-omega/types.ts';
import { appendRecord, createGame } from '../games/games.ts';
import type { WritableDb } from '../file/handles.ts';

/** A game to be played by chance and kept. */
export interface KeptGame {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  /** When it was begun; ISO 8601, UTC. */
  readonly at: string;
  /** Seconds between two answers. */
  readonly pause?: number;
  /** It is left after so many answers. */
  readonly answers?: number;
}

/** Plays a game by chance and keeps it record by record, as the program does. For tests. @returns how it ended */
export function keepRandomGame(db: WritableDb, game: KeptGame): State {
  const { id, setup, seed, at, pause = 10, answers = Infinity } = game;
  const begun = Date.parse(at);
  const seats = [...setup.seats, ...(setup.opponents ?? [])].map((_, seat) => seat);
  let number = 0;
  const states: State[] = [];
  const { commands } = playRandomly({ setup, seed });
  playRandomly({
    setup,
    seed,
    see: ({ state, events }) => {
      if (number > answers) return;
      const stored = {
        ...{ round: state.table.round, outcome: state.outcome },
        ...{ state: { hash: hashOf(state), text: '{}' }, events: tell(events, state.table, seats) },
      };
      const playedAt = new Date(begun + number * pause * 1000).toISOString();
      if (number === 0) {
        const header = { id, ruleset: state.ruleset, rules: state.rules, setup, seed, seating: null };
        createGame(db, { ...header, ...stored, createdAt: playedAt, packs: [] });
      } else {
        const command = commands[number - 1];
        if (!command) throw new Error('there is no such answer');
        appendRecord(db, {
          ...{ ...stored, game: id, number, playedAt, record: { kind: 'answer', command, by: command.seat } },
          line: Array.from({ length: number }, (_, index) => index + 1),
        });
      }
      number += 1;
      states.push(state);
    },
  });
  const last = states.at(-1);
  if (!last) throw new Error('the game did not begin');
  return last;
}
