import type { Gains, GamePlace, Story } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { whileHere } from '../../../ui/while-here.ts';
import type { TableState } from '../table-state.svelte.ts';

/** What has to be looked up about an end: the Objective's story, where the game belongs, and what it gave. */
export class EndFacts {
  story = $state.raw<Story | null>(null);
  /** Not known yet as long as it is undefined. */
  place = $state.raw<GamePlace | null | undefined>();
  gains = $state.raw<Gains | null>(null);

  /** Looks it up; call it once, where effects may run. */
  constructor({ session, view }: TableState) {
    $effect(() => {
      const { keep, leave } = whileHere();
      keep(session.story(view.objective.def), (found) => (this.story = found));
      keep(session.place(), (found) => (this.place = found));
      keep(session.gains(), (found) => (this.gains = found));
      return leave;
    });
  }
}
