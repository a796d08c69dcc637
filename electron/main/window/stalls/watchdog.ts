import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The orders of a watchdog. */
export interface Orders {
  /** A 32-bit counter that grows as long as the main thread turns. */
  readonly beats: SharedArrayBuffer;
  /** The folder in which a stall is written down. */
  readonly reports: string;
  /** So often it looks, in ms, and after so many looks without a beat it is a stall. */
  readonly every: number;
  readonly patience: number;
}

/** A watch over the main thread. */
export interface Watchdog {
  /** Resolves once somebody watches. */
  readonly watching: Promise<unknown>;
  readonly end: () => void;
}

/** The main thread gives a sign of life this often, in ms. */
const BEAT = 100;

/** Five seconds. */
const USUAL = { every: 100, patience: 50 } as const;

/** It looks at one number: room for more would be taken from the computer all the same. */
const SMALL = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 } as const;

/**
 * Has a thread watch this one: when it stands still for five seconds, what it was doing is written down while it still does it.
 * @param script of the thread
 */
export function watchOver(
  script: string | URL,
  reports: string,
  { every, patience }: Pick<Orders, 'every' | 'patience'> = USUAL,
): Watchdog {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(beats);
  const heart = setInterval(() => Atomics.add(count, 0, 1), Math.min(BEAT, every)).unref();
  const orders: Orders = { beats, reports, every, patience };
  const worker = new Worker(script, { workerData: orders, name: 'watchdog', resourceLimits: SMALL });
  worker.unref();
  worker.on('error', (error: Error) => {
    clearInterval(heart);
    console.error(`nobody watches over the program any more: ${error.message}`);
  });
  const watching = once(worker, 'message');
  // Told by the listener above.
  watching.catch(() => undefined);
  return {
    watching,
    end: () => {
      clearInterval(heart);
      void worker.terminate();
    },
  };
}
