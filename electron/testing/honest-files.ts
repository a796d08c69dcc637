import { putNote } from '../../db/games/replays.ts';
import { memoryDb } from '../../db/testing/testing.ts';
import { alphaOmega, randomAnswer } from '../../engine/alpha-omega/index.ts';
import { startStream } from '../../engine/index.ts';
import { packArchive } from '../main/storage/transfer/archives/archive.ts';
import { entriesOfSave, type SavedGame } from '../main/storage/transfer/archives/save-file.ts';
import { savedGame } from '../main/storage/saves/saved-game.ts';
import { houseOver, OBJECTIVE, valueOf } from './house.ts';

/** What such a file says of its writer. */
export const WRITTEN = {
  program: '0.1.0',
  ruleset: alphaOmega.id,
  rules: alphaOmega.version,
  madeAt: '2026-11-22T20:00:00.000Z',
} as const;

const noteId = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

/** A game that was really played, by chance, and kept, with something taken back and something written about it. */
export function playedGame(seed: string, answers = 30, seats: readonly string[] = ['Ann', 'Ben']): SavedGame {
  const db = memoryDb();
  const { sessions } = houseOver(db);
  const { id, view: first } = valueOf(sessions.begin({ objective: OBJECTIVE, seats, seed }));
  let view = first;
  let rng = startStream(seed, 'player');
  for (let given = 0; given < answers && view.pending?.ask; given += 1) {
    const { id: decision, seat, ask } = view.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    ({ view } = valueOf(sessions.answer({ game: id, decision, seat, answer })));
    if (given === 5) ({ view } = valueOf(sessions.undo({ game: id, by: null, back: 'step' })));
  }
  const at = WRITTEN.madeAt;
  for (const [number, text] of ['Here it **began**.', '<img src=x onerror=alert(1)>'].entries())
    putNote(db, id, { id: noteId(number), number, text, createdAt: at, changedAt: at });
  const saved = savedGame(db, id);
  if (saved === null) throw new Error('the game was not kept');
  return saved;
}

/** A whole file with such a game. */
export const honestSave = (game: SavedGame): Buffer =>
  packArchive({ ...WRITTEN, kind: 'save', entries: entriesOfSave(game) });
