import { Worker } from 'node:worker_threads';
import type { PivotalMoments } from '../../../../../engine/alpha-omega/index.ts';
import type { PivotalProgress } from '../../../../shared/games/alpha-omega/api.ts';
import type { PivotalJob, PivotalWord } from './worker.ts';

/** Searches for the choices that mattered, each in a thread of its own. */
export interface PivotalSearches {
  /** Begins a search, unless one for this game is under way. */
  start(game: string, job: PivotalJob, keep: (found: PivotalMoments) => void): void;
  /** How far it is; null where nobody searches. */
  progress(game: string): Extract<PivotalProgress, { at: 'searching' }> | null;
  /** Why the last search for this game failed, once; null where it did not. */
  failure(game: string): Error | null;
  cancel(game: string): void;
  /** Ends all that is under way. */
  close(): void;
}

/** @param script the script that a worker runs */
export function openSearches(script: URL): PivotalSearches {
  const under = new Map<string, { readonly worker: Worker; done: number }>();
  const failed = new Map<string, Error>();
  const end = (game: string): void => {
    void under.get(game)?.worker.terminate();
    under.delete(game);
  };
  return {
    start(game, job, keep) {
      if (under.has(game)) return;
      failed.delete(game);
      const search = { worker: new Worker(script, { workerData: job, name: 'pivotal moments' }), done: 0 };
      under.set(game, search);
      const isMine = (): boolean => under.get(game) === search;
      const fail = (error: Error): void => {
        if (!isMine()) return;
        failed.set(game, error);
        end(game);
      };
      search.worker.on('message', (word: PivotalWord) => {
        if (!isMine()) return;
        if ('done' in word) {
          search.done = word.done;
          return;
        }
        try {
          keep(word.found);
          end(game);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      });
      search.worker.on('error', fail);
    },
    progress(game) {
      const search = under.get(game);
      return search ? { at: 'searching', done: search.done } : null;
    },
    failure(game) {
      const error = failed.get(game) ?? null;
      failed.delete(game);
      return error;
    },
    cancel: end,
    close: () => {
      for (const game of [...under.keys()]) end(game);
    },
  };
}
