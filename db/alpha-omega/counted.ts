import { numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';

/** Games whose lines in the statistics are missing, or are older than their log. */
const STALE = `FROM alpha_omega_games g LEFT JOIN counted_games c ON c.game = g.id 
  WHERE c.records IS NOT g.records OR c.trashed IS NOT (g.trashed_at IS NOT NULL)`;

/** The number of games still to be counted. */
export function uncounted(db: ReadableDb): number {
  return numberOf(db.get(`SELECT count(*) AS n ${STALE}`) ?? {}, 'n');
}

/**
 * Reads games into the tables of the statistics that are missing there or have gone on since, each in a transaction of its
 * own, as long as `goOn` says so.
 * @returns how many games are still to be counted
 */
export function countGames(db: WritableDb, goOn: () => boolean): number {
  const stale = db.all(`SELECT g.id ${STALE} ORDER BY g.turn DESC`).map((row) => textOf(row, 'id'));
  let counted = 0;
  while (counted < stale.length && goOn()) {
    countGame(db, stale[counted] ?? '');
    counted += 1;
  }
  return stale.length - counted;
}

/** A table of the statistics, and how its lines are read out of a view; `one` chooses the game. */
interface Kept {
  readonly table: string;
  readonly columns: string;
  readonly values?: string;
  readonly from: (one: string) => string;
}

const KEPT = [
  { table: 'counted_days', columns: 'day, seconds', from: (one) => `stat_days WHERE ${one}` },
  {
    table: 'counted_results',
    columns: 'objective, campaign, players, opponents, variants, turn, played_at, day, rounds, winner, won',
    from: (one) => `stat_games WHERE ${one}`,
  },
] as const satisfies readonly Kept[];

/** The tables kept for games of which only the result is known. */
const KEPT_OF_RESULTS: readonly Kept[] = [
  {
    table: 'counted_objectives',
    columns: 'place, objective, winner, won',
    from: (one) => `stat_objectives WHERE ${one}`,
  },
  {
    table: 'counted_cards',
    columns: 'def, drawn, entered, lured, defeated, stood',
    // So many copies of a print; the line without a card is none, nor is what a file tells of a card that it does not name.
    values: 'def, sum(drawn), sum(entered), sum(lured), sum(defeated), sum(stood)',
    from: (one) => `stat_copies WHERE ${one} AND def IS NOT NULL GROUP BY def`,
  },
  {
    table: 'counted_seats',
    columns: 'seat, name, deck',
    from: (one) => `stat_seats JOIN counted_decks USING (cards) WHERE ${one}`,
  },
];

/** Reads one game into the tables of the statistics, in place of what was there. */
export function countGame(db: WritableDb, game: string): void {
  const keep = ({ table, columns, values = columns, from }: Kept): number =>
    db.run(
      `INSERT INTO ${table} (id, ${columns})
        SELECT (SELECT id FROM counted_games c WHERE c.game = ?), ${values} FROM ${from('game = ?')}`,
      ...[game, game],
    );
  db.inTransaction(() => {
    db.run('DELETE FROM counted_games WHERE game = ?', game);
    db.run(
      `INSERT INTO counted_games (game, records, trashed, undone) SELECT id, records, trashed_at IS NOT NULL,
        coalesce((SELECT undone FROM stat_undone u WHERE u.game = g.id), 0) FROM alpha_omega_games g WHERE id = ?`,
      game,
    );
    const [, results = 0] = KEPT.map(keep);
    if (results === 0) return;
    db.run('INSERT OR IGNORE INTO counted_decks (cards) SELECT cards FROM stat_seats WHERE game = ?', game);
    KEPT_OF_RESULTS.forEach(keep);
  });
}

/** Has a game counted anew the next time. */
export function uncount(db: WritableDb, game: string): void {
  db.run('DELETE FROM counted_games WHERE game = ?', game);
}
