import { randomUUID } from 'node:crypto';
import { contentHash, replaceCatalogue } from '../../db/games/packs.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { memoryDb } from '../../db/testing/testing.ts';
import { InvariantError, ok } from '../../engine/index.ts';
import type { GameState, Ruleset } from '../../engine/kernel/types.ts';
import type { GameAdapter } from '../main/sessions/game-adapter.ts';
import { createSessions, type Sessions } from '../main/sessions/sessions.ts';

/** The smallest game with everything that matters to a session: chance, a question inside an effect, and a defect. */
export interface Tally {
  readonly setup: { readonly seats: number };
  readonly table: { readonly sum: number; readonly secret: number; readonly over: boolean };
  readonly frame: { readonly kind: 'turn' } | { readonly kind: 'roll'; readonly die: number };
  readonly event: { readonly type: 'added'; readonly by: number } | { readonly type: 'ended' };
  readonly option: { readonly id: string };
  readonly about: 'turn' | 'keep';
  readonly outcome: { readonly won: true };
  readonly content: { readonly step: number };
  readonly view: {
    readonly sum: number;
    readonly step: number;
    readonly asked: string | null;
    readonly decision: number;
  };
}

type Told = Tally['event'];

const ids = (...options: string[]): { id: string }[] => options.map((id) => ({ id }));

/** The rules; another version of them can be asked for. */
export function tally(version = 1): Ruleset<Tally> {
  return {
    ...{ id: 'tally', version, upgrades: [], seats: { min: 1, max: 6 } },
    begin: () => ({ table: { sum: 0, secret: 4711, over: false }, stack: [{ kind: 'turn' }] }),
    evolve: (table, event) =>
      event.type === 'ended' ? { ...table, over: true } : { ...table, sum: table.sum + event.by },
    react: () => [],
    outcome: (table) => (table.over ? { won: true } : null),
    reveals: () => false,
    view: ({ table, pending }, { step }) => ({
      ...{ sum: table.sum, step, asked: pending?.about ?? null, decision: pending?.id ?? 0 },
    }),
    frames: {
      turn: (game, frame, chosen) => {
        const options = ids('add', 'roll', 'end', 'boom');
        if (!chosen)
          return {
            go: 'ask',
            question: { seat: 0, about: 'turn', ask: { kind: 'one', options } },
            then: frame,
          };
        const word = chosen[0]?.id;
        if (word === 'boom') throw new InvariantError('boom', { sum: game.table.sum });
        if (word === 'roll')
          return { go: 'call', frames: [{ kind: 'roll', die: game.roll('die', 6) }], then: frame };
        game.emit(word === 'end' ? { type: 'ended' } : { type: 'added', by: game.content.step });
        return { go: 'to', frame };
      },
      roll: (game, frame, chosen) => {
        const ask = { kind: 'one', options: ids('keep', 'drop') } as const;
        if (!chosen) return { go: 'ask', question: { seat: 0, about: 'keep', ask }, then: frame };
        if (chosen[0]?.id === 'keep') game.emit({ type: 'added', by: frame.die });
        return { go: 'done' };
      },
    },
  };
}

/** The adapter of the game. The content is the pack's text: `{"step":1}`. */
export function tallyAdapter(ruleset = tally()): GameAdapter<Tally, Told, number> {
  return {
    ruleset,
    stance: 'together',
    deal: ({ seats }) => ({ ok: true, value: { seats: seats.length } }),
    requestOf: ({ seats }) => ({ objective: 'tally', seats: Array.from({ length: seats }, () => 'Player') }),
    readSetup: (stored) => ok(stored as Tally['setup']),
    readContent: ([pack]) => ok(JSON.parse(pack?.content ?? '{"step":0}') as Tally['content']),
    prints: ({ step }) => [step],
    tell: ({ events }) => events,
    wholePacks: () => ok(null),
    readView: (stored) => ok(stored as Tally['view']),
    placeAfter: (before) => before ?? { round: 0, phase: 'actionPhase', turn: null },
    readTold: (stored) => ok(stored as readonly Told[]),
    retell: (told) => told,
    showedHidden: () => false,
    changes: () => [],
    standings: (_, seats) => Array.from({ length: seats }, () => 'won'),
    bots: {},
    names: ({ seats }) => Array.from({ length: seats }, (_, seat) => `Player ${String(seat + 1)}`),
    beats: (events) => events.map((event) => [event]),
    tableBot: function* ({ pending }) {
      yield;
      return [pending?.ask.options[0]?.id ?? ''];
    },
    needless: () => null,
    round: ({ sum }) => sum,
    sides: () => [],
    turnEnd: () => null,
    partEnds: () => [],
    moment: ({ table, pending }) => {
      const round = Math.floor(table.sum / 10);
      return { round, turn: 0, phase: 'actionPhase', isAction: pending?.about === 'turn' };
    },
    summary: ({ id, seed, round, answers, createdAt, playedAt }) => {
      const kept = { id, seed, round, answers, createdAt, playedAt };
      const table = {
        ruleset: 'alpha-omega',
        objective: 'tally:sum',
        seats: ['Ann'],
        variants: [],
        opponents: [],
        arranged: null,
        journey: null,
        hands: 'open',
        goesOn: true,
      } as const;
      return ok({ ...kept, ...table, outcome: null });
    },
  };
}

/** Makes the catalogue one pack whose cards add this much. */
export function stock(db: OwnedDb, step: number): void {
  const content = JSON.stringify({ ruleset: 'tally', step });
  const cards = [{ id: 'tally:sum', name: 'Sum', side: null, type: 'objective', card: '{}' }];
  replaceCatalogue(
    db,
    [{ hash: contentHash(content), pack: 'tally', version: '1.0.0', content, cards }],
    'now',
  );
}

export interface TallyTable {
  readonly db: OwnedDb;
  readonly sessions: Sessions<Tally, Told, number>;
  readonly reports: readonly object[];
}

/** Sessions of that game in memory; given a database, as after a restart. */
export function tallyTable(db = stocked(), adapter = tallyAdapter()): TallyTable {
  const reports: object[] = [];
  let tick = 0;
  const sessions = createSessions(adapter, {
    db,
    clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, (tick += 1))),
    newId: randomUUID,
    newSeed: () => 'fresh-seed',
    report: (kind, error, about) => {
      reports.push({ kind, message: error instanceof Error ? error.message : error, ...about });
      return `${kind}.json`;
    },
  });
  return { db, sessions, reports };
}

function stocked(): OwnedDb {
  const db = memoryDb();
  stock(db, 1);
  return db;
}

/** The state that is stored of a game. */
export function storedState(db: OwnedDb, game: string): GameState<Tally> {
  return JSON.parse(
    String(db.get('SELECT state FROM games WHERE id = ?', game)?.['state']),
  ) as GameState<Tally>;
}
