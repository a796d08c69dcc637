import * as own from '../parts.ts';
import { Part } from '../ui/part.svelte.ts';

const ofGames = import.meta.glob<object>('../games/*/parts.ts', { eager: true });

/** All parts that the window is made of. */
export const ALL_PARTS = [own, ...Object.values(ofGames)]
  .flatMap((parts): readonly object[] => Object.values<object>({ ...parts }))
  .flatMap((part): readonly unknown[] =>
    part instanceof Part ? [part] : Object.values<unknown>({ ...part }),
  )
  .filter((part) => part instanceof Part);
