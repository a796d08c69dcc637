import type { GameTools } from '../tools.ts';
import { bench } from './bench/support/tools.ts';
import { mutants } from './mutants/tools.ts';
import { soak } from './soak/support/tools.ts';

/** What the tools need of Alpha/Omega. */
export const alphaOmegaTools: GameTools = {
  simulate: async () => (await import('./simulate/tools.ts')).simulate,
  goldens: async () => (await import('./goldens.ts')).goldens,
  gallery: async () => (await import('./gallery/shots.ts')).gallery,
  ...{ soak, bench, mutants },
};
