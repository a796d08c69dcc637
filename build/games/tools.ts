import type { BenchTools } from '../bench/support/types.ts';
import type { GalleryTools } from '../gallery/types.ts';
import type { MutantTools } from '../mutants/types.ts';
import type { SimulateTools } from '../simulate/types.ts';
import type { SoakTools } from '../soak/support/types.ts';

/**
 * What the tools need of a game. What loads its rules or its content is loaded when it is first needed: most tools need a
 * part alone, and some of them begin a hundred times. The scripts of its threads stand beside it (`threads.ts`), and so do
 * its own soaks and benchmarks, which are found by their folders. What a game has nothing for is left out: the tools then
 * pass it over, and say so.
 */
export interface GameTools {
  readonly simulate: () => Promise<SimulateTools>;
  readonly goldens?: () => Promise<GoldenTools>;
  readonly gallery?: () => Promise<GalleryTools>;
  readonly soak: SoakTools;
  readonly bench: BenchTools;
  readonly mutants?: MutantTools;
}

/** A game that is to end as it once did. */
export interface GoldenPlan {
  readonly name: string;
  /** Plays it anew; says how it ended. */
  readonly play: () => { readonly golden: object; readonly answers: number; readonly ended: string };
}

/** What `npm run goldens` needs of a game. */
export interface GoldenTools {
  /** Where its golden games lie, from the root. */
  readonly folder: string;
  readonly plans: () => readonly GoldenPlan[];
  /** The states of these rules as they are kept, and where. */
  readonly states: () => {
    readonly file: string;
    readonly packed: Uint8Array;
    readonly count: number;
    readonly rules: number;
  };
}
