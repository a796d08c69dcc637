import { z } from 'zod';
import type { StoredGame } from '../../../../../db/games/games.ts';
import type { ReadableDb, WritableDb } from '../../../../../db/file/handles.ts';
import { pivotalOf, putPivotal } from '../../../../../db/games/replays.ts';
import type { PivotalMoments } from '../../../../../engine/alpha-omega/index.ts';

/** Raised when the search finds otherwise than it did: what was found before is searched for anew. */
const METHOD = 1;

const estimate = z.strictObject({ value: z.number(), low: z.number(), high: z.number() });
const found = z.strictObject({
  choices: z.int(),
  games: z.int(),
  moments: z
    .array(
      z.strictObject({
        number: z.int(),
        seat: z.int(),
        round: z.int(),
        about: z.string(),
        chosen: z.array(z.string()),
        other: z.array(z.string()),
        kind: z.enum(['found', 'missed']),
        odds: z.strictObject({ chosen: estimate, other: estimate, average: estimate }),
        swing: estimate,
      }),
    )
    .max(3),
});

/** What is known about the choices of a game as it stands; null where nobody has searched, or it went on since. */
export function keptPivotal(
  db: ReadableDb,
  { id, records }: Pick<StoredGame, 'id' | 'records'>,
): PivotalMoments | null {
  const kept = pivotalOf(db, id);
  if (kept?.records !== records.length || kept.method !== METHOD) return null;
  const { success, data } = found.safeParse(kept.found);
  return success ? (data as PivotalMoments) : null;
}

/** Keeps what a search found about a game of so many records. */
export function keepPivotal(
  db: WritableDb,
  {
    id,
    records,
    found: moments,
  }: { readonly id: string; readonly records: number; readonly found: PivotalMoments },
): void {
  putPivotal(db, id, { records, method: METHOD, found: moments });
}
