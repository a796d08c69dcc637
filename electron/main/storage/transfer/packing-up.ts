import type { OwnedDb } from '../../../../db/file/handles.ts';
import { profileMark } from '../../../../db/file/profile-mark.ts';
import { ok, type Result } from '../../../../engine/index.ts';
import type { ArchiveFault } from '../../../shared/storage/archive-fault.ts';
import type { Reply } from '../../../shared/reply.ts';
import { allHosts, hostOf, type AnyHost } from '../../games/index.ts';
import { rulesetIn } from '../../games/packs.ts';
import { noSuchGame } from '../../sessions/opening.ts';
import { achievedIn } from '../../sessions/summary.ts';
import { refuse } from '../../ipc/trouble.ts';
import { withGames } from './incoming-work.ts';
import { allPackFolders, folderOf } from '../packs/installed-packs.ts';
import { entriesOfPack } from './archives/pack-file.ts';
import { packArchive, readArchive, type Packing } from './archives/archive.ts';
import { entriesOfSave, savedGameRead, type SavedGame } from './archives/save-file.ts';
import { withKeptNames } from './archives/typed-names.ts';
import { savedGame } from '../saves/saved-game.ts';
import type { Outgoing, PackedUp, TaskOf } from '../tasks/tasks.ts';

type Filled = Pick<Packing, 'entries' | 'ruleset' | 'rules'> & Pick<PackedUp, 'name'>;

/**
 * Makes the file of something that is kept. On a thread of its own: years of games and decks are not packed in a moment.
 * What could not be read again is not written: it is said that it is too much for one file.
 */
export function packedUp({ what, games, packs, ownPacks, program, at }: TaskOf<'packUp'>): Reply<PackedUp> {
  const filled = filledWith(what, { games, packs, ownPacks });
  if (!filled.ok) return filled;
  const { name, ...parts } = filled.value;
  const { kind } = what;
  const bytes = packArchive({ kind, program, madeAt: at, ...parts });
  const read = readAgain(kind, bytes);
  if (!read.ok) {
    const { code, entry, path, detail } = read.error;
    return refuse('tooLarge', [code, entry, path, detail].filter(Boolean).join(': '));
  }
  return { ok: true, value: { name, bytes: new Uint8Array(bytes) } };
}

function readAgain(kind: Outgoing['kind'], bytes: Buffer): Result<unknown, ArchiveFault> {
  const read = readArchive(bytes, kind);
  if (!read.ok || kind === 'pack') return read;
  if (kind === 'save') return savedGameRead(read.value);
  const { manifest, entries } = read.value;
  return hostOf(manifest.ruleset)?.deckFiles?.inside(entries) ?? ok(null);
}

function filledWith(
  what: Outgoing,
  { games, packs, ownPacks }: Pick<TaskOf<'packUp'>, 'games' | 'packs' | 'ownPacks'>,
): Reply<Filled> {
  switch (what.kind) {
    case 'save':
      return withGames(games, (db) => gameFilled(db, what.game));
    case 'deck':
      return withGames(games, (db) => decksFilled(db, what.decks));
    case 'pack': {
      const folder = folderOf(allPackFolders({ packs, ownPacks }), what.pack);
      if (folder === null) return refuse('gone', 'noSuchPack');
      const rules = rulesOf(hostOf(rulesetIn(folder) ?? '') ?? firstHost());
      return { ok: true, value: { ...rules, name: what.pack, entries: entriesOfPack(folder) } };
    }
    default:
      return what satisfies never;
  }
}

/** The first game of the program. */
function firstHost(): AnyHost {
  const [first] = allHosts();
  if (first === undefined) throw new Error('the program has no game');
  return first;
}

const rulesOf = ({ ruleset: { id, version } }: AnyHost): Pick<Filled, 'ruleset' | 'rules'> => ({
  ruleset: id,
  rules: version,
});

function gameFilled(db: OwnedDb, id: string): Reply<Filled> {
  const row = db.get('SELECT name, taken_in FROM games WHERE id = ?', id);
  const game = savedGame(db, id, typeof row?.['name'] === 'string' ? row['name'] : null);
  if (game === null) return noSuchGame(id);
  const owned = row?.['taken_in'] === null ? { ...game, profile: profileMark(db) } : game;
  const saved = withKeptNames(owned);
  const { ruleset, rules } = saved;
  return { ok: true, value: { ruleset, rules, name: nameFor(saved), entries: entriesOfSave(saved) } };
}

/** The default name of such a file. */
function nameFor(game: SavedGame): string {
  const known = { goesOn: true, achieved: achievedIn(game.snapshot) };
  const host = hostOf(game.ruleset);
  const summary = host?.summary(game, known);
  const title = game.name ?? (host && summary?.ok === true ? host.title(summary.value) : 'game');
  return `${title} ${game.playedAt.slice(0, 10)}`;
}

/** Decks of one game: of whichever has them. */
function decksFilled(db: OwnedDb, ids: readonly string[]): Reply<Filled> {
  const host = allHosts().find(({ deckFiles }) => deckFiles !== undefined) ?? firstHost();
  const packed = host.deckFiles?.pack(db, ids) ?? refuse('gone', 'noSuchDeck');
  return packed.ok ? { ok: true, value: { ...rulesOf(host), ...packed.value } } : packed;
}
