import { ask, type GameApi } from './api.ts';

/** Where somebody can go who is told that the disk failed. */
export interface Ways {
  /** To the backups; null while no page can be gone to. */
  readonly toBackups: (() => void) | null;
  /** Shows the folder of what is kept, in the system's own window. */
  readonly showFolder: () => void;
  /** Opens the file of games anew, where it was deleted or moved while it was open. */
  readonly reopen: () => void;
}

/** The ways out of a trouble, for wherever in the program one is told; null before the program is laid out. */
class Rescue {
  ways = $state.raw<Ways | null>(null);

  /** @returns what ends it */
  lead(api: Pick<GameApi, 'showFolder' | 'mend'>, toBackups: Ways['toBackups']): () => void {
    this.ways = {
      toBackups,
      showFolder: () => void ask(api.showFolder('games')),
      reopen: () => void ask(api.mend({ how: 'retry' })),
    };
    return () => (this.ways = null);
  }
}

export const rescue = new Rescue();
