import { createContext } from 'svelte';
import type { Couch } from './couch/couch.svelte.ts';
import type { CommonView } from './things.ts';
import type { LookedAt } from './time/past.svelte.ts';
import type { Travelled, Travels } from './time/travels.svelte.ts';
import type { TableWords } from './words.ts';

/** The game on a table, as far as every table needs it. */
export type AnySession = Travelled<LookedAt> & {
  readonly id: string;
  /** A reply is waited for so long that it shows. */
  readonly isSlow: boolean;
};

/** The table of any game, for the parts that every table has. */
export interface AnyTable {
  readonly session: AnySession;
  readonly couch: Couch;
  readonly time: Travels<LookedAt>;
  /** How the game stands, or stood at the moment that is looked at. */
  readonly view: CommonView;
  /** The players' names, in the order of play. */
  readonly seats: readonly string[];
  /** An earlier moment is looked at. */
  readonly isBack: boolean;
  /** What led to the question is still told. */
  readonly isTelling: boolean;
  readonly words: TableWords;
  /** What is still being told is told at once. */
  endTelling(): void;
}

/** The table that is drawn. */
export const [getAnyTable, setAnyTable] = createContext<AnyTable>();
