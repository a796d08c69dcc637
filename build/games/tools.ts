import type { SimulateTools } from '../simulate/types.ts';
import type { SoakTools } from '../soak/support/types.ts';

/**
 * What the tools need of a game. What loads its rules or its content is loaded when it is first needed: most tools need a
 * part alone, and some of them begin a hundred times.
 */
export interface GameTools {
  readonly simulate: () => Promise<SimulateTools>;
  readonly soak: SoakTools;
}
