import { setImmediate as answered } from 'node:timers/promises';
import type { OwnedDb } from '../../../db/file/handles.ts';
import type { Trouble } from '../../shared/api.ts';
import { attemptLater } from '../ipc/attempt.ts';
import type { Reporter } from './reports.ts';

/** The program on a file of games, or on what is wrong with it. */
export interface RunningProgram {
  /** Null while there is no file of games to be used. */
  readonly db: OwnedDb | null;
  tidyUp(): Promise<void>;
  /** Nobody works on the file any more who was not stopped by {@link end}. */
  settled(): Promise<void>;
  /** Closes the file and ends what works on it. */
  end(): void;
}

/** Closes the file of games, does something with it, and restarts the program on what is there then. */
export type Restart = (work: () => void | Promise<void>) => void;

export interface Beginning {
  /**
   * Begins the program on the file of games as it is.
   * @param failure why what was to be done before was not done; null where nothing was, or it was done
   */
  readonly begin: (restart: Restart, failure: Trouble | null) => RunningProgram;
  /** From now on every call is refused: what would be done now, nobody would find again. */
  readonly refuseAll: () => void;
  /** The program has restarted: the window reloads too. */
  readonly begun: () => void;
  readonly report: Reporter;
  /** The program could not restart. */
  readonly onDefect: (error: unknown) => void;
}

const BETWEEN: RunningProgram = {
  db: null,
  tidyUp: () => Promise.resolve(),
  settled: () => Promise.resolve(),
  end: () => undefined,
};

/**
 * Runs the program, which may ask to be restarted.
 * @returns the program as it runs now
 */
export function runProgram({ begin, refuseAll, begun, report, onDefect }: Beginning): () => RunningProgram {
  let running = BETWEEN;
  const restartAfter = async (work: () => void | Promise<void>): Promise<void> => {
    const before = running;
    await before.settled();
    // What was asked is answered first, and what waited for others is done.
    await answered();
    running = BETWEEN;
    before.end();
    const nothing = (): object => ({});
    const done = await attemptLater(report, nothing, async () => {
      await work();
      return { ok: true, value: null };
    });
    running = begin(restart, done.ok ? null : done.error);
    begun();
    void running.tidyUp();
  };
  function restart(work: () => void | Promise<void>): void {
    refuseAll();
    restartAfter(work).catch(onDefect);
  }
  running = begin(restart, null);
  return () => running;
}
