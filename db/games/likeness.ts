import { numberOf } from '../file/columns.ts';
import type { ReadableDb } from '../file/handles.ts';

/** The relation of one log of a game to another: `ahead` goes on where the other ends, `apart` branches off. */
export type LogLikeness = 'same' | 'behind' | 'ahead' | 'apart';

/** The lengths of two logs and of their common beginning, in records. */
interface Shared {
  readonly here: number;
  readonly there: number;
  /** The number of first records that are the same in both. */
  readonly alike: number;
}

/** The likeness of the log there to the one here. */
export function likenessOf({ here, there, alike }: Shared): LogLikeness {
  if (alike < Math.min(here, there)) return 'apart';
  if (here === there) return 'same';
  return there > here ? 'ahead' : 'behind';
}

/**
 * The likeness of a game's log in an attached database to the one here. Both must have the game.
 * @param there what the game is called there
 */
export function likenessIn(db: ReadableDb, game: string, other: string, there = game): LogLikeness {
  const count = (schema: string, id: string): number =>
    numberOf(db.get(`SELECT count(*) AS n FROM ${schema}.records WHERE game = ?`, id) ?? {}, 'n');
  const differing = db.get(
    `SELECT min(ours.number) AS n FROM main.records AS ours JOIN ${other}.records AS theirs
      ON theirs.game = ? AND theirs.number = ours.number
      WHERE ours.game = ? AND (ours.kind, ours.seat, ours.by_seat, ours.decision, ours.answer, ours.return_to, ours.player, ours.seen)
        IS NOT (theirs.kind, theirs.seat, theirs.by_seat, theirs.decision, theirs.answer, theirs.return_to, theirs.player,
          theirs.seen)`,
    ...[there, game],
  );
  const counts = { here: count('main', game), there: count(other, there) };
  const first = differing?.['n'];
  return likenessOf({
    ...counts,
    alike: typeof first === 'number' ? first - 1 : Math.min(counts.here, counts.there),
  });
}
