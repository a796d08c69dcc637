import { afterEach, expect, test } from 'vitest';
import { lastStateOf, listGames } from '../../../db/games/games.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { putBranch } from '../../../db/games/replays.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { alphaOmega } from '../../../engine/alpha-omega/index.ts';
import { hashText } from '../../../engine/kernel/hash.ts';
import { withLaid } from '../../testing/golden-files.ts';
import { playedGame } from '../../testing/honest-files.ts';
import { valueOf } from '../../testing/house.ts';
import { openedAt, program, unfinished } from '../../testing/older-games.ts';
import type { StoragePorts } from '../storage/ports.ts';
import { savedGame } from '../storage/saves/saved-game.ts';
import { savesHandlers } from '../storage/saves/saves.ts';

/*
 * A game that older rules left and that cannot be gone on with is said to be so wherever it is listed, not after the click.
 */
let db: OwnedDb = memoryDb();
afterEach(() => {
  db.close();
});

/** A game that rules 3 left in the middle, as it comes in out of a file. */
function takenIn(changes: (game: NonNullable<ReturnType<typeof savedGame>>) => object = () => ({})): string {
  db = memoryDb();
  let id = '';
  withLaid('rules-3-unfinished', (file) => {
    const older = openedAt(file);
    id = unfinished(older)[0] ?? '';
    const game = savedGame(older, id);
    older.close();
    if (game === null) throw new Error('the game is gone');
    keepWholeGame(db, { ...game, ...changes(game) });
  });
  return id;
}

/** What each list says of a game: may it be gone on with? */
function listed(game: string): readonly (boolean | undefined)[] {
  const { sessions, replay } = program(db);
  const clock = (): Date => new Date('2026-11-23T12:00:00Z');
  const report = (_: string, error: unknown): never => {
    throw new Error('a report', { cause: error });
  };
  const { keptGames } = savesHandlers({ db, sessions, clock, report } as unknown as StoragePorts);
  const kept = keptGames({ shelf: 'lines', search: '', order: 'played', from: 0, count: 50 });
  if (kept instanceof Promise) throw new TypeError('it is listed at once');
  const other = playedGame('beside', 1);
  keepWholeGame(db, other);
  putBranch(db, { game: other.id, source: game, number: 0 });
  return [
    valueOf(sessions.list()).games.find(({ id }) => id === game)?.goesOn,
    valueOf(kept).games.find(({ id }) => id === game)?.game?.goesOn,
    replay(other.id).branchedFrom?.summary?.goesOn,
  ];
}

/** The state of a game is kept as this text, with its hash or that of before. */
function write(game: string, change: (text: string) => string, isHashed = true): void {
  const { text = '', hash = '' } = lastStateOf(db, game)?.snapshot ?? {};
  const changed = change(text);
  expect(changed).not.toBe(text);
  db.run(
    'UPDATE games SET state = ?, state_hash = ? WHERE id = ?',
    ...[changed, isHashed ? hashText(changed) : hash, game],
  );
}

/** The rules of today go on with the game. */
const goOn = (game: string): void => {
  program(db).play(game, 2);
};

const DAMAGES: readonly (readonly [what: string, damage: (game: string) => void])[] = [
  ['without a state', (game) => db.run('UPDATE games SET state = NULL WHERE id = ?', game)],
  ['of an earlier record', (game) => db.run('UPDATE games SET state_number = 0 WHERE id = ?', game)],
  [
    'with the hash of another state',
    (game) => {
      write(game, (text) => text.replace('{', '{ '), false);
    },
  ],
  [
    'cut',
    (game) => {
      write(game, (text) => text.slice(0, 900));
    },
  ],
  [
    'that no upgrade can read',
    (game) => {
      write(game, (text) => text.replace('"stack":[', '"stack":[1,'));
    },
  ],
  [
    'in the middle of what nobody knows',
    (game) => {
      write(game, (text) => text.replace('"stack":[{"kind":"', '"stack":[{"kind":"no '));
    },
  ],
  ['of rules that nobody knows', (game) => db.run('UPDATE games SET rules = 99 WHERE id = ?', game)],
  [
    'that went on, and of which is damaged what older rules left',
    (game) => {
      goOn(game);
      db.run(`UPDATE rules_upgrades SET state = '{}' WHERE game = ?`, game);
    },
  ],
];

test('a game of older rules that comes in without a state is listed as one that does not go on', () => {
  const game = takenIn(() => ({ snapshot: null }));
  expect(listed(game)).toEqual([false, false, false]);
});

test('a game of older rules that is whole is listed as one that goes on, before it did and after', () => {
  const game = takenIn();
  expect(listed(game)).toEqual([true, true, true]);
  goOn(game);
  expect(valueOf(program(db).sessions.list()).games.every(({ goesOn }) => goesOn)).toBe(true);
});

test.each(DAMAGES)('a game of older rules %s is listed as one that does not go on', (_, damage) => {
  const game = takenIn();
  damage(game);
  expect(listed(game)).toEqual([false, false, false]);
  expect(program(db).sessions.open(game)).toMatchObject({ error: { code: 'otherRules' } });
});

test('a game of the rules of today goes on without its state, which is not even looked at', () => {
  db = memoryDb();
  const { id, ...game } = playedGame('today', 5);
  keepWholeGame(db, { id, ...game });
  db.run(`UPDATE games SET state_hash = 'x' WHERE id = ?`, id);
  const asked: string[] = [];
  const watched: OwnedDb = { ...db, get: (sql, ...values) => (asked.push(sql), db.get(sql, ...values)) };
  expect(listGames(watched)).toHaveLength(1);
  expect(valueOf(program(watched).sessions.list()).games).toMatchObject([{ id, goesOn: true }]);
  expect(asked.filter((sql) => sql.includes('state_hash'))).toEqual([]);
  expect(game.rules).toBe(alphaOmega.version);
});
