import { createContext } from 'svelte';
import type { LevelId } from '../../../engine/index.ts';
import type { Page } from '../../pages.svelte.ts';

/** Where one goes from a table, whatever lies over it. */
export interface WaysOn {
  /** To a page; the way back from there leads to the table. */
  readonly to: (page: Page) => void;
  /** From the First Battle that was won to the map of the journeys; null where there is nothing of the kind. */
  readonly journey: (() => void) | null;
  /** The level that a harder or a gentler game would be a step from; null where the game is at none. */
  readonly level: LevelId | null;
}

export const [getWaysOn, setWaysOn] = createContext<WaysOn>();
