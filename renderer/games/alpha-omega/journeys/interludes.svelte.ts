import type { DefId, ToldEvent } from '../../../../engine/index.ts';
import { pages } from '../../../pages.svelte.ts';
import type { Session } from '../../../session.svelte.ts';

/** What is to be told at the table: of an Objective that was achieved, and of the next; at the beginning of the next alone. */
export interface Interlude {
  /** So many Objectives are achieved by now. */
  readonly achieved: number;
  /** The one that was achieved last; null at the beginning. */
  readonly before: DefId | null;
  readonly next: DefId;
}

/** The pages with the map: what is told at the beginning stands on it, beside the stop that one sets out from. */
const MAPS: readonly string[] = ['journeys', 'journey'];

/** The moment at which a game begins. */
const BEGINNING = 0;

/**
 * Which Objectives of a campaign nobody at this table was told of yet. What was achieved before one sat down is told on the
 * map; what is taken back and achieved in another way is told again.
 */
export class Interludes {
  readonly #session: Session;
  readonly #isWatching: boolean;
  /** The moments that were told of. */
  #told = $state.raw<ReadonlySet<number>>(new Set());

  constructor(session: Session, isWatching: boolean) {
    this.#session = session;
    this.#isWatching = isWatching;
    // Whoever comes from the map was told of the beginning there.
    const isNew = session.moments.length <= 1 && !MAPS.includes(pages.shown.name);
    this.#told = new Set([...(isNew ? [] : [BEGINNING]), ...this.#moments]);
  }

  /** The moments at which one Objective followed another. */
  readonly #moments = $derived.by(() =>
    this.#session.log.flatMap((entry) =>
      entry.kind === 'answered' && entry.events.some(({ event }) => event.type === 'objectiveFollowed')
        ? [entry.moment]
        : [],
    ),
  );

  /** What is to be told now; null where nothing is. */
  readonly due = $derived.by((): Interlude | null => {
    const moment = this.#moments.at(-1);
    if (this.#isWatching || this.#told.has(moment ?? BEGINNING)) return null;
    const { events, request } = this.#session;
    if (moment === undefined) {
      const isCampaign = request !== null && (request.campaign ?? []).length > 0;
      return isCampaign ? { achieved: 0, before: null, next: request.objective } : null;
    }
    const followed = named(events, 'objectiveFollowed');
    const achieved = followed.length;
    const before = named(events, 'objectiveBegan')[achieved - 1] ?? null;
    return { achieved, before, next: followed.at(-1) ?? '' };
  });

  /** It was read. */
  close(): void {
    this.#told = new Set([BEGINNING, ...this.#moments]);
  }
}

/** The Objectives of all events of a type, in order. */
const named = (
  events: readonly ToldEvent[],
  type: 'objectiveBegan' | 'objectiveFollowed',
): readonly DefId[] =>
  events.flatMap(({ event, defs }) => (event.type === type ? [defs[event.objective] ?? ''] : []));
