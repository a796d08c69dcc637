/** How long a thread heard nobody, at most. */
export interface Stall {
  /** Ms of the processor between two beats of its loop: what is no fault of the machine's. */
  readonly work: number;
  /** Ms by the clock that a beat came late. */
  readonly clock: number;
}

/**
 * Measures from now on how long the thread that calls this hears nobody. It stands alone, as it is also run in the main process
 * of a program.
 * @returns gives the longest stall since it was asked last
 */
export function loopMeter(): () => Stall {
  const delay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.threadCpuUsage();
  let work = 0;
  const beat = (): void => {
    const now = process.threadCpuUsage();
    work = Math.max(work, (now.user + now.system - before.user - before.system) / 1000);
    before = now;
  };
  setInterval(beat, 1).unref();
  return () => {
    beat();
    const stall = { work, clock: delay.max / 1e6 };
    work = 0;
    delay.reset();
    return stall;
  };
}
