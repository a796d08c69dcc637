import { areLate, ENOUGH, FIRST } from './late.ts';

/** How well this machine follows what moves over the whole window: where frames come late, moments are simpler from then on. */
class Smoothness {
  isLate = $state(false);

  /** Measures the first frames from now; for `{@attach}`. */
  readonly watch = (): (() => void) => {
    const gaps: number[] = [];
    let last: number | null = null;
    const look = (now: number): void => {
      if (last !== null) gaps.push(now - last);
      last = now;
      if (gaps.length < FIRST + ENOUGH) frame = requestAnimationFrame(look);
      else if (areLate(gaps)) this.isLate = true;
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  };
}

/** One window is drawn by one machine. */
export const smoothness = new Smoothness();
