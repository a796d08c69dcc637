import type { GameTools } from '../tools.ts';

/** What the tools need of Higher Card. */
export const higherCardTools: GameTools = {
  simulate: async () => (await import('./simulate/tools.ts')).simulate,
  soak: { laws: async () => (await import('./laws.ts')).laws },
  bench: {
    players: [2, 4].map((seats) => ({
      ...{ name: `Higher Card, ${String(seats)} seats`, seats },
      file: new URL('bench/player.ts', import.meta.url),
    })),
  },
};
