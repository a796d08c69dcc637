import { textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';
import { readSetting, writeSetting } from '../file/settings.ts';

/*
 * How long a game has lain in the trash is not reckoned by the clock of the machine, which may be wrong for one start: it is
 * counted from the first start that found it there, and no start makes it older than by so much.
 */

const DAY = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 10 * DAY;
const SETTING = 'trash';

interface Counted {
  /** When the last start was, by the clock of then: ISO 8601. */
  readonly at: string;
  /** The time that has passed over all starts, in ms. */
  readonly passed: number;
  /** The time that had passed when a game was first found in the trash, by game and date of deletion. */
  readonly found: Readonly<Record<string, number>>;
}

/**
 * Counts this start, and tells which games have lain in the trash for so many days.
 * @param now what the clock says
 * @returns their ids
 */
export function longInTrash(db: WritableDb, now: Date, days: number): readonly string[] {
  const before = countedIn(db);
  const since = before === null ? 0 : now.getTime() - Date.parse(before.at);
  const passed = (before?.passed ?? 0) + Math.min(Math.max(since, 0), MOST_AT_ONCE);
  const lying = trashed(db).map(({ id, key }) => ({ id, key, found: before?.found[key] ?? passed }));
  const found = Object.fromEntries(lying.map((each) => [each.key, each.found]));
  writeSetting(db, SETTING, { at: now.toISOString(), passed, found } satisfies Counted);
  return lying.filter((each) => passed - each.found >= days * DAY).map(({ id }) => id);
}

const trashed = (db: ReadableDb): readonly { readonly id: string; readonly key: string }[] =>
  db.all('SELECT id, trashed_at FROM games WHERE trashed_at IS NOT NULL').map((row) => {
    const id = textOf(row, 'id');
    return { id, key: `${id} ${textOf(row, 'trashed_at')}` };
  });

/** The count of earlier starts; null where there was none, or it cannot be read. */
function countedIn(db: ReadableDb): Counted | null {
  const kept = readSetting(db, SETTING) as Partial<Counted> | null | undefined;
  if (typeof kept?.at !== 'string' || Number.isNaN(Date.parse(kept.at))) return null;
  if (typeof kept.passed !== 'number' || typeof kept.found !== 'object') return null;
  const found = Object.entries(kept.found).filter(([, passed]) => typeof passed === 'number');
  return { at: kept.at, passed: kept.passed, found: Object.fromEntries(found) };
}

/** Deletes games for good that lie in the trash. @returns how many */
export function deleteTrashed(db: WritableDb, ids: readonly string[]): number {
  return db.run(
    'DELETE FROM games WHERE trashed_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
}
