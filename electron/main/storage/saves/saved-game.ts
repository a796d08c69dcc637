import { textOrNull } from '../../../../db/file/columns.ts';
import { loadGame } from '../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../db/file/handles.ts';
import { happeningsOf } from '../../../../db/games/happenings.ts';
import { packsOfGame } from '../../../../db/games/packs.ts';
import { notesOf, storedViews } from '../../../../db/games/replays.ts';
import type { SavedGame } from '../transfer/archives/save-file.ts';

/** Everything that is kept of a game, as a file holds it; null where there is none. */
export function savedGame(db: ReadableDb, id: string, name: string | null = null): SavedGame | null {
  const stored = loadGame(db, id);
  if (stored === null) return null;
  const { ruleset, rules, setup, seed, seating, createdAt, playedAt, round, answers, outcome } = stored;
  const { records, snapshot, upgrades } = stored;
  const row = db.get('SELECT taken_from FROM games WHERE id = ?', id) ?? { taken_from: null };
  return {
    ...{
      id,
      ruleset,
      rules,
      setup,
      seed,
      seating,
      createdAt,
      playedAt,
      name,
      profile: textOrNull(row, 'taken_from'),
      round,
      answers,
      outcome,
      records,
    },
    // One that is of another record is an accident: the records are the game.
    snapshot: snapshot?.number === records.length ? { hash: snapshot.hash, text: snapshot.text } : null,
    packs: packsOfGame(db, id),
    happenings: happeningsOf(db, id),
    views: storedViews(db, id),
    notes: notesOf(db, id),
    upgrades,
  };
}
