import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { sameList } from '../../../shared.ts';
import { eventsOf } from '../../../table/told.ts';
import { returnedIn } from './condition.ts';

/** The cards whose glass is mended: the very same set as long as no other comes back, so that no card is looked at again. */
export class Mended {
  readonly #log: () => readonly LogEntry[];
  #latest: readonly CardId[] = [];

  constructor(log: () => readonly LogEntry[]) {
    this.#log = log;
  }

  readonly #list = $derived.by(() => {
    this.#latest = sameList(this.#latest, [...returnedIn(eventsOf(this.#log()))]);
    return this.#latest;
  });

  readonly cards = $derived.by((): ReadonlySet<CardId> => new Set(this.#list));
}
