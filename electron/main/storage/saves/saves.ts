import { fold } from '../../../../engine/toolbox/fold.ts';
import {
  restoreGames,
  copyGame,
  emptyTrash,
  keptGames,
  makeWords,
  renameGame,
  shelfCounts,
  trashGames,
  type KeptRow,
} from '../../../../db/games/saves.ts';
import { deleteTrashed, longInTrash } from '../../../../db/games/trash.ts';
import type { KeptGame } from '../../../shared/storage/api.ts';
import type { StorageApi } from '../../../shared/storage/contract.ts';
import { allHosts, hostOf } from '../../games/index.ts';
import { attempt } from '../../ipc/attempt.ts';
import type { HandlersOf } from '../../ipc/ipc.ts';
import { noSuchGame } from '../../sessions/opening.ts';
import { summaryOf } from '../../sessions/listed.ts';
import { refuse } from '../../ipc/trouble.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { StoragePorts } from '../ports.ts';

type Saves = Pick<
  HandlersOf<StorageApi>,
  | 'keptGames'
  | 'thumbnails'
  | 'saveAs'
  | 'copyGame'
  | 'playSlot'
  | 'renameGame'
  | 'trashGames'
  | 'restoreGames'
  | 'emptyTrash'
>;

/** The number of days that games stay in the trash. */
const TRASH_KEPT = 30;

/**
 * Counts a start for what lies in the trash, and deletes for good what has lain there for thirty days.
 * @param isBackedUp is all of it in a backup? Otherwise nothing goes.
 */
export function emptyOldTrash(
  { db, clock }: Pick<StoragePorts, 'db' | 'clock'>,
  isBackedUp: boolean,
): number {
  const old = longInTrash(db, clock(), TRASH_KEPT);
  return isBackedUp && old.length > 0 ? deleteTrashed(db, old) : 0;
}

/** The games that are kept: shown, named, copied, thrown away and brought back. */
export function savesHandlers({ db, report, clock, newId, sessions }: StoragePorts): Saves {
  const nothing = (): object => ({});
  const now = (): string => clock().toISOString();
  return {
    keptGames: (request) =>
      attempt(report, nothing, () => {
        if (request.search.trim() !== '') makeWords(db, wordsFor(db));
        const { rows, total } = keptGames(db, { ...request, search: fold(request.search) });
        return {
          ok: true,
          value: { games: rows.map((row) => keptGame(db, row)), total, shelves: shelfCounts(db) },
        };
      }),
    thumbnails: (ids) =>
      attempt(report, nothing, () => {
        const thumbnails = ids.flatMap((id) => thumbnailOf(db, id) ?? []);
        return { ok: true, value: thumbnails };
      }),
    saveAs: ({ game, name }) =>
      attempt(report, nothing, () => {
        const id = newId();
        const isCopied = copyGame(db, { from: game, to: id, kind: 'slot', name, now: now() });
        return isCopied ? { ok: true, value: { id } } : noSuchGame(game);
      }),
    copyGame: (game) =>
      attempt(report, nothing, () => {
        const id = newId();
        const isCopied = copyGame(db, { from: game, to: id, kind: 'line', name: null, now: now() });
        return isCopied ? { ok: true, value: { id } } : noSuchGame(game);
      }),
    playSlot: (game) =>
      attempt(report, nothing, () => {
        // What cannot be opened leaves no copy behind.
        const opened = sessions.open(game);
        if (!opened.ok) return opened;
        const id = newId();
        if (!copyGame(db, { from: game, to: id, kind: 'line', name: null, now: now() }))
          return noSuchGame(game);
        return sessions.open(id);
      }),
    renameGame: ({ game, name }) =>
      attempt(report, nothing, () =>
        renameGame(db, game, name) ? { ok: true, value: null } : noSuchGame(game),
      ),
    trashGames: (ids) =>
      attempt(report, nothing, () => {
        const count = trashGames(db, ids, now());
        return count > 0 ? { ok: true, value: { count } } : refuse('noSuchGame', ids[0] ?? '');
      }),
    restoreGames: (ids) =>
      attempt(report, nothing, () => {
        const count = restoreGames(db, ids);
        return count > 0 ? { ok: true, value: { count } } : refuse('noSuchGame', ids[0] ?? '');
      }),
    emptyTrash: () => attempt(report, nothing, () => ({ ok: true, value: { count: emptyTrash(db) } })),
  };
}

function keptGame(db: StoragePorts['db'], kept: KeptRow): KeptGame {
  const { row, journey: _, achieved: __, ...line } = kept;
  const summary = summaryOf(db, kept, hostOf);
  return {
    ...line,
    game: summary.ok ? summary.value : null,
    detail: summary.ok ? '' : summary.error,
    isOfOtherRules: row.ok && summary.ok && !summary.value.goesOn,
  };
}

/** The search words of a game, without capitals and accents: its name, what it is played for, who plays, its seed and its day. */
function wordsFor(db: StoragePorts['db']): (game: KeptRow) => string {
  const ofHosts = new Map(allHosts().map((host) => [host.ruleset.id, host.searchWords(db)]));
  return (kept) => {
    const { id, row, name } = kept;
    const summary = summaryOf(db, kept, hostOf);
    if (!summary.ok || !row.ok) return fold(`${id} ${name ?? ''}`);
    const { seats, seed, createdAt } = summary.value;
    const own = ofHosts.get(row.value.ruleset)?.(summary.value) ?? [];
    const all = [...own, ...seats, ...peopleIn(row.value.seating), seed, createdAt.slice(0, 10)];
    return fold([...all, name ?? ''].join(' '));
  };
}

/** The names of who sat down, as far as a stored seating says. */
function peopleIn(seating: unknown): readonly string[] {
  const { seats } = (seating ?? {}) as { readonly seats?: unknown };
  if (!Array.isArray(seats)) return [];
  return seats.flatMap((seat: unknown) => {
    const { name } = (seat ?? {}) as { readonly name?: unknown };
    return typeof name === 'string' ? [name] : [];
  });
}
