import type { WritableDb } from '../../db/file/handles.ts';
import { keepWholeGame, type WholeGame } from '../../db/games/saved-games.ts';
import type { AlphaOmegaEvent, Outcome, ToldEvent } from '../../engine/alpha-omega/index.ts';
import type { SessionRecord } from '../../engine/index.ts';
import { alphaOmegaAdapter } from '../main/games/alpha-omega/adapter.ts';

/** Cards of these games by their numbers: Michael and Gabriel are Persons, and the sword is none. */
export const DEFS = { 1: 'p:michael', 2: 'p:gabriel', 3: 'p:sword', 4: 'p:peace' } as const;

const CARDS = Object.values(DEFS).map((id) => ({ id, type: /l$/.test(id) ? 'person' : 'item' }));

/** The pack that these games are played with. */
export const PACK = {
  ...{ hash: 'a'.repeat(64), pack: 'p', version: '1' },
  content: JSON.stringify({ cards: CARDS }),
};

/** An answer as it is recorded. */
export const answered: SessionRecord = {
  ...{ kind: 'answer', by: 0 },
  command: { decision: 1, seat: 0, answer: ['x'] },
};

/** What was told of one record. */
export const told = (...events: readonly AlphaOmegaEvent[]): readonly ToldEvent[] =>
  events.map((event) => ({ event, defs: DEFS }));

/** A score of so many points; a player was never Lured Astray unless it is said. */
export const score = (total: number, neverLured = 5): Outcome['scores'][number] => ({
  ...{ ownPersons: total, teamMatesPersons: 0, ownCallings: 0, teamMatesCallings: 0 },
  ...{ withinTenRounds: 0, neverLured, total },
});

/** How a game ended. */
export const ended = (winner: Outcome['winner'], changes: Partial<Outcome> = {}): Outcome => ({
  ...{ winner, reason: 'objectiveAchieved', round: 7, balance: { good: 9, opponent: 4 } },
  ...{ achieved: winner === 'good' ? 1 : 0, scores: [score(3)], ...changes },
});

interface Telling extends Partial<Omit<WholeGame, 'happenings'>> {
  readonly id: string;
  /** What was told of the beginning and of each record. */
  readonly story?: readonly (readonly ToldEvent[])[];
}

/** When each record was written: a minute after the other. */
export const minute = (number: number): string => new Date(Date.UTC(2026, 10, 22, 12, number)).toISOString();

/** Keeps a game of which nothing was played: only what is told of it. @returns its id */
export function keepTold(db: WritableDb, { story = [], ...game }: Telling): string {
  keepWholeGame(db, {
    ...{ ruleset: alphaOmegaAdapter.ruleset.id, rules: alphaOmegaAdapter.ruleset.version, seed: game.id },
    setup: {
      ...{ objective: 'p:first', seats: [{ name: 'Ann', deck: ['p:michael', 'p:gabriel', 'p:sword'] }] },
      ...{ opponentDeck: [], callingDeck: [] },
    },
    ...{ seating: null, createdAt: minute(0), playedAt: minute(30), name: null, round: 3, answers: 0 },
    ...{ outcome: null, records: [], snapshot: null, packs: [PACK], views: [], notes: [], upgrades: [] },
    happenings: story.map((events, number) => ({ number, at: minute(number), hash: '0', events })),
    ...game,
  });
  return game.id;
}
