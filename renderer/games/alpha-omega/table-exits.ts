import { createContext } from 'svelte';
import type { Page } from '../../pages.svelte.ts';
import type { LevelStep } from './outcome/next-level.ts';

/** The exits of a table, whatever lies over it. */
export interface TableExits {
  /** To a page; the way back from there leads to the table. */
  readonly to: (page: Page) => void;
  /** From the First Battle that was won to the map of the journeys; null where there is nothing of the kind. */
  readonly journey: (() => void) | null;
  /** The level that the end of the game invites to; null where it invites to none. */
  readonly step: LevelStep | null;
}

export const [getTableExits, setTableExits] = createContext<TableExits>();
