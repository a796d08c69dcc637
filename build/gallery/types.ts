import type { Settings } from '../../electron/shared/settings.ts';

export interface TableSize {
  readonly players: number;
  readonly inPlay: number;
}

/** One picture of the gallery. */
export interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly show: 'table' | 'omens' | 'home' | 'new' | 'help' | 'settings' | 'faces';
  readonly table: TableSize;
  readonly settings: Partial<Settings>;
  /** The system asks for its own few colours. */
  readonly forced: boolean;
}
