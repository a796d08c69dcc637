import type { JourneysApi, Story } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { ask } from '../../../api.ts';

/** The stories of the Objectives, as soon as they have come. */
export class Stories {
  #all = $state.raw<readonly Story[]>([]);

  constructor(api: Pick<JourneysApi, 'stories'>) {
    void ask(api.stories()).then((reply) => {
      if (reply.ok) this.#all = reply.value;
    });
  }

  /** Null where none is told of an Objective, or none has come yet. */
  of(objective: DefId): Story | null {
    return this.#all.find((story) => story.objective === objective) ?? null;
  }
}
