import type { Looked } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Moment, Reply } from '../../../../electron/shared/api.ts';
import { placeOf } from './script.ts';

/** What can be looked back into: the moments of a game, now last. */
export interface Past {
  readonly moments: readonly Moment[];
  readonly lookAt: (moment: number) => Promise<Reply<Looked>>;
}

/** The number of the latest earlier moment at which the game stood as in the example; null where none can be found. */
export async function findExampleMoment(past: Past): Promise<number | null> {
  for (const { number } of past.moments.slice(0, -1).toReversed()) {
    const looked = await past.lookAt(number);
    if (looked.ok && placeOf(looked.value.view) !== null) return number;
  }
  return null;
}
