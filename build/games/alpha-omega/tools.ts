import type { GameTools } from '../tools.ts';
import { soak } from './soak/support/tools.ts';

/** What the tools need of Alpha/Omega. */
export const alphaOmegaTools: GameTools = {
  simulate: async () => (await import('./simulate/tools.ts')).simulate,
  soak,
};
