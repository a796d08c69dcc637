import { loadGame } from '../../../db/games/games.ts';
import { deleteNote, notesOf, putNote, type Note } from '../../../db/games/replays.ts';
import { AT_THE_BEGINNING, lineOf, onward } from '../../../engine/kernel/course.ts';
import type { NoteRemoval, NoteRequest, ReplayNote, Reply } from '../../shared/api.ts';
import { noSuchGame } from '../sessions/opening.ts';
import type { SessionPorts } from '../sessions/running.ts';
import { refuse } from '../ipc/trouble.ts';

/** More notes than these are no notes any more. */
const MOST_NOTES = 500;

type NoteDeps = Pick<SessionPorts, 'db' | 'clock' | 'newId'>;

export const noteOf = ({ number, ...note }: Note): ReplayNote => ({ ...note, moment: number });

/** Writes a note at a moment of the line that is played, or writes one anew where it stands. */
export function writeNote(
  { db, clock, newId }: NoteDeps,
  { game, id, moment, text }: NoteRequest,
): Reply<readonly ReplayNote[]> {
  const stored = loadGame(db, game);
  if (!stored) return noSuchGame(game);
  const notes = notesOf(db, game);
  const now = clock().toISOString();
  const old = notes.find((note) => note.id === id);
  if (id !== null && old === undefined) return refuse('gone', 'noSuchNote');
  if (old === undefined) {
    const line = lineOf(stored.records.reduce(onward, AT_THE_BEGINNING));
    if (!line.includes(moment)) return refuse('gone', 'noSuchMoment');
    if (notes.length >= MOST_NOTES) return refuse('full', 'tooManyNotes');
  }
  const fresh = { id: newId(), number: moment, createdAt: now };
  putNote(db, game, { ...(old ?? fresh), text, changedAt: now });
  return { ok: true, value: notesOf(db, game).map(noteOf) };
}

/** Takes a note away. */
export function removeNote({ db }: NoteDeps, { game, id }: NoteRemoval): Reply<readonly ReplayNote[]> {
  return deleteNote(db, game, id)
    ? { ok: true, value: notesOf(db, game).map(noteOf) }
    : refuse('gone', 'noSuchNote');
}
