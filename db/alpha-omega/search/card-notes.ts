import { textOf } from '../../file/columns.ts';
import type { ReadableDb, WritableDb } from '../../file/handles.ts';

/** The player's note about a card; empty where there is none. */
export function cardNote(db: ReadableDb, card: string): string {
  const row = db.get('SELECT note FROM card_notes WHERE card = ?', card);
  return row ? textOf(row, 'note') : '';
}

/** Keeps a note about a card instead of the one before; an empty one is none. */
export function keepCardNote(db: WritableDb, card: string, note: string, now: string): void {
  if (note === '') db.run('DELETE FROM card_notes WHERE card = ?', card);
  else
    db.run(
      `INSERT INTO card_notes (card, note, changed_at) VALUES (?, ?, ?)
        ON CONFLICT (card) DO UPDATE SET note = excluded.note, changed_at = excluded.changed_at`,
      ...[card, note, now],
    );
}
