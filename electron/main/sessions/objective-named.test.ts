import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../../db/backups/backups.ts';
import { deleteGame } from '../../../db/games/games.ts';
import { putBranch } from '../../../db/games/replays.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { backupsOf } from '../../../db/file/open.ts';
import type { GameSummary, Reply, SaveInside } from '../../shared/api.ts';
import { layGolden } from '../../testing/golden-files.ts';
import { honestSave, playedGame } from '../../testing/honest-files.ts';
import { PACKS, valueOf } from '../../testing/house.ts';
import { openedAt, program } from '../../testing/older-games.ts';
import { insideOf } from '../storage/backups/backup-work.ts';
import { examined } from '../storage/transfer/incoming-work.ts';
import { packedUp } from '../storage/transfer/packing-up.ts';
import type { StoragePorts } from '../storage/ports.ts';
import { savedGame } from '../storage/saves/saved-game.ts';
import { savesHandlers } from '../storage/saves/saves.ts';

/*
 * A campaign is known by the Objective that is played, not by one that is over: at every door by the same.
 */
const AT = '2026-11-23T12:00:00.000Z';
let folder = '';
let games = '';
const objectiveOf = (said: GameSummary | string | null | undefined): string | null => {
  if (typeof said === 'string') return said;
  return said && 'objective' in said ? said.objective : null;
};

/** Campaigns of which an Objective is over, and what the list of games says that they are played for. */
let campaigns: readonly { readonly id: string; readonly objective: string; readonly first: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-objective-'));
  games = join(folder, 'games.sqlite');
  layGolden('rules-3-unfinished', games);
  campaigns = inGames((db) =>
    valueOf(program(db).sessions.list()).games.flatMap((line) => {
      const { id } = line;
      const objective = objectiveOf(line);
      const { objective: first } = (savedGame(db, id)?.setup ?? {}) as { readonly objective?: string };
      return first === undefined || objective === null || first === objective
        ? []
        : [{ id, objective, first }];
    }),
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function inGames<T>(work: (db: ReturnType<typeof openedAt>) => T): T {
  const db = openedAt(games);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const places = { packs: PACKS, ownPacks: '/nowhere' };

function atOnce<T>(reply: Reply<T> | Promise<Reply<T>>): T {
  if (reply instanceof Promise) throw new TypeError('it is answered at once');
  return valueOf(reply);
}

/** The kept games that are found by a search. */
const kept = (db: ReturnType<typeof openedAt>, search: string) => {
  const { sessions } = program(db);
  const report = (_: string, error: unknown): never => {
    throw new Error('a report', { cause: error });
  };
  const { keptGames } = savesHandlers({ db, sessions, report } as unknown as StoragePorts);
  return atOnce(keptGames({ shelf: 'lines', search, order: 'played', from: 0, count: 50 })).games;
};

/** What each door calls a game, by the end of the Objective’s id. */
const DOORS: Readonly<Record<string, (id: string) => GameSummary | string | null | undefined>> = {
  'the list of what is kept': (id) => inGames((db) => kept(db, '').find((each) => each.id === id)?.game),
  'the preview of a file': (id) => {
    const bytes = inGames((db) => {
      const game = savedGame(db, id);
      if (game === null) throw new Error('the game is gone');
      return honestSave(game);
    });
    const read = examined({ task: 'lookInto', bytes, scratch: folder, games, ...places } as never);
    if (!read.ok || read.value.inside.kind !== 'save') throw new Error(JSON.stringify(read));
    const save: SaveInside = read.value.inside.save;
    return save.game;
  },
  'the name of a file': (id) => {
    const what = { kind: 'save', game: id } as const;
    const { name } = valueOf(packedUp({ task: 'packUp', what, games, ...places, program: '0.1.0', at: AT }));
    return `starter:${name?.replace(/ [-0-9]+$/, '') ?? ''}`;
  },
  'the game that was played on from it': (id) =>
    inGames((db) => {
      const other = playedGame('beside', 1);
      keepWholeGame(db, other);
      putBranch(db, { game: other.id, source: id, number: 0 });
      const summary = program(db).replay(other.id).branchedFrom?.summary;
      deleteGame(db, other.id);
      return summary;
    }),
  'what only a backup has': (id) => {
    const today = join(folder, 'today.sqlite');
    openedAt(today).close();
    const made = { folder: backupsOf(today), reason: 'hand', now: new Date(AT) } as const;
    const { file } = inGames((db) => makeBackup(db, made));
    const { differences } = valueOf(insideOf({ games: today, backup: join(made.folder, file) }));
    return differences.find((each) => each.id === id)?.game;
  },
  'what a backup lacks': (id) => {
    const older = join(folder, 'older.sqlite');
    const empty = openedAt(older);
    const { file } = makeBackup(empty, { folder: backupsOf(older), reason: 'hand', now: new Date(AT) });
    empty.close();
    const { differences } = valueOf(insideOf({ games, backup: join(backupsOf(older), file) }));
    return differences.find((each) => each.id === id)?.game;
  },
};

test('there are campaigns of which an Objective is over', () => {
  expect(campaigns.length).toBeGreaterThan(0);
});

test.each(Object.entries(DOORS))('%s names the Objective that is played', (_, named) => {
  for (const { id, objective } of campaigns) expect(objectiveOf(named(id))).toBe(objective);
  expect(campaigns.length).toBeGreaterThan(0);
});

test('a search finds it by the Objective that is played, not by the one that is over', () => {
  inGames((db) => {
    const nameOf = (objective: string): string =>
      String(db.get('SELECT name FROM cards WHERE id = ?', objective)?.['name']);
    for (const { id, objective, first } of campaigns) {
      expect(kept(db, nameOf(objective)).map((each) => each.id)).toContain(id);
      expect(kept(db, nameOf(first)).map((each) => each.id)).not.toContain(id);
    }
    expect(campaigns.length).toBeGreaterThan(0);
  });
});
