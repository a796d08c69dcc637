import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadGame, listGames } from '../../db/games.ts';
import { openDatabase } from '../../db/open.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import type { GameAnswer } from '../shared/api.ts';

const PLAYER = fileURLToPath(new URL('killed-player.ts', import.meta.url));

/** One life of the player: how long it was let live, and what it acknowledged. */
export interface Life {
  readonly milliseconds: number;
  readonly answers: readonly GameAnswer[];
}

/** Lets a player live for so long after its first word, then kills it as a power cut of the process would. */
export function liveAndDie(file: string, seed: string, milliseconds: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PLAYER, file, seed], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve({ milliseconds, answers: answersIn(said) });
      else reject(new Error(`the player ended by itself: ${complaint}`));
    });
  });
}

/** The last line may be cut by the kill: then it was not said. */
function answersIn(said: string): readonly GameAnswer[] {
  const lines = said.split('\n').slice(0, -1);
  return lines
    .map((line) => JSON.parse(line) as GameAnswer | { began: string })
    .filter((line) => 'answer' in line);
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
 * Looks at a file after a kill. Throws where it is not whole or an acknowledged answer is missing; gives how many
 * answers the file holds.
 */
export function inspect(file: string, acknowledged: readonly GameAnswer[]): number {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(`after the kill: ${opened.error.code}: ${opened.error.detail}`);
  const db = opened.value;
  try {
    const games = listGames(db).map(({ id }) => loadGame(db, id));
    const kept = new Set(
      games.flatMap((game) =>
        (game?.records ?? []).flatMap((record) =>
          record.kind === 'answer' ? keyOf({ game: game?.id ?? '', ...record.command }) : [],
        ),
      ),
    );
    const lost = acknowledged.filter((answer) => !kept.has(keyOf(answer)));
    if (lost.length > 0)
      throw new Error(`${String(lost.length)} acknowledged answers are lost: ${JSON.stringify(lost[0])}`);
    for (const game of games)
      if (game?.snapshot?.number !== game?.records.length)
        throw new Error(`${String(game?.id)}: the snapshot is of another record`);
    return kept.size;
  } finally {
    db.close();
  }
}

const keyOf = ({ game, decision, seat, answer }: GameAnswer): string =>
  JSON.stringify([game, decision, seat, answer]);
