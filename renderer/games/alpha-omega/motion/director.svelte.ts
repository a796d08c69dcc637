import { flushSync, untrack } from 'svelte';
import type { Balance, CardId, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { CardBook } from '../words/cards/words.ts';
import { settings } from '../../../settings.svelte.ts';
import { sounds } from '../../../sound/sound-box.svelte.ts';
import { cuesOfAll } from './all-cues.ts';
import type { Cue } from './cue.ts';
import { earlierCues } from './earlier.ts';
import { hear, hearBeat } from './hear.ts';
import { marksOf, type Mark } from './marks.ts';
import { isWorthAKey } from './pace.ts';
import {
  type Pace,
  playBeats,
  type Clock,
  type Playing,
  type Slot,
  type Stagehand,
} from '../../../table/motion/schedule.ts';
import { liesOf } from './spots.ts';
import { tableClock } from '../../../table/motion/table-clock.ts';
import { timetableOf, type ShownMoment, type Timetable } from './timetable.ts';
import { viewsOf } from '../../../table/told.ts';
import type { Told } from './told.ts';

/** What the director needs of a game: how it stands, and what the latest answer led to. */
export interface Play {
  readonly view: View;
  readonly told: Told | null;
  /** All that has happened, with what is told last. */
  readonly events: readonly ToldEvent[];
  readonly book: CardBook;
}

/** Who looks may have seen it before, on a table that was drawn otherwise. */
export interface Memory {
  has(kind: 'seen', told: Told): boolean;
  keep(kind: 'seen', told: Told): void;
}

const FORGETFUL: Memory = { has: () => false, keep: () => undefined };

/** Whether a seat is played by the program. */
export type IsBot = (seat: SeatId) => boolean;

/** Moves what stands on the table; without one, everything changes at once. */
export interface Scenery {
  /** An attack flies, as long as `ms`, before anything has changed. */
  lead(cues: readonly Cue[], ms: number): void;
  /** Lets the table change, and moves what has changed for `ms`. */
  change(cues: readonly Cue[], ms: number, change: () => void): void;
  /** Everything stands where it belongs, at once. */
  clear(): void;
}

/** A Strength Check, and how long it is shown, in milliseconds. */
export interface Weighed {
  readonly balance: Balance;
  readonly ms: number;
}

/** Two frames, in milliseconds. */
const SETTLING = 34;

/** An answer's beats, and how far they were shown. */
interface Course {
  readonly told: Told;
  readonly views: readonly [View, ...View[]];
  readonly cues: readonly (readonly Cue[])[];
  /** What the table looks up for in each beat. */
  readonly moments: readonly (ShownMoment | null)[];
  readonly slots: readonly Slot[];
  /** So many beats have changed the table. */
  readonly shown: number;
  /** The beat that is being shown; null when all were. */
  readonly beat: number | null;
  /** Nothing goes on before somebody says so. */
  readonly waits: boolean;
}

/**
 * Shows what an answer led to, beat by beat, on a board of its own: what is asked stands there already and can be
 * answered, which ends the showing.
 */
export class Director {
  readonly #play: Play;
  readonly #witnessed: Memory;
  readonly #clock: Clock;
  readonly #isBot: IsBot;
  #course = $state.raw<Course | null>(null);
  /** How the latest answer is going to be shown, worked out once: it stands so before its first beat. */
  #plan: Course | null = null;
  /** What is shown here, or was, from its beginning. */
  #followed: Told | null = null;
  #playing: Playing | null = null;
  #scenery: Scenery | null = null;
  #hush = (): void => undefined;
  /** How fast it is shown, where that is not as somebody chose for the games that are played. */
  own = $state<Pace | null>(null);

  constructor(
    play: Play,
    witnessed: Memory = FORGETFUL,
    isBot: IsBot = () => false,
    clock: Clock = tableClock,
  ) {
    this.#isBot = isBot;
    this.#play = play;
    this.#witnessed = witnessed;
    this.#clock = clock;
  }

  readonly pace = $derived.by((): Pace => this.own ?? settings.now.pace);

  /** What there is to show of the latest answer; null where the table has come to stand otherwise, as after an undo. */
  readonly latest = $derived.by((): Told | null => {
    const { told, view } = this.#play;
    if (told?.after !== view || told.beats.length === 0) return null;
    return this.#followed !== told && this.#witnessed.has('seen', told) ? null : told;
  });

  /**
   * The course of what was told, as far as it has come. That it begins changes nothing: else each answer had the whole table
   * worked out twice.
   */
  readonly #begun = $derived.by((): Course | null => {
    const { latest } = this;
    if (latest === null) return null;
    return this.#course?.told === latest ? this.#course : untrack(() => this.#planOf(latest));
  });

  /** How the board stands now. */
  readonly board = $derived.by((): View => this.#begun?.views[this.#begun.shown] ?? this.#play.view);

  readonly isMoving = $derived.by(() => this.#begun !== null && this.#begun.beat !== null);
  readonly waits = $derived.by(() => this.#begun?.waits ?? false);
  /** What is being shown just now. */
  readonly cues = $derived.by((): readonly Cue[] => {
    const { cues = [], beat = null } = this.#begun ?? {};
    return beat === null ? [] : (cues[beat] ?? []);
  });
  /** What the table looks up for just now. */
  readonly moment = $derived.by((): ShownMoment | null => {
    const { moments = [], beat = null, shown = 0 } = this.#begun ?? {};
    return beat === null || shown <= beat ? null : (moments[beat] ?? null);
  });
  /** The Strength Check that is being shown just now. */
  readonly weighed = $derived.by((): Weighed | null => {
    const { slots = [], beat = null, shown = 0 } = this.#begun ?? {};
    if (beat === null || shown <= beat) return null;
    const cue = this.cues.find(({ kind }) => kind === 'weighed');
    return cue?.kind === 'weighed' ? { balance: cue.balance, ms: slots[beat]?.rest ?? 0 } : null;
  });
  /** What has happened in the beat that is being shown, once the table has changed with it. */
  readonly happening = $derived.by((): readonly ToldEvent[] => {
    const { told, beat = null, shown = 0 } = this.#begun ?? {};
    return beat === null || shown <= beat ? [] : (told?.beats[beat]?.events ?? []);
  });
  /** How many beats that are worth a look are still to come. */
  readonly left = $derived.by(() => {
    const { cues = [], beat = null } = this.#begun ?? {};
    return beat === null ? 0 : cues.slice(beat + 1).filter(isWorthAKey).length;
  });
  /** So many of the latest events are still to be shown: the story does not run ahead of the table. */
  readonly untold = $derived.by(() => {
    if (!this.isMoving) return 0;
    const beats = this.latest?.beats.slice(this.#begun?.shown ?? 0) ?? [];
    return beats.reduce((sum, { events }) => sum + events.length, 0);
  });
  /** What has happened to which card since the latest answer, as far as it was shown. */
  readonly marks = $derived.by((): ReadonlyMap<CardId, Mark> => {
    const { cues = [], shown = 0, beat = null } = this.#begun ?? {};
    // A number that rises off a card just now stands there once.
    const rising = beat !== null && shown === beat + 1 && !settings.isStill ? beat : null;
    return marksOf([
      ...this.#earlier,
      ...cues
        .slice(0, shown)
        .flatMap((all, at) => (at === rising ? all.filter((cue) => !isRising(cue)) : all)),
    ]);
  });
  readonly #earlier = $derived.by(() => (this.latest === null ? [] : earlierCues(this.latest)));
  /** Cards of hands that are still to be drawn on the board. */
  readonly coming = $derived.by((): ReadonlySet<CardId> => {
    if (!this.isMoving) return new Set();
    const here = liesOf(this.board);
    const hands = [...this.#play.view.seats, ...this.#play.view.opponents].flatMap(({ hand }) => hand ?? []);
    return new Set(hands.map(({ id }) => id).filter((id) => !here.has(id)));
  });

  /** What moves things on the screen, as long as it is there. */
  decorate(scenery: Scenery): () => void {
    this.#scenery = scenery;
    return () => {
      this.finish();
      this.#scenery = null;
    };
  }

  /** Begins to show the latest answer; whatever was still shown of the one before is over. */
  follow(): void {
    this.finish();
    const told = this.latest;
    if (told === null) return;
    this.#followed = told;
    this.#witnessed.keep('seen', told);
    const plan = this.#planOf(told);
    if (plan.beat === null) hear(plan.cues.flat());
    else this.#playing = this.#soon(plan);
  }

  #planOf(told: Told): Course {
    if (this.#plan?.told !== told) this.#plan = this.#planned(told);
    return this.#plan;
  }

  /** How an answer will be shown: from its first beat, or at once where no beat takes any time. */
  #planned(told: Told): Course {
    const views = viewsOf(told);
    const cues = cuesOfAll(told.beats, views);
    const { slots, moments } = this.#timetableOf(told, cues);
    const isAtOnce = slots.every(({ rest, stays }) => rest + stays === 0);
    const begins = isAtOnce ? { shown: told.beats.length, beat: null } : { shown: 0, beat: 0 };
    return { ...{ told, views, cues, moments, slots }, ...begins, waits: false };
  }

  #timetableOf(told: Told, cues: Course['cues']): Timetable {
    const events = told.beats.map((beat) => beat.events);
    const { events: all, book } = this.#play;
    const before = all.slice(0, all.length - events.flat().length);
    const { pending } = told.before;
    const isBot = pending !== null && this.#isBot(pending.seat);
    return timetableOf({ cues, events, before, book, pace: this.pace, after: told.after, isBot });
  }

  /** Goes on to the next beat. */
  next(): void {
    this.#hush();
    this.#scenery?.clear();
    this.#playing?.next();
  }

  /** Shows no more: the board stands as it does. */
  finish(): void {
    this.#playing?.finish();
  }

  /** Plays once the question is painted and the cards have found their size beside it. */
  #soon(plan: Course): Playing {
    const hand = this.#handOf(plan);
    const forget = this.#clock.after(SETTLING, () => {
      this.#playing = playBeats(plan.slots, this.#clock, hand);
    });
    return {
      next: () => undefined,
      finish: () => {
        forget();
        hand.end();
      },
    };
  }

  #handOf(plan: Course): Stagehand {
    const { slots } = plan;
    const set = (changes: Partial<Course>): void => {
      const course = this.#course?.told === plan.told ? this.#course : plan;
      this.#course = { ...course, ...changes };
    };
    const cuesAt = (beat: number): readonly Cue[] => plan.cues[beat] ?? [];
    return {
      lead: (beat: number): void => {
        const { lead = 0 } = slots[beat] ?? {};
        set({ beat, waits: false });
        if (lead === 0) return;
        sounds.play('attack');
        this.#scenery?.lead(cuesAt(beat), lead);
      },
      show: (beat: number): void => {
        const cues = cuesAt(beat);
        const { lead = 0, rest = 0 } = slots[beat] ?? {};
        const change = (): void => flushSync(() => set({ shown: beat + 1 }));
        this.#hush = hearBeat(cues, { lead, rest }, this.#clock);
        if (this.#scenery === null || rest === 0) set({ shown: beat + 1 });
        else this.#scenery.change(cues, rest, change);
      },
      wait: (): void => set({ waits: true }),
      end: (): void => {
        this.#playing = null;
        this.#hush();
        this.#scenery?.clear();
        set({ shown: slots.length, beat: null, waits: false });
      },
    };
  }
}

/** Of these the number rises off the card. */
const isRising = ({ kind }: Cue): boolean => kind === 'hurt' || kind === 'healed' || kind === 'strength';
