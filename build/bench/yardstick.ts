import { median } from 'simple-statistics';

/** About what a table of sixty cards comes to as text. */
const CARDS = Array.from({ length: 60 }, (_, at) => ({
  id: at,
  name: `card ${at}`,
  numbers: [at, at * 3, at * 7],
  marks: { isTired: at % 2 === 0, bears: [at + 1, at + 2] },
}));
const ROUNDS = 1000;
const TIMES = 9;

/**
 * What a fixed piece of script takes on this machine, in ms: with it, figures of two machines, or of one that is now slow and
 * now quick, can be held beside each other.
 */
export function yardstick(): number {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) JSON.parse(JSON.stringify(CARDS));
    return performance.now() - began;
  });
  return median(times);
}
