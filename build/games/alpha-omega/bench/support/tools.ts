import type { BenchPlayers, BenchTools } from '../../../../bench/support/types.ts';

const seated = (seats: number): BenchPlayers => ({
  name: `Alpha/Omega, ${String(seats)} seat${seats === 1 ? '' : 's'}`,
  file: new URL('player.ts', import.meta.url),
  seats,
});

/** What the benchmarks need of Alpha/Omega. */
export const bench: BenchTools = {
  players: [1, 2, 6].map(seated),
  saves: async () => (await import('./saves.ts')).saves,
  long: async () => (await import('./long.ts')).long,
};
