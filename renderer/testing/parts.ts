import * as ofAlphaOmega from '../games/alpha-omega/parts.ts';
import * as ofHigherCard from '../games/higher-card/parts.ts';
import * as own from '../parts.ts';
import { Part } from '../ui/part.svelte.ts';

/** All parts that the window is made of. */
export const ALL_PARTS = [own, ofAlphaOmega, ofHigherCard]
  .flatMap((parts): readonly object[] => Object.values<object>({ ...parts }))
  .flatMap((part): readonly unknown[] =>
    part instanceof Part ? [part] : Object.values<unknown>({ ...part }),
  )
  .filter((part) => part instanceof Part);
