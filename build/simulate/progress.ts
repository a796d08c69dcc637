import cliProgress from 'cli-progress';

/** A bar where somebody watches the terminal; else nothing. It goes when it is done. */
export interface Progress {
  add(more: number): void;
  stop(): void;
}

/** Shows progress to so many of what is counted on the standard error output. */
export function progressTo(all: number, what: string): Progress {
  if (!process.stderr.isTTY) return { add: () => undefined, stop: () => undefined };
  const bar = new cliProgress.SingleBar(
    {
      format: `  {bar} {percentage} % of {total} ${what}, {eta_formatted} to go`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 100,
      // Ctrl-C is for the simulation to answer, which then stops the bar.
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(all, 0);
  return { add: (more) => bar.increment(more), stop: () => bar.stop() };
}
