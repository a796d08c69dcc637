import { ask, type GameApi } from './api.ts';

/** The actions open to somebody who is told that the disk failed. */
export interface RescueActions {
  /** To the backups; null while no page can be gone to. */
  readonly toBackups: (() => void) | null;
  /** Shows the folder of what is kept, in the system's own window. */
  readonly showFolder: () => void;
  /** Opens the file of games anew, where it was deleted or moved while it was open. */
  readonly reopen: () => void;
}

/** The ways out of a trouble, for wherever in the program one is told; null before the program is laid out. */
class Rescue {
  actions = $state.raw<RescueActions | null>(null);

  /** @returns what ends it */
  lead(api: Pick<GameApi, 'showFolder' | 'mend'>, toBackups: RescueActions['toBackups']): () => void {
    this.actions = {
      toBackups,
      showFolder: () => void ask(api.showFolder('games')),
      reopen: () => void ask(api.mend({ how: 'retry' })),
    };
    return () => (this.actions = null);
  }
}

export const rescue = new Rescue();
