import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../db/file/open.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { filesHandlers } from '../../../electron/main/storage/transfer/files.ts';
import { taskRunner } from '../../../electron/main/storage/tasks/run-task.ts';
import type { LookedInto } from '../../../electron/shared/storage/files.ts';
import type { ArchiveFaultCode } from '../../../electron/shared/storage/archive-fault.ts';
import { playedGame, WRITTEN } from '../../../electron/testing/honest-files.ts';
import { hostileFile } from '../../../electron/testing/hostile/files.ts';
import { houseOver, PACKS, valueOf } from '../../../electron/testing/house.ts';
import { loopMeter, type Stall } from '../../../electron/testing/loop-meter.ts';
import { spoilings } from '../../../electron/testing/mutated-archives.ts';
import { diceOf } from '../../../electron/testing/spoil.ts';
import { inRoot } from '../../tools.ts';

/** What came of one spoilt file. */
export interface Tried {
  readonly name: string;
  readonly seed: number;
  /** What it is to be refused for; null where that may be anything. */
  readonly expected: readonly ArchiveFaultCode[] | null;
  /** What it was refused for; null where it was taken. */
  readonly code: ArchiveFaultCode | null;
  /** What is said beside the code: the entry and the place in it, or what is wrong with the whole file. */
  readonly where: string;
  /** Of the processor, in ms, with the beginning of the thread: how long that takes by the clock is up to the machine. */
  readonly took: number;
  /** Bytes by which the whole process grew at most while the file was looked into. */
  readonly memory: number;
  /** Is everything as it was before: tables, folders, and what lies where passing things are put? */
  readonly isAsBefore: boolean;
  /** How long the main thread heard nobody meanwhile. */
  readonly stall: Stall;
}

type Given = Pick<Tried, 'name' | 'expected'> & { readonly bytes: Buffer };

/** Where files come from: the same one for the same seed. */
const SOURCES = {
  /** Honest files that were spoilt. */
  mutated: (): ((seed: number) => Given) => {
    const kinds = spoilings().flatMap(({ what, honest, mutations }) =>
      mutations.map((mutation) => ({ ...mutation, what, honest })),
    );
    return (seed) => {
      const kind = kinds[seed % kinds.length];
      if (!kind) throw new Error('there is no way to spoil a file');
      const bytes = kind.spoil(kind.honest, diceOf(seed));
      return { name: `${kind.what}: ${kind.name}`, expected: kind.codes, bytes };
    };
  },
  /** Files that were never honest. */
  hostile: () => (seed: number) => {
    const { kind, bytes } = hostileFile(diceOf(Math.imul(seed, 0x9e3779b1)));
    return { name: kind, expected: null, bytes };
  },
};

export type Source = keyof typeof SOURCES;

const isSource = (text: string): text is Source => Object.hasOwn(SOURCES, text);

/** The largest that the process is while something is done, beyond what it was before. */
async function growthWhile(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const clock = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work();
  clearInterval(clock);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

const inside = ({ inside: found }: LookedInto): Pick<Tried, 'code' | 'where'> => {
  if (found.kind !== 'refused') return { code: null, where: '' };
  const { code, entry, path, detail } = found.fault;
  return { code, where: [entry, path, detail].filter(Boolean).join(' ') };
};

/** Tries so many files on the profile of somebody who has played a game, one after the other. */
async function tryFiles(
  profile: string,
  source: Source,
  from: number,
  count: number,
): Promise<readonly Tried[]> {
  const fileOf = SOURCES[source]();
  const passing = join(profile, 'passing');
  mkdirSync(passing);
  // Threads and the system's library ask the environment where passing things are put.
  process.env['TMPDIR'] = passing;
  const opened = openDatabase(join(profile, 'games.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  keepWholeGame(db, playedGame('before'));
  const { all, packsChanged } = houseOver(db);
  const files = filesHandlers({
    ...{
      db,
      sessions: all,
      packsChanged,
      clock: () => new Date(WRITTEN.madeAt),
      newId: randomUUID,
      failure: null,
    },
    ...{ program: WRITTEN.program, runTask: taskRunner(inRoot('out', 'main', 'storage-worker.js')) },
    places: { games: join(profile, 'games.sqlite'), packs: PACKS, ownPacks: join(profile, 'packs') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => undefined },
    saveFile: () => Promise.resolve({ ok: true, value: null }),
  });
  const standing = (): string =>
    JSON.stringify([
      db.get('SELECT total_changes() AS ours'),
      db.get('PRAGMA data_version'),
      readdirSync(profile, { recursive: true, encoding: 'utf8' }).map((name) => {
        const found = statSync(join(profile, name));
        return [name, ...(found.isFile() ? [found.size, found.mtimeMs] : [])];
      }),
    ]);
  const takeStall = loopMeter();
  const tried: Tried[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const { bytes, ...given } = fileOf(seed);
    const before = standing();
    takeStall();
    const began = process.cpuUsage();
    let found: Pick<Tried, 'code' | 'where'> = { code: null, where: '' };
    const memory = await growthWhile(async () => {
      found = inside(valueOf(await files.lookInto({ name: 'spoilt', bytes })));
    });
    const stall = takeStall();
    const { user, system } = process.cpuUsage(began);
    const took = (user + system) / 1000;
    const isAsBefore = standing() === before;
    tried.push({
      ...{ ...given, seed, ...found },
      ...{ took, memory, isAsBefore, stall },
    });
  }
  db.close();
  return tried;
}

const [source = '', from = '1', count = '0'] = process.argv.slice(2);
if (!isSource(source)) throw new Error(`no files come from ${source}`);
mkdirSync(inRoot('.cache'), { recursive: true });
const profile = mkdtempSync(inRoot('.cache', 'spoilt-'));
try {
  process.send?.(await tryFiles(profile, source, Number(from), Number(count)));
} finally {
  rmSync(profile, { recursive: true, force: true });
}
