import type { Reply, ShrinkProgress } from '../../../shared/api.ts';
import { messageOf, refuse } from '../../ipc/trouble.ts';
import { StoppedError, type RunTask } from '../tasks/run-task.ts';
import type { ShrunkLog, TaskOf } from '../tasks/tasks.ts';

/** The memory limit of a search for the shortest log, in MiB. */
const MEMORY = 512;

/** The number of searches that are remembered. */
const MOST = 8;

interface Search {
  readonly stop: AbortController;
  found: ShrunkLog;
  isOver: boolean;
  isStopped: boolean;
  failure: string | null;
}

/** Searches for the shortest log that still shows what is wrong with a game, each beside the program. */
export interface Shrinks {
  start(task: TaskOf<'shrink'>): string;
  progress(id: string): Reply<ShrinkProgress>;
  stop(id: string): void;
  /** The shortest log; null where there is nothing shorter than the game. */
  found(id: string): ShrunkLog | null;
}

export function openShrinks(runTask: RunTask, newId: () => string): Shrinks {
  const searches = new Map<string, Search>();
  return {
    start(task) {
      const id = newId();
      const search: Search = {
        stop: new AbortController(),
        found: { state: 'working', from: 0, tried: 0, log: [], sign: '' },
        ...{ isOver: false, isStopped: false, failure: null },
      };
      searches.set(id, search);
      for (const old of [...searches.keys()].slice(0, -MOST)) {
        searches.get(old)?.stop.abort();
        searches.delete(old);
      }
      const watch = {
        signal: search.stop.signal,
        hear: (found: ShrunkLog) => {
          search.found = found;
        },
      };
      runTask(task, { work: null, memory: MEMORY }, watch).then(
        (found) => {
          search.found = found;
          search.isOver = true;
        },
        (error: unknown) => {
          search.isOver = true;
          if (!(error instanceof StoppedError)) search.failure = messageOf(error);
        },
      );
      return id;
    },
    progress(id) {
      const search = searches.get(id);
      if (!search) return refuse('gone', 'noSuchSearch');
      const { found, isOver, isStopped, failure } = search;
      if (failure !== null) return refuse('defect', failure);
      const { from, log, tried } = found;
      const state = isStopped ? 'stopped' : isOver ? found.state : 'working';
      return { ok: true, value: { state, from, now: log.length, tried } };
    },
    stop(id) {
      const search = searches.get(id);
      if (!search || search.isOver) return;
      search.isStopped = true;
      search.stop.abort();
    },
    found(id) {
      const found = searches.get(id)?.found ?? null;
      return found !== null && found.log.length > 0 ? found : null;
    },
  };
}
