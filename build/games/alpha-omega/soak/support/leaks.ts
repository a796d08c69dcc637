import { alphaOmegaAdapter } from '../../../../../electron/main/games/alpha-omega/adapter.ts';
import { overhear, type PrivateGame } from '../../../../../electron/testing/private-table.ts';
import type { LeakTools } from '../../../../soak/support/types.ts';

const TABLES: readonly Pick<PrivateGame, 'seats' | 'opponents' | 'bots'>[] = [
  { seats: 2 },
  { seats: 3, opponents: 1 },
  { seats: 4, opponents: 2 },
  { seats: 6 },
  { seats: 2, bots: 1 },
  { seats: 4, bots: 2 },
];

/** The private tables of Alpha/Omega. */
export const leaks: LeakTools = {
  head: ['Good players', 'of the Opponents', 'of them bots'],
  tables: TABLES.map((table) => ({
    name: JSON.stringify(table),
    cells: [table.seats, table.opponents ?? 0, table.bots ?? 0],
    play: (seed, steps) => overhear({ ...table, adapter: alphaOmegaAdapter, seed, steps }),
  })),
};
