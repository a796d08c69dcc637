import { parentPort } from 'node:worker_threads';

/** What was played in one slice, in seconds by the clock and of processor time. */
export interface Slice {
  readonly decisions: number;
  readonly seconds: number;
  readonly cpu: number;
}

/** How long a slice is, in seconds of processor time. */
const SLICE = 0.2;

/** Plays games for as long as a slice lasts whenever it is told to; `play` says how many decisions a game took. */
export function serve(play: (game: number) => number | Promise<number>): void {
  let game = 0;
  const slice = async (): Promise<Slice> => {
    const [start, before] = [performance.now(), cpuSeconds()];
    let decisions = 0;
    for (; cpuSeconds() - before < SLICE; game += 1) decisions += await play(game);
    return { decisions, seconds: (performance.now() - start) / 1000, cpu: cpuSeconds() - before };
  };
  parentPort?.on('message', () => void slice().then((played) => parentPort?.postMessage(played)));
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
