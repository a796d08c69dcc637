import type { DefId, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { pages } from '../../../pages.svelte.ts';
import type { Session } from '../session.svelte.ts';
import { begunWith } from './beginning.ts';

/** What is to be told at the table: of an Objective that was achieved, and of the next; at the beginning of the next alone. */
export interface Interlude {
  /** So many Objectives are achieved by now. */
  readonly achieved: number;
  /** The one that was achieved last; null at the beginning. */
  readonly before: DefId | null;
  /** Null where it is not known what a game was asked for with. */
  readonly next: DefId | null;
  /** The table waits with it: nothing of the next Objective has come yet. */
  readonly isHeld: boolean;
}

/** The pages with the map: what is told before an Objective stands on it, beside the stop that one sets out from. */
const MAPS: readonly string[] = ['journeys', 'journey'];

/**
 * Whether the page below the table told how its game begins: that of its journey tells all of it; on the one that lists all
 * journeys is a map, but not how a journey goes.
 */
function isToldOnPage(session: Session): boolean {
  const { shown } = pages;
  const begun = begunWith(session);
  if (begun === null) return MAPS.includes(shown.name);
  return shown.name === 'journey' && shown.id === begun.line.id;
}

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
  /** The victories that were looked at, and those that were played: a table that is drawn anew shows their last picture. */
  #seen = $state<string | null>(null);
  #played: string | null = null;

  constructor(session: Session, isWatching: boolean) {
    this.#session = session;
    this.#isWatching = isWatching;
    const isNew = session.moments.length <= 1 && !isToldOnPage(session);
    this.#told = new Set([...(isNew ? [] : [BEGINNING]), ...this.#moments]);
    if (!this.isHeld || isWatching) return;
    // The victory was seen before one left; whoever goes on from the map has read there what follows it.
    this.leaveVictory();
    if (MAPS.includes(pages.shown.name)) void this.close();
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
    if (this.#isWatching) return null;
    if (this.isHeld) return this.#held;
    const moment = this.#moments.at(-1);
    if (this.#told.has(moment ?? BEGINNING)) return null;
    const { events, request, view } = this.#session;
    if (moment === undefined) {
      const isCampaign = (request?.campaign ?? []).length > 0;
      if (!isCampaign && begunWith(this.#session) === null) return null;
      return { achieved: 0, before: null, next: request?.objective ?? view.objective.def, isHeld: false };
    }
    const followed = named(events, 'objectiveFollowed');
    const achieved = followed.length;
    const before = named(events, 'objectiveBegan')[achieved - 1] ?? null;
    return { achieved, before, next: followed.at(-1) ?? null, isHeld: false };
  });

  /** The table waits where an Objective is achieved. */
  get isHeld(): boolean {
    return this.#session.stop === 'objective';
  }

  readonly #held = $derived.by((): Interlude => {
    const { events, request, view } = this.#session;
    const achieved = named(events, 'objectiveFollowed').length + 1;
    const next = request?.campaign?.[achieved - 1] ?? null;
    return { achieved, before: view.objective.def, next, isHeld: true };
  });

  /** Which victory the table waits with. */
  get #victory(): string {
    return `${String(this.#held.achieved)} ${String(this.#answered)}`;
  }

  /** The moment of the latest answer. */
  get #answered(): number {
    return this.#session.log.findLast(({ kind }) => kind === 'answered')?.moment ?? BEGINNING;
  }

  /** The victory itself is to be seen now, before anything is read. */
  get isVictory(): boolean {
    return this.isHeld && this.#seen !== this.#victory;
  }

  /** Begins to play the victory. @returns whether it was played before */
  playVictory(): boolean {
    const isPlayed = this.#played === this.#victory;
    this.#played = this.#victory;
    return isPlayed;
  }

  /** The victory was seen: what is told after it follows. */
  leaveVictory(): void {
    this.#seen = this.#victory;
  }

  /** It was read: the table goes on. */
  async close(): Promise<void> {
    this.#told = new Set([BEGINNING, ...this.#moments, this.#answered]);
    if (this.isHeld) await this.#session.leaveStop();
  }
}

/** The Objectives of all events of a type, in order. */
const named = (
  events: readonly ToldEvent[],
  type: 'objectiveBegan' | 'objectiveFollowed',
): readonly DefId[] =>
  events.flatMap(({ event, defs }) => (event.type === type ? [defs[event.objective] ?? ''] : []));
