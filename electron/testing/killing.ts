import { fileURLToPath } from 'node:url';
import { textOf } from '../../db/file/columns.ts';
import { loadGame } from '../../db/games/games.ts';
import { openDatabase } from '../../db/file/open.ts';
import { canonical } from '../../engine/kernel/hash.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import type { SessionRecord } from '../../engine/kernel/records.ts';
import { untilKilled } from './until-killed.ts';

const PLAYER = fileURLToPath(new URL('killed-player.ts', import.meta.url));

/** A record of a game, which the player was told is kept. */
export interface Acknowledged {
  readonly game: string;
  readonly number: number;
  readonly record: SessionRecord;
}

/** One life of the player: how long it was let live, and what it acknowledged. */
export interface Life {
  readonly milliseconds: number;
  readonly records: readonly Acknowledged[];
}

/** Lets a player live for so long after its first word, then kills it as a power cut of the process would. */
export async function liveAndDie(file: string, seed: string, milliseconds: number): Promise<Life> {
  const lines = await untilKilled(PLAYER, [file, seed], milliseconds);
  const said = lines.map((line) => JSON.parse(line) as Acknowledged | { began: string });
  return { milliseconds, records: said.filter((line) => 'record' in line) };
}

/** The moments of a run: the same for the same seed. */
export function moments(seed: string, count: number, longest: number): readonly number[] {
  let rng = startStream(seed, 'moments');
  return Array.from({ length: count }, () => {
    const [value, after] = below(rng, longest);
    rng = after;
    return value;
  });
}

/**
 * Looks at a file after a kill. Throws where it is not whole or an acknowledged record is missing; gives how many
 * records the file holds.
 */
export function inspect(file: string, acknowledged: readonly Acknowledged[]): number {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(`after the kill: ${opened.error.code}: ${opened.error.detail}`);
  const db = opened.value;
  try {
    if (db.get('PRAGMA quick_check')?.['quick_check'] !== 'ok') throw new Error('quick_check complains');
    const games = db.all('SELECT id FROM games').map((row) => loadGame(db, textOf(row, 'id')));
    const kept = new Set(
      games.flatMap((game) =>
        (game?.records ?? []).map((record, index) =>
          keyOf({ game: game?.id ?? '', number: index + 1, record }),
        ),
      ),
    );
    const lost = acknowledged.filter((record) => !kept.has(keyOf(record)));
    if (lost.length > 0)
      throw new Error(`${String(lost.length)} acknowledged records are lost: ${JSON.stringify(lost[0])}`);
    for (const game of games)
      if (game?.snapshot?.number !== game?.records.length)
        throw new Error(`${String(game?.id)}: the snapshot is of another record`);
    return kept.size;
  } finally {
    db.close();
  }
}

const keyOf = ({ game, number, record }: Acknowledged): string =>
  `${game} ${String(number)} ${canonical(record)}`;
