import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Result } from '../../../../engine/index.ts';
import type { StorageApi } from '../../../shared/storage/contract.ts';
import type { LookedInto, TakenIn } from '../../../shared/storage/files.ts';
import type { TakeInRequest } from '../../../shared/storage/contract.ts';
import type { ArchiveFault } from '../../../shared/storage/archive-fault.ts';
import type { Reply } from '../../../shared/reply.ts';
import { attemptLater } from '../../ipc/attempt.ts';
import type { HandlersOf } from '../../ipc/ipc.ts';
import { messageOf, refuse } from '../../ipc/trouble.ts';
import { bytesOfAsked } from './asked-file.ts';
import type { Examined } from '../tasks/tasks.ts';
import { onGames } from '../tasks/on-games.ts';
import { LIMITS } from './archives/limits.ts';
import { faultOf } from './archives/refused.ts';
import type { StoragePorts } from '../ports.ts';
import { TooMuchWorkError, UNHURRIED } from '../tasks/run-task.ts';
import { scratchFolder } from '../tasks/scratch.ts';

type Files = Pick<StorageApi, 'lookInto' | 'openedFiles' | 'takeIn'> &
  Pick<HandlersOf<StorageApi>, 'putAside'>;

/**
 * Limits for looking through a file: processor time in ms, memory in MiB. Many times what the largest honest
 * file costs: a slow computer takes its time, and refuses none.
 */
const LOOKING = { work: 10_000, memory: 200 } as const;

/** The number of files that may wait for somebody to decide about them. */
const MOST_WAITING = 8;

/** Games, decks and packs as files that come: taken in after they were looked into. */
export function filesHandlers(given: StoragePorts): Files {
  const ports = { ...given, runTask: onGames(given) };
  const { report, desktop } = ports;
  /** Files that were looked into, as their thread kept them. */
  const waiting = new Map<string, Uint8Array>();
  const nothing = (): object => ({});
  const looked = (name: string, bytes: Uint8Array): Promise<LookedInto> =>
    lookInto(ports, waiting, name, bytes);
  /** A file that is gone, or is no file, keeps no other from being shown. */
  const opened = async (file: string): Promise<LookedInto> => {
    const name = basename(file);
    const read = await bytesOfAsked(file, LIMITS.file).catch((error: unknown) => messageOf(error));
    if (typeof read !== 'string') return looked(name, read);
    const inside = { kind: 'refused', fault: faultOf('unread', read) } as const;
    return { name, bytes: 0, token: null, written: null, inside };
  };
  return {
    lookInto: ({ name, bytes }) =>
      attemptLater(report, nothing, async () => ({ ok: true, value: await looked(name, bytes) })),
    openedFiles: () =>
      attemptLater(report, nothing, async () => {
        const files = [];
        for (const file of desktop.filesToOpen()) files.push(await opened(file));
        return { ok: true, value: files };
      }),
    takeIn: ({ token, how }) =>
      attemptLater(report, nothing, async () => {
        const kept = waiting.get(token);
        if (!kept) return refuse('gone', 'noSuchFile');
        // Nobody takes it twice: it is back only where nothing came of it.
        waiting.delete(token);
        const reply = await taken(ports, kept, how).catch((error: unknown) => {
          waiting.set(token, kept);
          throw error;
        });
        if (!reply.ok) waiting.set(token, kept);
        return reply;
      }),
    putAside: (token) => {
      waiting.delete(token);
      return { ok: true, value: null };
    },
  };
}

async function lookInto(
  ports: StoragePorts,
  waiting: Map<string, Uint8Array>,
  name: string,
  bytes: Uint8Array,
): Promise<LookedInto> {
  const about = { name, bytes: bytes.length };
  const read = await lookingInto(ports, bytes);
  if (!read.ok)
    return { ...about, token: null, written: null, inside: { kind: 'refused', fault: read.error } };
  const token = ports.newId();
  const { kept, written, inside } = read.value;
  waiting.set(token, kept);
  for (const old of [...waiting.keys()].slice(0, -MOST_WAITING)) waiting.delete(old);
  return { ...about, token, written, inside };
}

/** Looks into a file on a thread of its own, within its limits of work and memory. */
export async function lookingInto(
  { runTask, places: { games, packs, ownPacks } }: Pick<StoragePorts, 'runTask' | 'places'>,
  bytes: Uint8Array,
): Promise<Result<Examined, ArchiveFault>> {
  const scratch = await scratchFolder();
  try {
    return await runTask({ task: 'lookInto', bytes, scratch, games, packs, ownPacks }, LOOKING);
  } catch (error) {
    if (error instanceof TooMuchWorkError)
      return { ok: false, error: faultOf('tooMuchWork', error.message) } as const;
    throw error;
  } finally {
    // Here and not on the thread, which may have been ended in the middle of it, and may not have noticed yet.
    await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

/** Takes a file that was looked into, on a thread of its own; the program goes by what is there afterwards. */
async function taken(
  { runTask, places: { games, ownPacks }, clock, sessions, packsChanged }: StoragePorts,
  kept: Uint8Array,
  how: TakeInRequest['how'],
): Promise<Reply<TakenIn>> {
  const at = clock().toISOString();
  const reply = await runTask({ task: 'takeIn', kept, how, games, ownPacks, at }, UNHURRIED);
  if (!reply.ok) return reply;
  if (reply.value.game !== null) sessions.forget(reply.value.game);
  if (reply.value.pack !== null) packsChanged();
  return reply;
}
